import { join } from 'node:path'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import { build } from 'vite'
import { compilerOptions, compilerRuntime } from './compiler-runtime.mjs'

/**
 * In a library Vite would inline a file that a module names; ours stay separate files beside it, which the user's Vite
 * finds.
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

/** @param {string} module A module that a built module imports. */
const usesHooks = (module) => module === 'react' || module.includes('compiler-runtime')

/**
 * Builds a package's modules, one file each, and its styles.css.
 * @param {object} library
 * @param {string} library.folder
 * @param {readonly string[]} library.entries relative to the folder
 * @param {readonly string[]} library.outside The names of packages that are installed with it.
 * @param {string} [library.react] The range of React versions that it works with, such as `>=18`.
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
        external: (id) =>
          id.startsWith('node:') ||
          outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          entryFileNames: '[name].js',
          // Modules with hooks run in browsers only; frameworks with server components need this directive.
          banner: ({ imports }) => (imports.some(usesHooks) ? "'use client'" : ''),
        },
      },
    },
  })
}
