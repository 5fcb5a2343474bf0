import type { BoardUserType, GameEvent, GameServerMessage } from '@kingside/api'
import type { Color } from '@kingside/chess-game'
import { forViewers } from './game-snapshot.ts'

/** A socket that follows a game. */
export interface Member {
  readonly socketId: string
  readonly playerId: number | null
  /** The seat that it speaks for; null is a viewer. */
  readonly color: Color | null
  readonly send: (message: GameServerMessage) => void
}

type Listener = (message: GameServerMessage) => void

/** Who follows one game, and what each may hear. */
export class Audience {
  readonly #members = new Map<string, Member>()
  readonly #listeners: ReadonlySet<Listener>

  /** @param listeners those without a socket; they hear what viewers hear */
  constructor(listeners: ReadonlySet<Listener>) {
    this.#listeners = listeners
  }

  get isEmpty(): boolean {
    return this.#members.size === 0
  }

  add(member: Member): void {
    this.#members.set(member.socketId, member)
  }

  find(socketId: string): Member | undefined {
    return this.#members.get(socketId)
  }

  remove(socketId: string): Member | undefined {
    const member = this.#members.get(socketId)
    this.#members.delete(socketId)
    return member
  }

  /** Whether a player has any socket here. */
  has(color: Color): boolean {
    return [...this.#members.values()].some((member) => member.color === color)
  }

  /** How many watch: each known player once, each unknown one's socket once. */
  get viewers(): number {
    const watching = [...this.#members.values()].filter(({ color }) => color === null)
    return new Set(watching.map(({ playerId, socketId }) => playerId ?? socketId)).size
  }

  /** Tells an event to everybody, and to viewers what they may know of it. */
  tellEvent(event: GameEvent): void {
    const forPlayers: GameServerMessage = { type: 'event', event }
    const open = forViewers(event)
    const forOthers: GameServerMessage =
      open === event ? forPlayers : { type: 'event', event: open }
    this.tellEach((userType) => (userType === 'player' ? forPlayers : forOthers))
  }

  /** Tells each what `message` has for it; null is nothing. */
  tellEach(
    message: (userType: BoardUserType, color: Color | null) => GameServerMessage | null,
  ): void {
    for (const { color, send } of this.#members.values()) {
      const own = message(color === null ? 'viewer' : 'player', color)
      if (own) send(own)
    }
    const open = message('viewer', null)
    if (open) for (const listener of this.#listeners) listener(open)
  }

  tellAll(message: GameServerMessage): void {
    this.tellEach(() => message)
  }
}
