import type { GameEvent, GameServerMessage } from '@kingside/api'
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

/** The followers of one game, and what each of them gets. */
export class Audience {
  readonly #members = new Map<string, Member>()
  readonly #sendToListeners: (message: GameServerMessage) => void

  /** @param sendToListeners sends to followers without a socket, who get what viewers get */
  constructor(sendToListeners: (message: GameServerMessage) => void) {
    this.#sendToListeners = sendToListeners
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
  sendEvent(event: GameEvent): void {
    const forPlayers: GameServerMessage = { type: 'event', event }
    const open = forViewers(event)
    this.sendToPlayers(() => forPlayers)
    this.sendToViewers(open === event ? forPlayers : { type: 'event', event: open })
  }

  /** Tells each player what `message` has for that side; null is nothing. */
  sendToPlayers(message: (color: Color) => GameServerMessage | null): void {
    for (const { color, send } of this.#members.values()) {
      const own = color && message(color)
      if (own) send(own)
    }
  }

  /** Tells everybody who is no player. */
  sendToViewers(message: GameServerMessage): void {
    for (const { color, send } of this.#members.values()) if (color === null) send(message)
    this.#sendToListeners(message)
  }

  sendToAll(message: GameServerMessage): void {
    this.sendToPlayers(() => message)
    this.sendToViewers(message)
  }
}
