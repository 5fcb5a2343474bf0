import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileDescriptors, compileMessages } from './messages/compile-messages.ts'
import { buildWorker } from './worker/build-worker.ts'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    babel({
      plugins: command === 'build' ? [compileDescriptors] : [],
      presets: [reactCompilerPreset()],
    }),
    compileMessages(),
    vanillaExtractPlugin(),
    buildWorker(),
  ],
  cacheDir: '../../node_modules/.cache/vite-platform',
  // Each flag is a module of its own, loaded when it is shown: bundling all of them ahead would reload the page.
  optimizeDeps: { exclude: ['country-flag-icons'] },
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    target: 'es2023',
    sourcemap: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // What every page needs compresses best as one file.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
}))
