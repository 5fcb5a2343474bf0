// Bundles a page for production in memory, with what Kingside's packages are built with.
import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import { build } from 'vite'

/** Vite's loader of files that come later: an app has it once, so no part of ours is as large as with it. */
const lateLoader = '\0vite/preload-helper.js'

/**
 * @param {string} name
 * @param {{ readonly path: string } | { readonly source: string }} entry
 * @param {(id: string) => boolean} [external]
 * @returns {Promise<Map<string, string | Uint8Array>>} the files by name: `page.js`, and what it needs.
 */
export async function bundle(name, entry, external) {
  const virtual = fileURLToPath(new URL('entry.ts', import.meta.url))
  const output = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    base: `/${name}/`,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      babel({ presets: [reactCompilerPreset()] }),
      vanillaExtractPlugin(),
      ...('source' in entry
        ? [
            {
              name: 'entry-from-text',
              load: (/** @type {string} */ id) => {
                if (id === virtual) return entry.source
                return id === lateLoader
                  ? 'export const __vitePreload = (load) => load()'
                  : undefined
              },
              resolveId: (/** @type {string} */ id) => (id === virtual ? id : undefined),
            },
          ]
        : []),
    ],
    build: {
      target: 'es2023',
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: 'path' in entry ? entry.path : virtual,
        preserveEntrySignatures: 'strict',
        ...(external && { external }),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  })
  if (!('output' in output)) throw new Error(`${name} was not bundled as one page.`)
  return new Map(
    output.output.map((file) => [file.fileName, 'code' in file ? file.code : file.source]),
  )
}
