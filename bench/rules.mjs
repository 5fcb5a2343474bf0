// The rules against chess.js, chessops and kokopu, interleaved in one run: `npm run bench:rules`.
// Each piece of work gives a check value, so that all contenders are known to do the same.
import assert from 'node:assert/strict'
import { interleave, report } from './lib/interleave.mjs'
import { measureMemory } from './rules/memory.mjs'
import { printSizes } from './rules/size.mjs'
import { works } from './rules/works.mjs'

const [only] = process.argv.slice(2)
console.log(`Node ${process.version}; contenders take turns, the first in each list is Kingside.`)
for (const { title, unit, rounds, contenders } of works()) {
  if (only && !title.includes(only)) continue
  const checks = contenders.map(({ run }) => run())
  for (const check of checks) assert.deepEqual(check, checks[0], `${title}: results differ`)
  report(title, interleave(contenders, rounds), unit)
}
if (!only || 'memory'.includes(only)) measureMemory()
if (!only || 'size'.includes(only)) await printSizes()
