import {
  type GameClientMessage,
  type GameCommand,
  type GameEvent,
  type GameServerMessage,
  type OwnMove,
} from '@kingside/api'
import { type ClientLineOptions, createClientLine } from './client-line.ts'
import { createGameOrder } from './game-order.ts'
import { fenOf, type GameView } from './game-view.ts'
import { createOwnMoves } from './own-moves.ts'
import { keyOf } from './position.ts'

/** How patient the client is, in milliseconds. The app's own are 3 s, 3 s and 6 s. */
export interface Patience {
  readonly ackMs: number
  readonly pingMs: number
  readonly pongMs: number
  /** Before the second retry; the first is at once. */
  readonly retryMs: number
}

export interface TestClientOptions extends ClientLineOptions {
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
  const { gameId, random, patience = defaultPatience } = options
  const log: { -readonly [Key in keyof ClientLog]: ClientLog[Key] } = {
    messages: [],
    lost: [],
    resent: [],
    violations: [],
    duplicates: 0,
    connects: 0,
  }
  let isJoined = false
  let commands: GameCommand[] = []

  const game = createGameOrder({
    gameId,
    sinceV: options.sinceV ?? 0,
    onGap: () => line.send({ type: 'snapshot' }),
    onDuplicate: () => log.duplicates++,
    onViolation: (violation) => log.violations.push(violation),
  })
  const line = createClientLine({
    ...options,
    retryMs: patience.retryMs,
    sinceV: () => game.view().v,
    onConnect: () => {
      log.connects++
    },
    onMessage: (message) => {
      log.messages.push(message)
      take(message)
      onProgress()
    },
    isJoined: () => isJoined,
    isOver: () => game.view().phase === 'DONE',
    onDisconnect: () => {
      isJoined = false
      moves.disconnect()
      game.dropWaiting()
    },
    onForbidden: () => log.violations.push('forbidden'),
  })
  const isLive = () => isJoined && game.isComplete()

  const moves = createOwnMoves({ game, line, log, isLive, ackMs: patience.ackMs })

  const onProgress = () => {
    if (!isLive()) return
    moves.send()
    if (moves.isSent()) return
    for (const command of commands) line.send({ type: 'command', command })
    commands = []
  }
  const ping = () => {
    const before = log.messages.length
    line.send({ type: 'ping', sentAt: performance.now() })
    line.later(patience.pongMs, () => {
      const isAnswered = log.messages.slice(before).some(({ type }) => type === 'pong')
      if (!isAnswered) return line.lose()
      line.later(Math.max(0, patience.pingMs - patience.pongMs), ping)
    })
  }

  const take = (message: GameServerMessage): void => {
    switch (message.type) {
      case 'joined':
        isJoined = true
        game.expect(message.v)
        ping()
        return line.later(patience.ackMs, () => {
          if (!isLive()) line.send({ type: 'snapshot' })
        })
      case 'event':
        return game.takeEvent(message.event)
      case 'snapshot':
        return game.takeSnapshot(message.snapshot)
      case 'ack':
        return moves.settle(message.ack.moveId, true)
      case 'bad-move':
        game.takeSnapshot(message.bad.snapshot)
        return moves.settle(message.bad.moveId, false)
      case 'pong':
        return line.isWell()
      case 'refused':
      case 'rematch':
      case 'viewers':
      case 'restart':
        return
      default:
        return message satisfies never
    }
  }

  line.connect()
  return {
    view: game.view,
    log: () => log,
    isLive,
    pending: moves.pending,
    send: line.send,
    play: (uci) => {
      const view = game.view()
      const moveId = `${Math.floor(random() * 2 ** 31)}-${view.turns.length}`
      const positionHash = keyOf(fenOf(view))
      moves.make({ gameId, absNum: view.turns.length + 1, uci, moveId, positionHash })
      onProgress()
    },
    command: (command) => {
      commands.push(command)
      onProgress()
    },
    reconnect: line.reconnect,
    close: line.close,
  }
}

/** The events that a client was told, in the order in which they came. */
export const eventsOf = ({ log }: TestClient): readonly GameEvent[] =>
  log().messages.flatMap((message) => (message.type === 'event' ? [message.event] : []))
