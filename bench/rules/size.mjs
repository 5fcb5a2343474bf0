// What the package adds to a page: bundled, minified, compressed with gzip.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const require = createRequire(import.meta.url)
const source = fileURLToPath(new URL('../../packages/chess-game/src/', import.meta.url))

/** @type {readonly (readonly [string, string])[]} */
const bundles = [
  ['kingside, whole package', `export * from '${source}index.ts'`],
  ['kingside, rules alone', `export * from '${source}rules.ts'`],
  [
    'kingside, game and PGN',
    `export { parsePgn, exportPgn, startGame, playMove } from '${source}index.ts'`,
  ],
  ['chess.js', `export * from '${require.resolve('chess.js')}'`],
  ['kokopu', `export * from '${require.resolve('kokopu')}'`],
  [
    'chessops: chess, fen, san, pgn',
    "export * from 'chessops/chess'; export * from 'chessops/fen'; export * from 'chessops/san'; export * from 'chessops/pgn'",
  ],
]

export async function printSizes() {
  console.log(
    '\nsize (bundled by esbuild, minified; bytes raw and gzip -9; data loaded lazily left out)',
  )
  for (const [name, contents] of bundles) {
    const result = await build({
      stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2023',
      platform: 'browser',
      splitting: true,
      outdir: 'unused',
      write: false,
    })
    const entry = result.outputFiles.find(({ path }) => path.endsWith('stdin.js'))
    if (!entry) throw new Error(`${name} was not built`)
    const compressed = gzipSync(entry.contents, { level: 9 }).length
    console.log(
      `  ${name.padEnd(44)}${String(entry.contents.length).padStart(8)}${String(compressed).padStart(8)}`,
    )
  }
}
