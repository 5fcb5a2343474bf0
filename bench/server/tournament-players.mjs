// Players of a tournament that come to their boards by themselves and play scripted lines, over real sockets.
import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'

/**
 * @typedef {object} Players
 * @property {number} port of the server on this machine, which trusts what 127.0.0.1 says of addresses
 * @property {readonly (readonly import('./playouts.mjs').Ply[])[]} lines what is played; who has no move left resigns
 * @property {() => number} thinkMs how long a move takes
 * @property {(what: string) => void} [onCount] counts what happens
 * @property {(gameId: string) => void} [onPlaying] a game has begun
 */

/**
 * @typedef {object} Player
 * @property {string} uid
 * @property {string} cookie
 * @property {number} address names an address of its own
 * @property {number | null} [follows] the id of a tournament whose news this player hears
 * @property {(news: any) => void} [onNews] news of tournaments
 */

/** @param {import('ws').RawData} data */
const textOf = (data) => (Buffer.isBuffer(data) ? data.toString() : '')

/** @param {number} index */
const addressOf = (index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

/** @param {Players} options */
export function scriptedPlayers({
  port,
  lines,
  thinkMs,
  onCount = () => {},
  onPlaying = () => {},
}) {
  const origin = `http://127.0.0.1:${port}`
  /** @type {Map<string, string>} */
  const uidOf = new Map()

  /**
   * A call from an address of its own.
   * @param {string} method @param {string} path @param {number} address @param {string} [cookie] @param {object} [body]
   * @returns {Promise<any>}
   */
  async function call(method, path, address, cookie, body) {
    const asking = request(`${origin}/api/${path}`, {
      method,
      headers: {
        origin,
        'x-forwarded-for': addressOf(address),
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
    })
    asking.end(body && JSON.stringify(body))
    const [response] = await once(asking, 'response')
    const answer = await text(response)
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${answer}`)
    return JSON.parse(answer)
  }

  /** @param {string} path @param {number} address */
  function openSocket(path, address) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/ws/${path}/`, {
      headers: { origin, 'x-forwarded-for': addressOf(address) },
      perMessageDeflate: false,
    })
    socket.on('error', (error) => onCount(`socket ${error.message}`))
    return socket
  }

  /**
   * Comes to a board, and plays it to its end.
   * @param {string} gameId @param {string} cookie @param {number} address
   */
  async function play(gameId, cookie, address) {
    const body = { kind: 'game', game_id: gameId, user_type: 'player' }
    const { ticket } = await call('POST', 'realtime/tickets/', address, cookie, body)
    const socket = openSocket('game', address)
    let ply = 0
    /** @type {'w' | 'b' | null} */
    let own = null
    const line = lines[gameId.charCodeAt(0) % lines.length] ?? []
    const say = (/** @type {object} */ message) =>
      socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message))
    const think = async () => {
      const at = ply
      if (own === null || (at % 2 === 0) !== (own === 'w')) return
      await wait(thinkMs())
      if (at !== ply) return
      const next = line[at]
      if (!next) return say({ type: 'command', command: 'game.resign' })
      const move = { gameId, absNum: at + 1, moveId: `${gameId}-${at}`, ...next }
      say({ type: 'move', move })
    }
    socket.on('open', () => say({ type: 'join', ticket, gameId, userType: 'player', v: 0 }))
    socket.on('message', (data) => {
      const message = JSON.parse(textOf(data))
      if (message.type === 'bad-move') onCount(`bad move ${message.bad.reason}`)
      if (message.type === 'ack') onCount('moves')
      if (message.type !== 'event') return
      const { type, data: facts } = message.event
      if (type === 'PHASE_CHANGED' && facts.phase === 'PLAYING') {
        onPlaying(gameId)
        void think()
      }
      if (type === 'PHASE_CHANGED' && facts.phase === 'DONE') {
        onCount('games seen to their end')
        socket.close()
      }
      if (type === 'MOVED') {
        ply = facts.absNum
        void think()
      }
    })
    // Which side is one's own is told by who may move first: the board's call says it.
    const game = await call('GET', `online/gaming/${gameId}/`, address, cookie)
    own = game.wPId === uidOf.get(cookie) ? 'w' : 'b'
    void think()
  }

  /** Comes to the lobby, from where a player is called to the boards. @param {Player} player */
  async function enter({ uid, cookie, address, follows = null, onNews = () => {} }) {
    uidOf.set(cookie, uid)
    const { ticket } = await call('POST', 'realtime/tickets/', address, cookie, { kind: 'lobby' })
    const socket = openSocket('lobby', address)
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'authorise', playerUid: uid, ticket }))
    if (follows !== null) {
      const tags = [{ name: 'tournament', id: String(follows), pages: [] }]
      socket.send(JSON.stringify({ type: 'subscribe', seq: 1, tags }))
    }
    const timer = setInterval(() => socket.send(JSON.stringify({ type: 'ping' })), 5_000)
    socket.on('close', () => clearInterval(timer))
    socket.on('message', (data) => {
      const message = JSON.parse(textOf(data))
      if (message.type !== 'tournament') return
      onNews(message.news)
      if (message.news.type !== 'board.own') return
      play(message.news.game_id, cookie, address).catch((error) => onCount(String(error.message)))
    })
    return socket
  }

  return { call, enter }
}
