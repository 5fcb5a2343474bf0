// How long a round takes to be paired, beside other packages: `npm run bench:pairing`.
// Those that follow the same rules must find the same pairs. `-- --sizes 100,200 --turns 9`
import assert from 'node:assert/strict'
import { parseArgs } from 'node:util'
import { median, takeTurns } from './lib/interleave.mjs'
import { contenders } from './pairing/contenders.mjs'
import { roundOf } from './pairing/tournaments.mjs'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '50,100,200,500' },
    turns: { type: 'string', default: '5' },
  },
})

/** The rounds of a tournament that are measured: all equal, the scoregroups many, few players left to meet. */
const numbers = [1, 4, 9]

/** @param {readonly (readonly [number, number])[]} pairs */
const textOf = (pairs) =>
  pairs
    .map((pair) => [...pair].sort((a, b) => a - b).join('-'))
    .sort()
    .join(' ')

/** The goal for a round: 100 players 200 ms, 200 one second, 500 ten. @param {number} size */
const goal = (size) => (size <= 100 ? 200 : size <= 200 ? 1000 : 10_000)

console.log(
  `Node ${process.version}; milliseconds for a round: median, lowest–highest; times Kingside.`,
)
for (const size of values.sizes.split(',').map(Number)) {
  for (const number of numbers) {
    const round = roundOf(size, number, size + number)
    const here = contenders.filter(({ most }) => size <= most)
    /** @type {Map<string, string>} */
    const found = new Map()
    const times = await takeTurns(here, Number(values.turns), async ({ name, pair }) => {
      const start = performance.now()
      const pairs = await pair(round)
      const time = performance.now() - start
      found.set(name, textOf(pairs))
      return time
    })
    console.log(`\n${size} players, round ${number} (goal ${goal(size)} ms)`)
    const own = median(times[0] ?? [])
    for (const [index, { name, isDutch }] of here.entries()) {
      const all = times[index] ?? []
      const [low, high] = [Math.min(...all), Math.max(...all)]
      if (isDutch) assert.equal(found.get(name), found.get('Kingside'), `${name} pairs otherwise`)
      console.log(
        `  ${name.padEnd(38)}${median(all).toFixed(1).padStart(8)}  ${`${low.toFixed(1)}–${high.toFixed(1)}`.padEnd(16)}${(median(all) / own).toFixed(2).padStart(7)} ×`,
      )
    }
  }
}
