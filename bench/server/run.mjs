// How fast the server takes moves, and what a game and a socket cost: `npm run bench:server`.
//   npm run bench:server                     PGlite and, where they are installed, Postgres, and Postgres with two
//                                            processes over Redis; 100, 1,000 and 5,000 games
//   npm run bench:server -- --games 1000     so many games
//   npm run bench:server -- --only postgres  one of pglite, postgres, processes, cost, growth and puzzles
//   npm run bench:server -- --only cost      the processor time of a move, by one process and by two over Redis in turns
//   npm run bench:server -- --only cost --beside ../other
//                                            beside another checkout of this repository, in the same turns
//   npm run bench:server -- --only growth --players 250000 --finished 200000
//                                            the readers that search everything, with so many players and games
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { postgresPrograms, startRealPostgres } from '../../apps/server/src/testing/real-postgres.ts'
import { redisProgram, startRealRedis } from '../../apps/server/src/testing/real-redis.ts'
import { ask, heard } from './child.mjs'
import { measureCost } from './cost.mjs'
import { measureGrowth } from './growth.mjs'
import { measurePuzzles } from './puzzles.mjs'
import { echoFloor, quantiles, transactionFloor } from './floors.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ heap: number, rss: number }} Memory bytes */

const { values } = parseArgs({
  options: {
    games: { type: 'string', multiple: true },
    only: { type: 'string' },
    seconds: { type: 'string' },
    players: { type: 'string', default: '250000' },
    finished: { type: 'string', default: '200000' },
    beside: { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
})
const counts = (values.games ?? ['100', '1000', '5000']).map(Number)
const seconds = Number(values.seconds ?? 10)
const inFlight = 64
/** How many games are begun at a time. */
const together = 50

const file = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url))

const ms = (/** @type {number} */ value) => value.toFixed(value < 10 ? 1 : 0)
const line = (/** @type {string} */ name, /** @type {string} */ text) =>
  console.log(`  ${name.padEnd(34)} ${text}`)
const times = (/** @type {{ p50: number, p95: number, p99: number }} */ { p50, p95, p99 }) =>
  `p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)} ms`
