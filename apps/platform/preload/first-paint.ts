import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type HtmlTagDescriptor, type Plugin } from 'vite'
import { compileMessages } from '../messages/compile-messages.ts'
import type { renderPaints } from '../src/shell/first-paint/render.tsx'

/**
 * Writes into the page what the app will show first, once for each language: `public/first-paint.js` takes the one
 * that is wanted, and the app replaces it by the same, alive.
 */
export function firstPaint(): Plugin {
  let root = ''
  return {
    name: 'kingside-first-paint',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler: async () => {
        const paints = await paint(root)
        const templates = paints.map(({ id, html }): HtmlTagDescriptor => ({
          tag: 'template',
          attrs: { id },
          children: html,
          injectTo: 'body',
        }))
        return [
          ...templates,
          { tag: 'script', attrs: { src: '/first-paint.js' }, injectTo: 'body' },
        ]
      },
    },
  }
}

/** Builds the first paints' own code for Node, with the class names of the app, and runs it. */
async function paint(root: string): ReturnType<typeof renderPaints> {
  const folder = await mkdtemp(join(tmpdir(), 'kingside-first-paint-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      mode: 'production',
      plugins: [react(), compileMessages(), vanillaExtractPlugin()],
      build: {
        ssr: 'src/shell/first-paint/render.tsx',
        outDir: folder,
        target: 'es2023',
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
      ssr: { noExternal: true },
    })
    const built: { readonly renderPaints: typeof renderPaints } = await import(
      pathToFileURL(join(folder, 'render.mjs')).href
    )
    return await built.renderPaints()
  } finally {
    await rm(folder, { recursive: true })
  }
}
