import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { icons } from './icons.ts'

export default defineConfig({
  plugins: [svelte(), icons()],
  base: '/',
  build: {
    outDir: '../ludoteca/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    chunkSizeWarningLimit: 700,
  },
})
