import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vite'

const at = (path: string) => new URL(path, import.meta.url).pathname

/** The drawings, once per page: `<use href="#coin">` works everywhere and no script carries them. */
const drawings: Plugin = {
  name: 'drawings',
  transformIndexHtml: (html) =>
    html.replace(
      '<!-- drawings -->',
      readFileSync(at('src/art/icons.svg'), 'utf8').replace('<svg ', '<svg class="drawings" aria-hidden="true" '),
    ),
}

export default defineConfig({
  base: '/static/',
  plugins: [svelte(), drawings],
  build: {
    outDir: at('../src/signoria/web/static'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: { lobby: at('lobby.html'), table: at('table.html'), replay: at('replay.html') } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
