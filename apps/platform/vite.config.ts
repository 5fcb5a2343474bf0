import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { appCompiler } from './react-compiler.ts'
import { compileCalls } from './calls/compile-calls.ts'
import { compileDescriptors, compileMessages } from './messages/compile-messages.ts'
import { firstPaint } from './preload/first-paint.ts'
import { pageFiles } from './preload/page-files.ts'
import { buildWorker } from './worker/build-worker.ts'

const sharedByGames =
  /packages\/chess-(board|game)\/(?!src\/pieces\/(food|music|nature)\.)|platform\/src\/(chess\/(board|moves)\/|settings\/board\/(appearance|page-look|sounds)\.)/

/** A page's file has the name of its room (`lobby-lists-…`), a popup's also says so (`settings-board-popup-…`). */
function chunkFileNames({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const page = /\/src\/([^?]*(?:route|popup))\.tsx$/.exec(facadeModuleId ?? '')?.[1]
  const named = page?.replace(/[/.]route$/, '').replaceAll(/[/.]/g, '-') ?? name.split('~')[0]
  return `assets/${named}-[hash].js`
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    babel({
      plugins: command === 'build' ? [compileDescriptors, compileCalls] : [],
      presets: [appCompiler()],
    }),
    compileMessages(),
    vanillaExtractPlugin(),
    pageFiles(),
    firstPaint(),
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
    // What all pages need compresses best as one file, and what all pages with a game need as another.
    rolldownOptions: {
      output: {
        chunkFileNames,
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            {
              name: 'board',
              test: sharedByGames,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 24_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}))
