// What can't be beaten: a socket that only echoes, and the rows of a move stored by nothing but Postgres.
import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { WebSocket, WebSocketServer } from 'ws'

const quantile = (/** @type {number[]} */ sorted, /** @type {number} */ share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

/** @param {number[]} latencies */
export function quantiles(latencies) {
  const sorted = latencies.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99) }
}

/**
 * Messages of a move's size through `ws`, there and back, in one process.
 * @param {{ seconds: number, inFlight: number }} options
 */
export async function echoFloor({ seconds, inFlight }) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  server.on('connection', (socket) =>
    socket.on('message', (data) => socket.send(data, { binary: false })),
  )
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const message = JSON.stringify({
    type: 'move',
    move: {
      gameId: randomUUID(),
      absNum: 12,
      uci: 'g1f3',
      moveId: randomUUID(),
      positionHash: 'x'.repeat(60),
    },
  })
  /** @type {number[]} */
  const latencies = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
      await new Promise((resolve) => socket.once('open', resolve))
      while (performance.now() < end) {
        const sent = performance.now()
        socket.send(message)
        await new Promise((resolve) => socket.once('message', resolve))
        latencies.push(performance.now() - sent)
      }
      socket.terminate()
    }),
  )
  server.close()
  return { rate: latencies.length / seconds, ...quantiles(latencies) }
}

/**
 * The rows of one move (the game's state, the move, its event) in one transaction, by the same driver.
 * @param {{ url: string, seconds: number, inFlight: number, games: number, connections: number }} options
 */
export async function transactionFloor({ url, seconds, inFlight, games, connections }) {
  const pool = new Pool({ connectionString: url, max: connections })
  await pool.query(`
    create table floor_games (id int primary key, v int not null, state jsonb not null, due_at timestamptz);
    create table floor_moves (game_id int, abs_num int, uci text, fen text, move_id text, left_ms int, primary key (game_id, abs_num), unique (game_id, move_id));
    create table floor_events (game_id int, v int, fact jsonb, at timestamptz, primary key (game_id, v));
    insert into floor_games select id, 0, '{}' from generate_series(0, ${games - 1}) id`)
  const state = JSON.stringify({
    phase: 'PLAYING',
    clocks: { w: 1, b: 2 },
    filler: 'x'.repeat(700),
  })
  const fact = JSON.stringify({ type: 'MOVED', filler: 'x'.repeat(150) })
  const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
  /** @type {number[]} */
  const latencies = []
  const end = performance.now() + seconds * 1000
  let next = 0
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (performance.now() < end) {
        const number = next
        next += 1
        const game = number % games
        const v = Math.floor(number / games) + 1
        const sent = performance.now()
        const client = await pool.connect()
        await client.query('begin')
        await client.query(
          'update floor_games set v = $2, state = $3, due_at = now() where id = $1',
          [game, v, state],
        )
        await client.query('insert into floor_moves values ($1, $2, $3, $4, $5, $6)', [
          game,
          v,
          'g1f3',
          fen,
          randomUUID(),
          1000,
        ])
        await client.query('insert into floor_events values ($1, $2, $3, now())', [game, v, fact])
        await client.query('commit')
        client.release()
        latencies.push(performance.now() - sent)
      }
    }),
  )
  await pool.end()
  return { rate: latencies.length / seconds, ...quantiles(latencies) }
}
