// The load: a process with both players of every game. It is told what to do by messages.
//   connect  opens the players' sockets, joins them and makes the first moves
//   watch    opens viewers' sockets of one game
//   run      plays for a time, as fast as the answers come or at a given rate; answers with the latencies
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { playouts } from './playouts.mjs'

/**
 * @typedef {{ gameId: string, tickets: { w: string, b: string } }} Seat
 * @typedef {{ urls: { w: string, b: string }, seats: Seat[] }} Connect
 * @typedef {{ seconds: number, rate: number | null, inFlight: number }} Run
 * @typedef {{ gameId: string, line: import('./playouts.mjs').Ply[], ply: number, sockets: { w: WebSocket, b: WebSocket }, busy: boolean }} Game
 */

const lines = playouts(50, 900)
/** How many sockets open at the same time. */
const together = 50
/** @type {Game[]} */
const games = []
/** What to do with the answer to a move, by its id. @type {Map<string, (outcome: string) => void>} */
const waiting = new Map()

/** @param {import('ws').RawData} data */
const textOf = (data) => (Buffer.isBuffer(data) ? data.toString() : '')

/** @param {WebSocket} socket @param {object} message */
const say = (socket, message) => socket.send(JSON.stringify(message))

/**
 * @param {string} url @param {string} gameId @param {string} ticket @param {'player' | 'viewer'} userType
 * @returns {Promise<WebSocket>}
 */
const join = (url, gameId, ticket, userType = 'player') =>
  new Promise((resolve, reject) => {
    const origin = `http://${new URL(url).host}`
    const socket = new WebSocket(url, { origin, perMessageDeflate: false })
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`a socket was closed with ${code}`)))
    socket.on('open', () => say(socket, { type: 'join', ticket, gameId, userType, v: 0 }))
    socket.on('message', (data) => {
      const message = JSON.parse(textOf(data))
      if (message.type === 'joined') resolve(socket)
      else if (message.type === 'ack') answer(message.ack.moveId, message.ack.outcome)
      else if (message.type === 'bad-move') answer(message.bad.moveId, message.bad.reason)
    })
  })

/** @param {string} moveId @param {string} outcome */
function answer(moveId, outcome) {
  const settle = waiting.get(moveId)
  waiting.delete(moveId)
  settle?.(outcome)
}

/** @param {Connect} task */
async function connect({ urls, seats }) {
  for (let from = 0; from < seats.length; from += together) {
    const opened = await Promise.all(
      seats.slice(from, from + together).map(async ({ gameId, tickets }) => ({
        gameId,
        w: await join(urls.w, gameId, tickets.w),
        b: await join(urls.b, gameId, tickets.b),
      })),
    )
    for (const { gameId, w, b } of opened) {
      const line = lines[games.length % lines.length] ?? []
      const game = { gameId, line, ply: 0, sockets: { w, b }, busy: false }
      games.push(game)
      // Who does not make the first move in time is taken from the board.
      for (let ply = 0; ply < 2; ply += 1) {
        const outcome = await play(game)
        if (outcome !== 'accepted') throw new Error(`a first move was answered with ${outcome}`)
      }
    }
  }
}

/** @param {{ url: string, gameId: string, tickets: string[] }} task */
async function watch({ url, gameId, tickets }) {
  for (let from = 0; from < tickets.length; from += together) {
    const some = tickets.slice(from, from + together)
    await Promise.all(some.map((ticket) => join(url, gameId, ticket, 'viewer')))
  }
}

/** Plays a game's next ply. @param {Game} game @returns {Promise<string>} the outcome */
function play(game) {
  const ply = game.line[game.ply]
  if (!ply) return Promise.resolve('at-the-end')
  const absNum = game.ply + 1
  const moveId = `${game.gameId}-${absNum}`
  game.ply += 1
  return new Promise((resolve) => {
    waiting.set(moveId, resolve)
    const move = { gameId: game.gameId, absNum, moveId, ...ply }
    say(absNum % 2 === 1 ? game.sockets.w : game.sockets.b, { type: 'move', move })
  })
}

/**
 * Plays for some seconds. With a rate, moves are due evenly spread, and a move's latency counts from when it was due,
 * so that a server that stalls is not given the moves that it missed.
 * @param {Run} task
 */
async function run({ seconds, rate, inFlight }) {
  /** @type {number[]} */
  const latencies = []
  /** @type {Record<string, number>} */
  const outcomes = {}
  const start = performance.now()
  const end = start + seconds * 1000
  let next = 0
  const turn = () => {
    for (let tries = 0; tries < games.length; tries += 1) {
      const game = games[next % games.length]
      next += 1
      if (game && !game.busy && game.ply < game.line.length) return game
    }
    return null
  }
  /** @param {number} due */
  const one = async (due) => {
    const game = turn()
    if (!game) return false
    game.busy = true
    const outcome = await play(game)
    game.busy = false
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    latencies.push(performance.now() - due)
    return outcome === 'accepted'
  }
  if (rate === null) {
    await Promise.all(
      Array.from({ length: Math.min(inFlight, games.length) }, async () => {
        while (performance.now() < end) if (!(await one(performance.now()))) return
      }),
    )
  } else {
    /** @type {Promise<boolean>[]} */
    const sent = []
    for (let now = start; now < end; now = performance.now()) {
      while (sent.length < ((now - start) / 1000) * rate) {
        sent.push(one(start + (sent.length / rate) * 1000))
      }
      await wait(1)
    }
    await Promise.all(sent)
  }
  const took = performance.now() - start
  return { latencies, outcomes, took }
}

/** @param {object} message */
const tell = (message) => process.send?.(message)

process.on('message', (/** @type {any} */ { type, ...task }) => {
  const work = async () => {
    if (type === 'run') return { type: 'ran', ...(await run(task)) }
    await (type === 'watch' ? watch(task) : connect(task))
    return { type: 'connected' }
  }
  work().then(tell, (error) => {
    tell({ type: 'failed', message: String(error) })
    process.exit(1)
  })
})
