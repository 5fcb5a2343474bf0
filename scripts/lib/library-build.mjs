import { join } from 'node:path'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import { build } from 'vite'
import { compilerOptions, compilerRuntime } from './compiler-runtime.mjs'

/**
 * In a library Vite would put a file that a module names into the module; ours stay files beside it,
 * which the Vite of those who install the package finds.
 * @returns {import('vite').Plugin}
 */
const keepFilesBeside = () => ({
  name: 'keep-files-beside',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/src/')
      ? {
          code: code.replaceAll(
            /new URL\((?='\.\/[^']+\.wav', import\.meta\.url\))/g,
            'new URL(/* @vite-ignore */ ',
          ),
          map: null,
        }
      : undefined,
  renderChunk: (code) => ({ code: code.replaceAll('/* @vite-ignore */', ''), map: null }),
})

/** @param {string} module One that a built module imports. */
const usesHooks = (module) => module === 'react' || module.includes('compiler-runtime')

/**
 * Builds a package's modules, one file each, and its styles.css.
 * @param {object} library
 * @param {string} library.folder
 * @param {readonly string[]} library.entries relative to the folder
 * @param {readonly string[]} library.outside The packages that are installed with it, by name.
 * @param {string} [library.react] The React that it works with, as `>=18`.
 */
export async function buildLibrary({ folder, entries, outside, react }) {
  const knowsReact18 = react?.startsWith('>=18') ?? false
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [
      keepFilesBeside(),
      babel({ presets: [reactCompilerPreset(knowsReact18 ? compilerOptions : {})] }),
      knowsReact18 && compilerRuntime(),
      vanillaExtractPlugin(),
    ],
    build: {
      target: 'es2022',
      outDir: join(folder, 'dist'),
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      cssCodeSplit: false,
      lib: {
        entry: entries.map((entry) => join(folder, entry)),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          entryFileNames: '[name].js',
          // What uses hooks runs in browsers only; frameworks of server components must be told.
          banner: ({ imports }) => (imports.some(usesHooks) ? "'use client'" : ''),
        },
      },
    },
  })
}