const kb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`

/**
 * Measures one database with so many games. With several servers the players of a game sit on two of them.
 * @param {string} name @param {string[][]} places what each host.mjs is told
 * @param {number} games
 */
async function measure(name, places, games) {
  console.log(`\n${name}, ${games.toLocaleString('en')} live games`)
  const hosts = places.map((place) => fork(file('host.mjs'), place, { execArgv: ['--expose-gc'] }))
  const players = fork(file('players.mjs'))
  try {
    /** @type {string[]} */
    const urls = []
    for (const host of hosts) urls.push((await heard(host)).url)
    const [host] = hosts
    const [url = ''] = urls
    if (!host) throw new Error('Nothing was to be measured.')
    const empty = await ask(host, { type: 'memory' })
    let gameId = ''
    for (let made = 0; made < games; made += together) {
      const turn = (made / together) % hosts.length
      const begun = await ask(hosts[turn] ?? host, {
        type: 'begin',
        from: made,
        games: Math.min(together, games - made),
      })
      gameId = begun.seats[0].gameId
      const sides = { w: urls[turn] ?? url, b: urls[(turn + 1) % urls.length] ?? url }
      await ask(players, { type: 'connect', urls: sides, seats: begun.seats })
    }
    // PGlite lives in the server's own memory, so there what games cost can't be told apart.
    if (hosts.length === 1 && places[0]?.[0] !== 'pglite') {
      await printMemory({ host, players, empty, games, url, gameId })
    }
    const fast = await ask(players, { type: 'run', seconds, rate: null, inFlight })
    const rate = (fast.latencies.length / fast.took) * 1000
    line(
      `as fast as it can (${inFlight} under way)`,
      `${rate.toFixed(0)} moves/s  ${times(quantiles(fast.latencies))}  ${outcomes(fast.outcomes)}`,
    )
    const half = await ask(players, { type: 'run', seconds, rate: rate / 2, inFlight })
    line('at half of that rate', `${times(quantiles(half.latencies))}  ${outcomes(half.outcomes)}`)
    return { rate, half: quantiles(half.latencies) }
  } finally {
    players.kill('SIGKILL')
    for (const host of hosts) host.kill('SIGKILL')
  }
}

const watched = 200

/** @param {{ host: ChildProcess, players: ChildProcess, empty: Memory, games: number, url: string, gameId: string }} run */
async function printMemory({ host, players, empty, games, url, gameId }) {
  const full = await ask(host, { type: 'memory' })
  const { tickets } = await ask(host, { type: 'watch', gameId, count: watched })
  await ask(players, { type: 'watch', url, gameId, tickets })
  const seen = await ask(host, { type: 'memory' })
  /** @param {keyof Memory} part */
  const cost = (part) => {
    const socket = (seen[part] - full[part]) / watched
    return { socket, game: (full[part] - empty[part]) / games - 2 * socket }
  }
  const [heap, rss] = [cost('heap'), cost('rss')]
  line('kept for a socket', `${kb(heap.socket)} heap, ${kb(rss.socket)} resident`)
  line('kept for a game', `${kb(heap.game)} heap, ${kb(rss.game)} resident`)
}

/** @param {Record<string, number>} counted */
const outcomes = (counted) =>
  Object.entries(counted)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ')

console.log(
  `Node ${process.version}; ${seconds} s each; server and players are two processes of one machine`,
)
if (!['growth', 'cost', 'puzzles'].includes(values.only ?? '')) {
  const echo = await echoFloor({ seconds: 3, inFlight })
  console.log('\nFloor: a bare ws echo, both ends in one process')
  line('echoes', `${echo.rate.toFixed(0)}/s  ${times(echo)}`)
}

const isWanted = (/** @type {string} */ name) => !values.only || values.only === name

if (isWanted('pglite')) {
  for (const games of counts) {
    const folder = mkdtempSync(join(tmpdir(), 'kingside-bench-'))
    await measure('PGlite (in a folder)', [['pglite', join(folder, 'data')]], games)
    rmSync(folder, { recursive: true, force: true })
  }
}
const programs = postgresPrograms()
if (programs === null && values.only !== 'pglite') {
  console.log('\nPostgres is not installed here, so it was not measured.')
}
if (programs && isWanted('puzzles')) {
  const size = { puzzles: 100_000, players: 1_000, attempts: 1_000_000, rounds: 2_000 }
  console.log(`\nPuzzles on Postgres`)
  const postgres = await startRealPostgres(programs, { durable: true })
  try {
    await measurePuzzles(postgres.createDatabase(), size, line)
  } finally {
    postgres.stop()
  }
}
if (programs && isWanted('growth')) {
  const postgres = await startRealPostgres(programs, { durable: true })
  try {
    const [players, finished] = [Number(values.players), Number(values.finished)]
    const many = (/** @type {number} */ number) => number.toLocaleString('en')
    console.log(`\nReaders, ${many(players)} players, ${many(finished)} finished games`)
    const size = { players, games: finished, rounds: 200 }
    await measureGrowth(postgres.createDatabase(), size, line)
  } finally {
    postgres.stop()
  }
}
if (programs && isWanted('cost')) {
  await measureCost(programs, {
    games: counts[0] ?? 1000,
    seconds,
    inFlight,
    rounds: Number(values.rounds),
    checkouts: [
      { name: 'this', host: file('host.mjs') },
      ...(values.beside
        ? [{ name: 'beside', host: resolve(values.beside, 'bench/server/host.mjs') }]
        : []),
    ],
    line,
  })
}
if (programs && !['pglite', 'growth', 'cost', 'puzzles'].includes(values.only ?? '')) {
  const postgres = await startRealPostgres(programs, { durable: true })
  try {
    const floor = await transactionFloor({
      url: postgres.createDatabase(),
      seconds,
      inFlight,
      games: 1000,
      connections: 10,
    })
    console.log('\nFloor: the rows of a move by bare Postgres transactions, 10 connections')
    line('transactions', `${floor.rate.toFixed(0)}/s  ${times(floor)}`)
    const ofFloor = (/** @type {number} */ rate) =>
      line('of the bare transactions', `${((rate / floor.rate) * 100).toFixed(0)} %`)
    for (const games of isWanted('postgres') ? counts : []) {
      const { rate } = await measure('Postgres', [[postgres.createDatabase()]], games)
      ofFloor(rate)
    }
    if (isWanted('processes')) await measureProcesses(postgres, ofFloor)
  } finally {
    postgres.stop()
  }
}

/** @param {Pick<import('../../apps/server/src/testing/real-postgres.ts').RealPostgres, 'createDatabase'>} postgres @param {(rate: number) => void} ofFloor */
async function measureProcesses(postgres, ofFloor) {
  const program = redisProgram()
  if (program === null) {
    console.log('\nRedis is not installed here, so two processes were not measured.')
    return
  }
  for (const games of counts) {
    const redis = await startRealRedis(program)
    try {
      const place = [postgres.createDatabase(), redis.url]
      const { rate } = await measure('Postgres, two processes over Redis', [place, place], games)
      ofFloor(rate)
    } finally {
      await redis.kill()
    }
  }
}
