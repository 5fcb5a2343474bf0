// The assembled app in a browser, against its goals: `npm run bench:app`.
//   npm run bench:app                          all of it
//   npm run bench:app -- --only moves,renders  some of sizes, load, moves, renders, heap, tournament, profile
//   npm run bench:app -- --app <folder>        another build than that of this code
//   npm run bench:app -- --check               exit code 1 when a goal is missed
//   --visits 5  --moves 40  --games 100        how often what is repeated
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measureHeap } from './heap.mjs'
import { measureLoad } from './load.mjs'
import { measureMoves } from './moves.mjs'
import { measureProfile } from './profile.mjs'
import { measureRenders } from './renders.mjs'
import { missedGoals } from './report.mjs'
import { builtApp, openSite } from './site.mjs'
import { measureTournament } from './tournament.mjs'

const parts = ['sizes', 'load', 'moves', 'renders', 'heap', 'tournament', 'profile']
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    app: { type: 'string' },
    port: { type: 'string' },
    visits: { type: 'string', default: '5' },
    moves: { type: 'string', default: '40' },
    games: { type: 'string', default: '100' },
    check: { type: 'boolean', default: false },
  },
})
const wanted = new Set(values.only?.split(',') ?? parts)
const unknown = [...wanted].filter((part) => !parts.includes(part))
if (unknown.length > 0) {
  throw new Error(`There is no part "${unknown.join('", "')}". The parts are ${parts.join(', ')}.`)
}

const games = Number(values.games)
const visits = Number(values.visits)
const folder = values.app === undefined ? await builtApp() : resolve(values.app)
const port = values.port === undefined ? undefined : Number(values.port)
console.log(`Node ${process.version}; what, median, goal, verdict, spread`)
if (['sizes', 'load', 'moves', 'renders', 'heap'].some((part) => wanted.has(part))) {
  const site = await openSite({ folder, port })
  try {
    console.log(`Chromium ${site.browser.version()}`)
    if (wanted.has('sizes') || wanted.has('load')) {
      await measureLoad(site, { visits, parts: wanted })
    }
    if (wanted.has('moves')) await measureMoves(site, { moves: Number(values.moves) })
    if (wanted.has('renders')) await measureRenders(site, { plies: 20 })
    if (wanted.has('heap')) await measureHeap(site, { games, every: Math.max(1, games / 10) })
  } finally {
    await site.close()
  }
}
if (wanted.has('tournament')) await measureTournament({ folder, port, visits })
if (wanted.has('profile')) await measureProfile({ folder, port, visits })
const missed = missedGoals()
console.log(`\n${missed === 0 ? 'Every goal is met.' : `${missed} goals are missed.`}`)
if (values.check && missed > 0) process.exitCode = 1
