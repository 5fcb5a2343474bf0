import type { BoardUserType, GameClientMessage, GameServerMessage } from '@kingside/api'
import type { Clock } from '../domain/clock.ts'
import {
  type GameRooms,
  type RoomMessage,
  RoomsUnavailableError,
} from '../domain/games/rooms.types.ts'
import type { TicketHolder, Tickets } from '../domain/realtime/tickets.ts'
import type { Line, LineHandler } from './line.ts'
import type { OpenLines } from './open-lines.ts'

export interface GameSocketDeps {
  readonly tickets: Tickets
  /** Whether who holds the ticket may still come in: the session goes on, and who plays is not banned. */
  readonly mayOpen: (holder: TicketHolder, userType: BoardUserType) => Promise<boolean>
  readonly rooms: Pick<GameRooms, 'join' | 'say' | 'leave'>
  readonly lines: OpenLines
  readonly clock: Pick<Clock, 'now'>
  /** Names a socket in this process. */
  readonly createSocketId: () => string
}

type Join = Extract<GameClientMessage, { readonly type: 'join' }>
type GameLine = Line<GameServerMessage>

/**
 * What the server does with a game socket: `join` first, then moves and commands, which the rooms answer.
 * A second `join` changes what the socket is, as when a viewer has signed in; the game stays the same.
 */
export function handleGame(line: GameLine, deps: GameSocketDeps): LineHandler<GameClientMessage> {
  const { rooms, clock } = deps
  const socketId = deps.createSocketId()
  let joined: Join | null = null
  let forget = () => {}

  const join = async (message: Join): Promise<void> => {
    if (joined && joined.gameId !== message.gameId) return line.close('bad-message', 'malformed')
    // The same message again: its ticket is used, and nothing is to change.
    if (joined?.ticket === message.ticket) return
    const holder = await redeem(message, deps)
    if (!holder) return line.close('forbidden', 'forbidden')
    if (!line.isOpen()) return
    forget()
    const entry = deps.lines.add(line, holder)
    if (!entry) return line.close('flooded', 'too-many')
    forget = entry
    // Checked after the socket was registered: a session that ends from now on closes it.
    if (!(await deps.mayOpen(holder, message.userType))) {
      return line.close('forbidden', 'forbidden')
    }
    if (!line.isOpen()) return
    const outlet = heldBack((message) => {
      line.send(message)
      // The rooms have released the game, so the client has to join again.
      if (message.type === 'restart') line.close('restart')
    })
    const answer = await rooms.join({
      gameId: message.gameId,
      socketId,
      playerId: holder.playerId,
      userType: message.userType,
      sinceV: message.v,
      send: outlet.send,
    })
    if (answer.kind === 'game-not-found') return line.close('forbidden', 'forbidden')
    joined = message
    for (const first of answer.messages) line.send(first)
    outlet.release()
    if (answer.userType === 'player') line.measure()
    // It closed while the rooms let it in.
    if (!line.isOpen()) await rooms.leave(socketId)
  }

  const pong = (sentAt: number) =>
    line.send({ type: 'pong', sentAt, serverTs: clock.now().getTime() })

  const say = async (message: RoomMessage): Promise<void> => {
    if (!joined) return line.close('bad-message', 'malformed')
    // The rooms refuse a move in another game than this socket's; it never reaches that game.
    for (const answer of await rooms.say(socketId, message)) line.send(answer)
  }

  const handle = async (message: GameClientMessage): Promise<void> => {
    switch (message.type) {
      case 'join':
        return join(message)
      case 'ping':
        return pong(message.sentAt)
      case 'move':
        // The lag that a client reports can't be trusted; only the measured round trip counts.
        return say({ ...message, lagMs: line.roundTripMs() })
      case 'command':
      case 'rematch':
      case 'snapshot':
        return say(message)
      default:
        return message satisfies never
    }
  }

  return {
    onUrgent: (message) => {
      if (!joined || message.type !== 'ping') return false
      pong(message.sentAt)
      return true
    },
    onMessage: async (message) => {
      if (!joined && message.type !== 'join') return line.close('bad-message', 'malformed')
      try {
        await handle(message)
      } catch (error) {
        if (!(error instanceof RoomsUnavailableError)) throw error
        // Nothing has happened, so the client comes back and sends again what was not acknowledged.
        line.close('failed', 'failed')
      }
    },
    onClosed: (wasSilent) => {
      forget()
      void rooms.leave(socketId, wasSilent)
    },
  }
}

async function redeem(message: Join, { tickets }: GameSocketDeps): Promise<TicketHolder | null> {
  const { ticket, gameId, userType } = message
  const holder = await tickets.redeem(ticket, { kind: 'game', gameId, userType })
  return holder && isSeatable(holder, userType) ? holder : null
}

const isSeatable = ({ playerId }: TicketHolder, userType: BoardUserType): boolean =>
  userType === 'viewer' || playerId !== null

/** Buffers messages until released, so that they follow the first messages of a join. */
function heldBack(send: (message: GameServerMessage) => void) {
  let held: GameServerMessage[] | null = []
  return {
    send: (message: GameServerMessage) => {
      if (held) held.push(message)
      else send(message)
    },
    release: () => {
      for (const message of held ?? []) send(message)
      held = null
    },
  }
}
