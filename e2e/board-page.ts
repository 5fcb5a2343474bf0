import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { ChessBoardProps } from '@kingside/chess-board'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { expect, test as base } from './page.ts'

const origin = 'http://board.test'
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Board</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css">
<body style="margin: 24px"><h1>Board</h1><script type="module" src="/page.js"></script></body></html>`

/** A page with a board and nothing else, bundled as a page that uses the package is, for production. */
async function bundled(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const output = await build({
    configFile: false,
    root: dirname(import.meta.dirname),
    publicDir: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('pages/board.tsx', import.meta.url)),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  })
  if (!('output' in output)) throw new Error('The page with a board was not bundled as one page.')
  return new Map(
    output.output.map((file) => [file.fileName, 'code' in file ? file.code : file.source]),
  )
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

/** Tests on a page with one board; `show` renders it with other properties. */
export const test = base.extend<
  { board: { readonly show: (props: ChessBoardProps) => Promise<void> } },
  { files: ReadonlyMap<string, string | Uint8Array> }
>({
  files: [async ({ browserName: _ }, provide) => provide(await bundled()), { scope: 'worker' }],
  board: async ({ page, files }, provide) => {
    await page.route(`${origin}/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1)
      const content = files.get(name)
      if (name === '') return route.fulfill({ contentType: 'text/html', body: html })
      if (content === undefined) return route.fulfill({ status: 404 })
      const contentType = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      return route.fulfill({ contentType, body: Buffer.from(content) })
    })
    await page.goto(origin)
    await expect.poll(() => page.evaluate(() => 'show' in window)).toBe(true)
    await provide({ show: (props) => page.evaluate((given) => window.show(given), props) })
  },
})

/** The names of all squares that are not empty, as a screen reader tells them. */
export const told = (page: Page) =>
  page.getByRole('gridcell').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const label = cell.getAttribute('aria-label') ?? ''
      return label.includes(',') ? [label] : []
    }),
  )

export { expect }
