// What a page of one board, one theme and one piece set downloads besides React.
import { gzipSync } from 'node:zlib'
import { bundle } from './bundle.mjs'
import { boards } from './contenders.mjs'

const isReact = (/** @type {string} */ id) => /^react(-dom)?(\/|$)/.test(id)

export async function printSizes() {
  console.log('\nsize (KB of JavaScript, CSS and pieces without React: minified, then gzip -9)')
  for (const { name, size } of boards) {
    const files = [...(await bundle(name, { source: size }, isReact)).values()].map((file) =>
      Buffer.from(file),
    )
    const raw = files.reduce((sum, file) => sum + file.length, 0)
    const compressed = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)
    console.log(
      `  ${name.padEnd(20)}${(raw / 1000).toFixed(1).padStart(9)}${(compressed / 1000).toFixed(1).padStart(9)}`,
    )
  }
}
