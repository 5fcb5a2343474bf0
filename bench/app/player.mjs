// A player without a page: speaks to the real server by its calls and its game socket.
import { once } from 'node:events'
import { positionKey } from '../../packages/chess-game/src/rules.ts'
import { WebSocket } from 'ws'

/** 45 minutes and 10 seconds a move: no flag falls while it is measured. */
const timeControlId = 22

/** @typedef {{ type: string, [part: string]: any }} Message */

/**
 * @typedef {object} Player
 * @property {string} cookie by which the server knows this visitor, as `name=value`
 * @property {string} uid the same without its name
 * @property {(path: string, body: object) => Promise<any>} call
 */

/** Somebody who was never here. @param {string} origin @returns {Promise<Player>} */
export async function newPlayer(origin) {
  const answer = await fetch(`${origin}/api/ping/`, { method: 'POST', headers: { origin } })
  const [cookie] = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  if (!cookie) throw new Error(`The server did not take a visitor in (${answer.status}).`)
  return playerOf(origin, cookie)
}

/** Who is known by a cookie, also in a browser. @param {string} origin @param {string} cookie @returns {Player} */
export const playerOf = (origin, cookie) => ({
  cookie,
  uid: cookie.slice(cookie.indexOf('=') + 1),
  call: async (path, body) => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text)
  },
})

/**
 * Begins an unrated game of these two.
 * @param {string} origin @param {Player} white @param {Player} black
 * @returns {Promise<string>} its id
 */
export async function beginGame(origin, white, black) {
  const lobby = await enterLobby(origin, white)
  const { id } = await white.call('online/challenges/short/', {
    desired_color: 'white',
    rating_type: 'non-rated',
    time_control_id: timeControlId,
  })
  const { game_id: gameId } = await black.call(`online/challenges/short/${id}/accept/`, {})
  lobby.close()
  return String(gameId)
}

/** Only who is in the lobby can be challenged. @param {string} origin @param {Player} player */
async function enterLobby(origin, player) {
  const { ticket } = await player.call('realtime/tickets/', { kind: 'lobby' })
  const socket = openSocket(origin, 'lobby')
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'authorise', playerUid: player.uid, ticket }))
  await once(socket, 'message')
  return socket
}

/** @param {string} origin @param {'lobby' | 'game'} name */
const openSocket = (origin, name) =>
  new WebSocket(`${origin.replace(/^http/, 'ws')}/api/ws/${name}/`, { origin })

/** Sits down at a game. @param {string} origin @param {Player} player @param {string} gameId */
export async function joinGame(origin, player, gameId) {
  const { ticket } = await player.call('realtime/tickets/', {
    kind: 'game',
    game_id: gameId,
    user_type: 'player',
  })
  const socket = openSocket(origin, 'game')
  /** @type {Message[]} */
  const heard = []
  /** @type {Set<() => void>} */
  const waiting = new Set()
  let fen = ''
  let plies = 0

  /** @param {Message} message */
  const follow = (message) => {
    if (message.type === 'snapshot') {
      const { turns, initialFen } = message['snapshot']
      plies = turns.length
      fen = turns.at(-1)?.fen ?? initialFen
    } else if (message.type === 'event' && message['event'].type === 'MOVED') {
      const { absNum, fen: after } = message['event'].data
      plies = absNum
      fen = after
    }
    heard.push(message)
    for (const look of waiting) look()
  }
  socket.on('message', (data) => follow(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '')))
  await once(socket, 'open')
  /** @param {object} message */
  const say = (message) => socket.send(JSON.stringify(message))
  say({ type: 'join', ticket, gameId, userType: 'player', v: 0 })

  /**
   * The first message of the kind that has not been taken yet.
   * @param {(message: Message) => boolean} isIt @returns {Promise<Message>}
   */
  const hear = (isIt) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look)
        const types = heard.map((message) => message['event']?.type ?? message.type)
        reject(new Error(`The server did not say in 20 s what was waited for: ${types.join(', ')}`))
      }, 20_000)
      const look = () => {
        const index = heard.findIndex(isIt)
        const [message] = index < 0 ? [] : heard.splice(0, index + 1).slice(-1)
        if (!message) return
        clearTimeout(timer)
        waiting.delete(look)
        resolve(message)
      }
      waiting.add(look)
      look()
    })

  /** Until so many plies have been played by both. @param {number} count */
  const untilPlies = async (count) => {
    if (plies < count) {
      await hear(
        ({ type, event }) =>
          type === 'event' && event.type === 'MOVED' && event.data.absNum >= count,
      )
    }
  }

  await hear(({ type }) => type === 'snapshot')
  return {
    say,
    hear,
    untilPlies,
    /** Makes a move, and waits until it is stored. @param {string} uci */
    play: async (uci) => {
      const absNum = plies + 1
      const moveId = `${gameId}-${absNum}`
      say({
        type: 'move',
        move: { gameId, absNum, uci, moveId, positionHash: positionKey(fen) },
      })
      const answer = await hear(({ type }) => type === 'ack' || type === 'bad-move')
      if (answer.type !== 'ack') throw new Error(`${uci} was refused: ${JSON.stringify(answer)}`)
      await untilPlies(absNum)
    },
    close: () => socket.close(),
  }
}

/** @typedef {Awaited<ReturnType<typeof joinGame>>} Seat */

/** Plays moves in turn, from the start, White first. @param {readonly Seat[]} seats @param {readonly string[]} moves */
export async function playLine(seats, moves) {
  for (const [index, uci] of moves.entries()) {
    const mover = seats[index % 2]
    await mover?.untilPlies(index)
    await mover?.play(uci)
  }
}
