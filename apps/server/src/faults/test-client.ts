import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import {
  type BoardUserType,
  contract,
  type GameClientMessage,
  type GameCommand,
  type GameEvent,
  gameServerMessage,
  type GameServerMessage,
  type GameSnapshot,
  type OwnMove,
  closeCodes,
} from '@kingside/api'
import { WebSocket } from 'ws'
import { apply, emptyView, fenOf, type GameView, viewOf } from './game-view.ts'
import { keyOf } from './position.ts'

/** How patient the client is, in milliseconds. The app's own are 3 s, 3 s and 6 s. */
export interface Patience {
  readonly ackMs: number
  readonly pingMs: number
  readonly pongMs: number
  /** Before the second retry; the first is at once. */
  readonly retryMs: number
}

export interface TestClientOptions {
  /** Where the client connects to: the server or a proxy before it. */
  readonly port: () => number
  readonly cookie: string
  readonly gameId: string
  readonly userType: BoardUserType
  readonly random: () => number
  readonly patience?: Patience
  /** What the first join says that the client has already. @default 0 */
  readonly sinceV?: number
}

/** What a client has seen. */
export interface ClientLog {
  readonly messages: GameServerMessage[]
  /** Moves that came back refused or were given up because the position had changed. */
  readonly lost: OwnMove[]
  readonly resent: OwnMove[]
  readonly duplicates: number
  readonly connects: number
  /** What must never happen, such as a ply that came twice. */
  readonly violations: string[]
}

export interface TestClient {
  readonly view: () => GameView
  readonly log: () => ClientLog
  /** Whether it is joined and has caught up. */
  readonly isLive: () => boolean
  readonly pending: () => OwnMove | null
  /** Makes a move, now or as soon as the line is there. */
  readonly play: (uci: string) => void
  readonly command: (command: GameCommand) => void
  readonly send: (message: GameClientMessage) => void
  /** Connects anew at once, as after the network has changed (R55). */
  readonly reconnect: () => void
  readonly close: () => void
}

const defaultPatience: Patience = { ackMs: 3_000, pingMs: 1_000, pongMs: 3_000, retryMs: 300 }

/**
 * Plays by the protocol: one-time ticket, strict order of events, acknowledgement of moves, and sending a move again
 * only when the server has neither it nor another in its place (R13, R14, R15, R24).
 */
