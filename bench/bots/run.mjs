// How strong the levels of the computer are: `npm run bench:bots`, with `-- --games 24 --nodes 1000,10000`.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { botRatings } from '../../packages/api/src/facts/bots.ts'
import { engineLevels } from '../../packages/chess-game/src/index.ts'
import { openings, playGame, startEngine } from './match.mjs'
import { errorOf, ratingsOf } from './ratings.mjs'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '24' },
    nodes: { type: 'string', default: '100,1000,10000' },
    levels: { type: 'string', default: engineLevels.join(',') },
    tables: { type: 'string', default: String(availableParallelism()) },
  },
})
const games = Number(values.games)
/** @type {readonly import('./match.mjs').Player[]} */
const levels = engineLevels
  .filter((level) => values.levels.split(',').includes(String(level)))
  .map((level) => ({ name: `level ${level}`, level }))
/** @type {readonly import('./match.mjs').Player[]} */
const fixed = values.nodes
  .split(',')
  .map((nodes) => ({ name: `${nodes} nodes`, nodes: Number(nodes) }))

const neighbours = levels.flatMap((level, index) => {
  const next = levels[index + 1]
  return next ? [[next, level]] : []
})
// Each level also plays the engines of fixed strength, which differ by no setting of ours.
const pairs = [...neighbours, ...fixed.flatMap((engine) => levels.map((level) => [level, engine]))]

const jobs = pairs.flatMap(([first, second]) =>
  Array.from({ length: games }, (_, game) => ({ first, second, game })),
)
/** @type {Map<string, import('./ratings.mjs').Result & { plies: number }>} */
const results = new Map()

async function table() {
  const engines = /** @type {const} */ ([await startEngine(), await startEngine()])
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { first, second, game } = job
    if (!first || !second) continue
    const isFirstWhite = game % 2 === 0
    const [white, black] = isFirstWhite ? [first, second] : [second, first]
    const opening = openings[(game >> 1) % openings.length] ?? ''
    const { score, plies } = await playGame({ white, black, opening, engines })
    const key = `${first.name} ${second.name}`
    const sum = results.get(key) ?? {
      first: first.name,
      second: second.name,
      points: 0,
      games: 0,
      plies: 0,
    }
    results.set(key, {
      ...sum,
      points: sum.points + (isFirstWhite ? score : 1 - score),
      games: sum.games + 1,
      plies: sum.plies + plies,
    })
  }
  for (const engine of engines) engine.close()
}

const start = performance.now()
console.log(`Node ${process.version}; ${games} games of each pair, ${values.tables} at a time`)
await Promise.all(Array.from({ length: Number(values.tables) }, table))
console.log(`${Math.round((performance.now() - start) / 60_000)} min\n`)

for (const result of results.values()) {
  const { first, second, points, plies } = result
  console.log(
    `${first} – ${second}: ${points} of ${result.games}, ${Math.round(plies / result.games)} plies`,
  )
}
const ratings = ratingsOf([...results.values()])
const known = engineLevels.filter((level) => ratings.has(`level ${level}`))
const offset =
  known.reduce((sum, level) => sum + botRatings[level] - (ratings.get(`level ${level}`) ?? 0), 0) /
  known.length
console.log(
  '\nRatings, with the mean of the levels at that of the ratings that they are said to have',
)
for (const [name, rating] of [...ratings].toSorted(([, one], [, other]) => one - other)) {
  const level = known.find((each) => name === `level ${each}`)
  const below = results.get(`${name} level ${(level ?? 0) - 1}`)
  console.log(
    [
      name.padEnd(12),
      String(Math.round(rating + offset)).padStart(5),
      level ? `said ${botRatings[level]}` : '',
      below ? `(± ${Math.round(errorOf(below))} from the level below)` : '',
    ].join('  '),
  )
}
