import { show } from './page'
import Page from './table/TablePage.svelte'

void show(Page)
