import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import {
  type BoardUserType,
  closeCodes,
  contract,
  type GameClientMessage,
  gameServerMessage,
  type GameServerMessage,
} from '@kingside/api'
import { WebSocket } from 'ws'

export interface ClientLineOptions {
  /** Where the client connects to: the server or a proxy before it. */
  readonly port: () => number
  /** Where its sockets go instead, as to a region's server. @default where it connects to */
  readonly socketPort?: () => number
  readonly cookie: string
  readonly gameId: string
  readonly userType: BoardUserType
}

interface ClientLineDeps extends ClientLineOptions {
  readonly random: () => number
  /** Before the second retry, in milliseconds; the first is at once. */
  readonly retryMs: number
  /** The last event that the client has. */
  readonly sinceV: () => number
  readonly onConnect: () => void
  readonly onMessage: (message: GameServerMessage) => void
  readonly isJoined: () => boolean
  readonly onDisconnect: () => void
  /** Whether the game is over, so that a lost line stays lost. */
  readonly isOver: () => boolean
  readonly onForbidden: () => void
}

/** A connection that has not joined by then is given up. */
const joinMs = 6_000

/** A socket with a one-time ticket that connects again when it is lost. Timers of a connection end with it. */
export function createClientLine(deps: ClientLineDeps) {
  const { gameId, userType, random } = deps
  let socket: WebSocket | null = null
  /** Counts the connections, so that what an earlier one says is not heard. */
  let epoch = 0
  let failures = 0
  let isClosed = false
  let timers = new Set<NodeJS.Timeout>()

  const later = (ms: number, callback: () => void) => {
    const of = epoch
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (of === epoch && !isClosed) callback()
    }, ms)
    timers.add(timer)
  }
  const send = (message: GameClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  const disconnect = () => {
    epoch++
    for (const timer of timers) clearTimeout(timer)
    timers = new Set()
    socket?.terminate()
    socket = null
    deps.onDisconnect()
  }
  const lose = () => {
    if (isClosed) return
    disconnect()
    if (deps.isOver()) return
    const pause = failures === 0 ? 0 : deps.retryMs * Math.min(4, failures)
    failures++
    later(pause * (0.7 + 0.6 * random()), connect)
  }

  const open = (ticket: string, isCurrent: () => boolean) => {
    const { port, socketPort = port } = deps
    const opened = new WebSocket(`ws://127.0.0.1:${socketPort()}/api/ws/game/`, {
      headers: { origin: `http://127.0.0.1:${port()}` },
      handshakeTimeout: 5_000,
    })
    opened.on('error', () => {})
    opened.on('open', () => {
      if (isCurrent()) send({ type: 'join', ticket, gameId, userType, v: deps.sinceV() })
    })
    opened.on('message', (data: Buffer) => {
      if (isCurrent()) deps.onMessage(gameServerMessage.parse(JSON.parse(data.toString())))
    })
    opened.on('close', (code) => {
      if (!isCurrent()) return
      if (code === closeCodes.forbidden) deps.onForbidden()
      lose()
    })
    return opened
  }

  const connect = async () => {
    const of = epoch
    const isCurrent = () => of === epoch && !isClosed
    deps.onConnect()
    try {
      const ticket = await requestTicket(deps)
      if (!isCurrent()) return
      socket = open(ticket, isCurrent)
      later(joinMs, () => {
        if (!deps.isJoined()) lose()
      })
    } catch {
      if (isCurrent()) lose()
    }
  }

  return {
    connect: () => void connect(),
    later,
    send,
    lose,
    /** The line works: the next retry is the first again. */
    isWell: () => {
      failures = 0
    },
    reconnect: () => {
      disconnect()
      failures = 0
      void connect()
    },
    close: () => {
      isClosed = true
      disconnect()
    },
  }
}

/** Over a connection of its own: one that is kept alive may have become half-open. */
async function requestTicket(options: ClientLineOptions): Promise<string> {
  const { port, cookie, gameId, userType } = options
  const body = JSON.stringify({ kind: 'game', game_id: gameId, user_type: userType })
  const asking = request(`http://127.0.0.1:${port()}/api/realtime/tickets/`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      cookie,
      origin: `http://127.0.0.1:${port()}`,
    },
    signal: AbortSignal.timeout(5_000),
  })
  asking.end(body)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', resolve)
    asking.on('error', reject)
  })
  if (response.statusCode !== 200) throw new Error(`No ticket: ${response.statusCode}`)
  return contract.realtime.issueTicket.response.parse(await json(response)).ticket
}
