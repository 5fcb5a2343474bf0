// A server of the measurement: the real rooms, stores and sockets, without the HTTP calls around them. It is told
// the database (`pglite` and a folder, or a Postgres's address) and, where it is one of several, a Redis's address.
//   begin  makes games and a ticket for each player; answers { type: 'begun', seats }
//   watch  makes tickets for viewers of a game; answers { type: 'watched', tickets }
//   memory answers { type: 'memory', heap, rss } in bytes, after a collection
import { once } from 'node:events'
import { createServer } from 'node:http'
import { openDatabase } from '../../apps/server/src/db/open.ts'
import { openPostgres } from '../../apps/server/src/db/open-postgres.ts'
import { readFacts } from '../../apps/server/src/db/games/game-facts.ts'
import { createGameStore } from '../../apps/server/src/db/games/game-store.ts'
import { createVisitorStore } from '../../apps/server/src/db/visitor-store.ts'
import { systemClock } from '../../apps/server/src/domain/clock.ts'
import { createGameRooms } from '../../apps/server/src/domain/games/game-rooms.ts'
import { createGameTime } from '../../apps/server/src/domain/games/game-time.ts'
import { createUid } from '../../apps/server/src/domain/players/create-uid.ts'
import { createLog } from '../../apps/server/src/log.ts'
import { socketLimits } from '../../apps/server/src/realtime/limits.ts'
import { openRealtime } from '../../apps/server/src/realtime/open-realtime.ts'
import { createSocketServer } from '../../apps/server/src/realtime/socket-server.ts'

/** 45 minutes and 10 seconds a move: no flag falls while it is measured. */
const timeControlId = 22

const [place = 'pglite', detail] = process.argv.slice(2)
const redisUrl = place === 'pglite' ? null : (detail ?? null)
const log = createLog((line) => console.error(line), systemClock.now)
const database =
  place === 'pglite'
    ? await openDatabase({ folder: detail ?? null })
    : await openPostgres({ url: place, log, connections: 10 })
const visitors = createVisitorStore(database.db)
const realtime = await openRealtime({ redisUrl, clock: systemClock, createUid, log })
const { tickets, lobby } = realtime
const rooms = await realtime.shareRooms(
  createGameRooms({
    store: createGameStore(database.db),
    factsOf: readFacts(database.db),
    clock: systemClock,
    time: createGameTime(systemClock),
    createUid,
    onEnded: () => {},
    onFailure: (event, error) => log.error(event, {}, error),
    ...(redisUrl && { overdueMs: 5_000 }),
  }),
)
const sockets = createSocketServer({
  tickets,
  rooms,
  lobby,
  mayOpen: async () => true,
  resume: async () => {},
  followable: async () => [],
  isUidOf: async () => true,
  createSocketId: createUid,
  clock: systemClock,
  log,
  publicOrigin: null,
  random: Math.random,
  // All players come from one address, and play faster than people can.
  limits: { ...socketLimits, messages: 100, perMs: 1, perAddress: 1_000_000 },
})
const server = createServer()
server.on('upgrade', sockets.handle)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0

const newPlayer = () => visitors.create({ uid: createUid(), playerUid: createUid() }, new Date())

/** @param {number} number */
async function begin(number) {
  const white = await newPlayer()
  const black = await newPlayer()
  const gameId = await rooms.host.create({
    white: white.id,
    black: black.id,
    timeControlId,
    ratingType: 'non-rated',
    origin: { kind: 'direct', id: `bench-${process.pid}-${number}` },
    startsAt: null,
  })
  return { gameId, players: { w: white, b: black } }
}

/** @typedef {Awaited<ReturnType<typeof begin>>} Begun */

/** @param {Begun} begun */
async function seat({ gameId, players }) {
  /** @param {Begun['players']['w']} player */
  const ticketOf = (player) =>
    tickets.issue(
      { playerId: player.id, playerUid: player.uid, sessionId: null },
      { kind: 'game', gameId, userType: 'player' },
    )
  return { gameId, tickets: { w: await ticketOf(players.w), b: await ticketOf(players.b) } }
}

/** @param {{ gameId: string, count: number }} task */
const viewers = ({ gameId, count }) =>
  Promise.all(
    Array.from({ length: count }, () =>
      tickets.issue(
        { playerId: null, playerUid: null, sessionId: null },
        { kind: 'game', gameId, userType: 'viewer' },
      ),
    ),
  )

function memory() {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heap: heapUsed + external, rss }
}

process.on('message', (/** @type {any} */ task) => {
  const answer = async () => {
    if (task.type === 'memory') return { type: 'memory', ...memory() }
    if (task.type === 'watch') return { type: 'watched', tickets: await viewers(task) }
    const seats = []
    for (let number = 0; number < task.games; number += 1) {
      seats.push(await seat(await begin(task.from + number)))
    }
    return { type: 'begun', seats }
  }
  answer().then(
    (message) => process.send?.(message),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.send?.({ type: 'ready', url: `ws://127.0.0.1:${port}/api/ws/game/` })
