import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildWorker } from './worker/build-worker.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    vanillaExtractPlugin(),
    buildWorker(),
  ],
  cacheDir: '../../node_modules/.cache/vite-platform',
  // Each flag is a module of its own, loaded when it is shown: bundling all of them ahead would reload the page.
  optimizeDeps: { exclude: ['country-flag-icons'] },
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: { target: 'es2023', sourcemap: true, reportCompressedSize: false, assetsInlineLimit: 0 },
})
