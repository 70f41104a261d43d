import { show } from './page'
import Page from './lobby/LobbyPage.svelte'

void show(Page)