export function createTestClient(options: TestClientOptions): TestClient {
  const { gameId, userType, random, patience = defaultPatience } = options
  const log = {
    messages: [],
    lost: [],
    resent: [],
    violations: [],
    duplicates: 0,
    connects: 0,
  } as {
    messages: GameServerMessage[]
    lost: OwnMove[]
    resent: OwnMove[]
    violations: string[]
    duplicates: number
    connects: number
  }
  let view = { ...emptyView, v: options.sinceV ?? 0 }
  let serverV = 0
  let ahead: readonly GameEvent[] = []
  let isJoined = false
  let isSent = false
  let pending: OwnMove | null = null
  let commands: GameCommand[] = []
  let socket: WebSocket | null = null
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
  const isLive = () => isJoined && view.v >= serverV && ahead.length === 0
  const send = (message: GameClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  const disconnect = () => {
    epoch++
    for (const timer of timers) clearTimeout(timer)
    timers = new Set()
    isJoined = false
    isSent = false
    ahead = []
    socket?.terminate()
    socket = null
  }
  const lose = () => {
    if (isClosed) return
    disconnect()
    if (view.phase === 'DONE') return
    const pause = failures === 0 ? 0 : patience.retryMs * Math.min(4, failures)
    failures++
    later(pause * (0.7 + 0.6 * random()), connect)
  }

  const sendPending = () => {
    if (!isLive() || !pending || isSent) return
    const played = view.turns[pending.absNum - 1]
    if (played) {
      if (played.uci !== pending.uci) log.lost.push(pending)
      pending = null
      return
    }
    if (keyOf(fenOf(view)) !== pending.positionHash || view.phase === 'DONE') {
      log.lost.push(pending)
      pending = null
      return
    }
    if (log.connects > 1) log.resent.push(pending)
    isSent = true
    const { moveId } = pending
    send({ type: 'move', move: pending })
    later(patience.ackMs, () => {
      if (pending?.moveId === moveId) lose()
    })
  }
  const onProgress = () => {
    if (!isLive()) return
    sendPending()
    if (isSent) return
    for (const command of commands) send({ type: 'command', command })
    commands = []
  }

  const takeEvent = (event: GameEvent) => {
    if (event.gameId !== gameId) log.violations.push(`event of ${event.gameId}`)
    if (event.v <= view.v) {
      log.duplicates++
      return
    }
    serverV = Math.max(serverV, event.v)
    if (event.v > view.v + 1) {
      ahead = [...ahead.filter(({ v }) => v !== event.v), event].toSorted((a, b) => a.v - b.v)
      send({ type: 'snapshot' })
      return
    }
    applyAll([event, ...ahead])
  }
  const applyAll = (events: readonly GameEvent[]) => {
    for (const event of events) {
      if (event.v !== view.v + 1) continue
      try {
        view = apply(view, event)
      } catch (error) {
        log.violations.push(String(error))
        return
      }
    }
    ahead = events.filter(({ v }) => v > view.v)
  }
  const takeSnapshot = (snapshot: GameSnapshot) => {
    if (snapshot.v < view.v) return
    view = viewOf(snapshot)
    applyAll(ahead)
  }

  const take = (message: GameServerMessage) => {
    log.messages.push(message)
    switch (message.type) {
      case 'joined':
        isJoined = true
        serverV = message.v
        ping()
        later(patience.ackMs, () => {
          if (!isLive()) send({ type: 'snapshot' })
        })
        break
      case 'event':
        takeEvent(message.event)
        break
      case 'snapshot':
        takeSnapshot(message.snapshot)
        break
      case 'ack':
        if (message.ack.moveId === pending?.moveId) {
          pending = null
          isSent = false
        }
        break
      case 'bad-move':
        takeSnapshot(message.bad.snapshot)
        if (message.bad.moveId === pending?.moveId) {
          log.lost.push(pending)
          pending = null
          isSent = false
        }
        break
      case 'pong':
        failures = 0
        break
      case 'refused':
      case 'rematch':
      case 'viewers':
      case 'restart':
        break
      default:
        message satisfies never
    }
    onProgress()
  }

  const ping = () => {
    const before = log.messages.length
    send({ type: 'ping', sentAt: performance.now() })
    later(patience.pongMs, () => {
      const isAnswered = log.messages.slice(before).some(({ type }) => type === 'pong')
      if (!isAnswered) return lose()
      later(Math.max(0, patience.pingMs - patience.pongMs), ping)
    })
  }

  const connect = async () => {
    const of = epoch
    log.connects++
    const isCurrent = () => of === epoch && !isClosed
    try {
      const ticket = await requestTicket(options)
      if (!isCurrent()) return
      const opened = new WebSocket(`ws://127.0.0.1:${options.port()}/api/ws/game/`, {
        headers: { origin: `http://127.0.0.1:${options.port()}` },
        handshakeTimeout: 5_000,
      })
      socket = opened
      opened.on('error', () => {})
      opened.on('open', () => {
        if (isCurrent()) send({ type: 'join', ticket, gameId, userType, v: view.v })
      })
      opened.on('message', (data: Buffer) => {
        if (isCurrent()) take(gameServerMessage.parse(JSON.parse(data.toString())))
      })
      opened.on('close', (code) => {
        if (!isCurrent()) return
        if (code === closeCodes.forbidden) log.violations.push('forbidden')
        lose()
      })
      later(6_000, () => {
        if (!isJoined) lose()
      })
    } catch {
      if (isCurrent()) lose()
    }
  }

  void connect()
  return {
    view: () => view,
    log: () => log,
    isLive,
    pending: () => pending,
    send,
    play: (uci) => {
      const moveId = `${Math.floor(random() * 2 ** 31)}-${view.turns.length}`
      const positionHash = keyOf(fenOf(view))
      pending = { gameId, absNum: view.turns.length + 1, uci, moveId, positionHash }
      onProgress()
    },
    command: (command) => {
      commands.push(command)
      onProgress()
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

/** The events that a client was told, in the order in which they came. */
export const eventsOf = ({ log }: TestClient): readonly GameEvent[] =>
  log().messages.flatMap((message) => (message.type === 'event' ? [message.event] : []))

/** Over a connection of its own: one that is kept alive may have become half-open. */
async function requestTicket(options: TestClientOptions): Promise<string> {
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
