import { show } from './page'
import Page from './replay/ReplayPage.svelte'

void show(Page)
