// What each part of the design system adds to a page that imports it by its own path: kB of brotli,
// besides the libraries of behaviour. Everything of ours counts, also what parts share, and the code
// that React's compiler writes. What a part loads later, when it is needed, is listed apart.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { bundle } from '../board/bundle.mjs'
import { median } from '../lib/interleave.mjs'

const source = new URL('../../packages/design-system/src/', import.meta.url)

/** What a page has anyway, or what a part's behaviour, pictures and charts come from. */
const libraries =
  /^(react|react-dom|react-aria|react-stately|react-aria-components|@react-aria|@react-stately|@react-types|@internationalized|radix-ui|@radix-ui|lucide-react|country-flag-icons|recharts)(\/|$)/

/** @param {string | Uint8Array} content */
const brotli = (content) => brotliCompressSync(Buffer.from(content)).length / 1000

/** The paths that the package is imported by, but for its main one and the theme's. */
const parts = readdirSync(source, { withFileTypes: true, recursive: true })
  .filter(({ name }) => name === 'index.ts')
  .map(({ parentPath }) => parentPath.slice(fileURLToPath(source).length))
  .filter((part) => part !== '' && part !== 'themes')

/** @param {string} path */
const pageOf = (path) =>
  bundle('ui', { source: `export * from '${path}'` }, (id) => libraries.test(id))

/** @param {string} part */
async function sizeOf(part) {
  const files = await pageOf(`@kingside/design-system/${part}`)
  const { now, later } = chunks(new Map([...files].filter(([name]) => name.endsWith('.js'))))
  return { part, kB: brotli(now), later: later === '' ? 0 : brotli(later) }
}

/**
 * The modules that a page begins with, and those that it loads later.
 * @param {ReadonlyMap<string, string | Uint8Array>} files
 */
function chunks(files) {
  const begun = new Set(['page.js'])
  for (const name of begun) {
    for (const [, imported] of String(files.get(name)).matchAll(
      /(?:from|import)"[^"]*?([^"/]+\.js)"/g,
    )) {
      const found = [...files.keys()].find((file) => file.endsWith(imported ?? name))
      if (found) begun.add(found)
    }
  }
  const text = (/** @type {boolean} */ now) =>
    [...files].flatMap(([name, code]) => (begun.has(name) === now ? [String(code)] : [])).join('')
  return { now: text(true), later: text(false) }
}

export async function printSizes() {
  console.log('\nsize of each part (kB brotli of JavaScript, besides its libraries; loaded later)')
  /** @type {Awaited<ReturnType<typeof sizeOf>>[]} */
  const sizes = []
  for (const part of parts) sizes.push(await sizeOf(part))
  sizes.sort((a, b) => b.kB - a.kB)
  for (const { part, kB, later } of sizes) {
    const rest = later === 0 ? '' : `  + ${later.toFixed(2)}`
    console.log(`  ${part.padEnd(24)}${kB.toFixed(2).padStart(8)}${rest}`)
  }
  const all = await pageOf('@kingside/design-system')
  const css = [...all].find(([name]) => name.endsWith('.css'))?.[1] ?? ''
  const above = sizes.filter(({ kB }) => kB > 5).length
  console.log(
    `  median ${median(sizes.map(({ kB }) => kB)).toFixed(2)} (goal 2), largest ${sizes[0]?.kB.toFixed(2)}, ${above} above 5 (goal 0)`,
  )
  console.log(`  all CSS ${brotli(css).toFixed(1)} kB (goal 20)`)
}
