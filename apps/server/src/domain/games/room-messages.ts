import type { BoardUserType, GameServerMessage, GameSnapshot } from '@kingside/api'
import type { Color } from '@kingside/chess-game'
import type { StoredFact } from './game-store.ts'
import { eventOf, forViewers, snapshotOf } from './game-snapshot.ts'
import type { GameState, RematchEnd } from './game.types.ts'

/** The rematch as one side sees it; null where there is nothing to tell. */
export function rematchMessage(
  { rematch }: GameState,
  color: Color | null,
  end: RematchEnd | null,
): GameServerMessage | null {
  if (rematch?.status === 'started') {
    return { type: 'rematch', state: 'started', end: null, newGameId: rematch.gameId }
  }
  if (color === null) return null
  if (rematch?.status === 'offered') {
    const state = rematch.by === color ? 'mine' : 'theirs'
    return { type: 'rematch', state, end: null, newGameId: null }
  }
  return { type: 'rematch', state: 'none', end, newGameId: null }
}

/** A game as one kind of follower is shown it. */
export interface Shown {
  readonly state: GameState
  /** The moment that is shown, on the game's time. */
  readonly at: number
  /** The latest events that have been shown. */
  readonly facts: readonly StoredFact[]
}

/** The first messages of a socket: the missed events, or a snapshot. @param color its seat; null is a viewer's */
export function welcomeTo(
  { state, at, facts }: Shown,
  { color, sinceV, viewers }: { color: Color | null; sinceV: number; viewers: number },
): readonly GameServerMessage[] {
  const { v } = state
  const { gameId } = state.config
  const userType: BoardUserType = color === null ? 'viewer' : 'player'
  const snapshot = (): GameSnapshot => snapshotOf(state, { at, viewers, userType })
  const missed = eventsSince(gameId, { facts, v, sinceV, color })
  const rematch = rematchMessage(state, color, null)
  return [
    { type: 'joined', gameId, v, userType },
    ...(missed ?? [{ type: 'snapshot' as const, snapshot: snapshot() }]),
    ...(rematch && state.rematch ? [rematch] : []),
    { type: 'viewers', count: viewers },
  ]
}

/** The kept events after `sinceV`, or null when they are not all there and a snapshot is needed. */
export function eventsSince(
  gameId: string,
  {
    facts,
    v,
    sinceV,
    color,
  }: {
    readonly facts: readonly StoredFact[]
    readonly v: number
    readonly sinceV: number
    readonly color: Color | null
  },
): readonly GameServerMessage[] | null {
  const oldest = facts[0]?.fact.v ?? v + 1
  if (sinceV < 1 || sinceV > v || sinceV < oldest - 1) return null
  return facts
    .filter(({ fact }) => fact.v > sinceV)
    .map(({ fact, serverTs }) => {
      const event = eventOf(gameId, fact, serverTs)
      return { type: 'event', event: color === null ? forViewers(event) : event }
    })
}
