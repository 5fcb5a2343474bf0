// One arena and one swiss at the same time, played by scripted clients over real sockets on this machine's cores:
// `npm run bench:tournaments`, `-- --arena 500 --swiss 200 --rounds 3`. Every player has a lobby socket, comes to each
// board, makes a move a second and resigns after some moves. `-- --only growth`: what past tournaments cost.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeTournamentData } from '../../apps/server/src/faults/tournament-data.ts'
import { quantiles } from './floors.mjs'
import { playouts } from './playouts.mjs'
import { scriptedPlayers } from './tournament-players.mjs'

const { values } = parseArgs({
  options: {
    arena: { type: 'string', default: '500' },
    swiss: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    plies: { type: 'string', default: '20' },
    port: { type: 'string', default: '4990' },
    only: { type: 'string' },
  },
})
if (values.only === 'growth') {
  const { measureTournamentGrowth } = await import('./tournament-growth.mjs')
  await measureTournamentGrowth((name, text) => console.log(name.padEnd(32), text))
  process.exit()
}
const port = Number(values.port)
const plies = Number(values.plies)
const folder = mkdtempSync(join(tmpdir(), 'kingside-bench-'))

/** How long the players have to come to their lobby sockets before the first start, in ms. */
const gatheringMs = 30_000
const start = new Date(Date.now() + gatheringMs)
const common = { ratingType: /** @type {const} */ ('non-rated'), maxParticipants: null, start }
const swiss = await makeTournamentData(folder, {
  ...common,
  name: 'Bench swiss',
  kind: 'swiss',
  system: 'swiss',
  timeControlId: 14,
  rounds: Number(values.rounds),
  durationMinutes: null,
  rules: { pauseSeconds: 10 },
  count: Number(values.swiss),
  prefix: 'swiss',
})
const arena = await makeTournamentData(folder, {
  ...common,
  name: 'Bench arena',
  kind: 'arena',
  system: 'arena',
  timeControlId: 9,
  rounds: null,
  durationMinutes: 3,
  count: Number(values.arena),
  prefix: 'arena',
})

const server = fork(
  fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url)),
  ['--port', String(port), '--data', folder],
  { env: { KINGSIDE_TRUSTED_PROXIES: '127.0.0.1', KINGSIDE_TIMETABLE: '0' }, silent: true },
)
server.stderr?.pipe(process.stderr)

/** @type {Record<string, number>} */
const counts = {}
const count = (/** @type {string} */ what) => void (counts[what] = (counts[what] ?? 0) + 1)
/** When each round was paired, and when its last player was called and its last game begun. */
/** @type {Map<string, { pairedAt: number, calledAt: number, startsAt: number, begunAt: number }>} */
const rounds = new Map()
/** The swiss round of a game. @type {Map<string, string>} */
const roundOf = new Map()
let latestRound = ''

/** @param {any} news @param {boolean} isSwiss */
function noteNews(news, isSwiss) {
  if (news.type === 'round.create') {
    latestRound = news.round.id
    const startsAt = performance.now() + news.round.ms_left_to_start
    rounds.set(latestRound, { pairedAt: performance.now(), calledAt: 0, startsAt, begunAt: 0 })
  }
  if (news.type !== 'board.own') return
  count(isSwiss ? 'calls to boards, swiss' : 'calls to boards, arena')
  const round = rounds.get(latestRound)
  if (isSwiss && round) {
    round.calledAt = performance.now()
    roundOf.set(news.game_id, latestRound)
  }
}

const { call, enter } = scriptedPlayers({
  port,
  lines: playouts(50, plies),
  thinkMs: () => 500 + Math.random() * 1_000,
  onCount: count,
  onPlaying: (gameId) => {
    const round = rounds.get(roundOf.get(gameId) ?? '')
    if (round) round.begunAt = performance.now()
  },
})

/** In KB. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0)

for (;;) {
  const isThere = await call('GET', 'health/live/', 9_999).catch(() => null)
  if (isThere) break
  await wait(200)
}
const before = memory()
/** @type {import('ws').WebSocket[]} */
const sockets = []
let address = 0
for (const [uid, cookie] of swiss.cookies) {
  const follows = address === 0 ? swiss.id : null
  sockets.push(
    await enter({ uid, cookie, address, follows, onNews: (news) => noteNews(news, true) }),
  )
  address += 1
}
for (const [uid, cookie] of arena.cookies) {
  sockets.push(await enter({ uid, cookie, address, onNews: (news) => noteNews(news, false) }))
  address += 1
}
console.log(
  `${address} players are in the lobby ${((start.getTime() - Date.now()) / 1000).toFixed(0)} s before the start`,
)

/** @type {Record<string, number[]>} */
const answers = { 'swiss standing/': [], 'arena standing/': [], 'short/': [] }
let most = 0
const paths = {
  'swiss standing/': `online/tournaments/${swiss.id}/standing/`,
  'arena standing/': `online/tournaments/${arena.id}/standing/`,
  'short/': 'online/tournaments/short/',
}
for (;;) {
  for (const [name, path] of Object.entries(paths)) {
    const at = performance.now()
    await call('GET', path, 10_000 + Math.floor(Math.random() * 1_000))
    answers[name]?.push(performance.now() - at)
    await wait(100)
  }
  most = Math.max(most, memory())
  const { results } = await call('GET', 'online/tournaments/short/', 9_998)
  const isOver = results.every(
    (/** @type {{ status: string }} */ each) => each.status === 'completed',
  )
  if (isOver) break
}

const ms = (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
for (const [id, { pairedAt, calledAt, startsAt, begunAt }] of rounds) {
  console.log(
    `  round ${id}: all called ${ms(calledAt - pairedAt)} after it was paired; last game begun ${ms(begunAt - startsAt)} after its start`,
  )
}
for (const [name, times] of Object.entries(answers)) {
  const { p50, p95, p99 } = quantiles(times)
  console.log(
    `  ${name.padEnd(16)} p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)} (${times.length} calls)`,
  )
}
console.log(
  `  memory: ${(before / 1024).toFixed(0)} MB before, ${(most / 1024).toFixed(0)} MB at most`,
)
for (const [what, times] of Object.entries(counts)) console.log(`  ${what}: ${times}`)
for (const socket of sockets) socket.close()
server.kill('SIGTERM')
await once(server, 'exit')
rmSync(folder, { recursive: true, force: true })
process.exit()
