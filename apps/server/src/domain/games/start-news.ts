import { type LobbyEvent, scheduledStart } from '@kingside/api'
import { colors } from '@kingside/chess-game'
import type { GameState } from './game.types.ts'

/**
 * What a scheduled game's players are told outside of the game, because they may be on any page: that it starts soon,
 * or that it was cancelled. Null for every other change.
 * @param now on the game's time
 */
export function startNewsOf(before: GameState, after: GameState, now: number): LobbyEvent | null {
  if (before.phase !== 'SCHEDULED') return null
  const { gameId } = after.config
  if (after.phase === 'DONE') return { type: 'game.cancelled', gameId }
  const isWarning = after.startWarnings > before.startWarnings
  // After a stop of the server a game may start without its last warning.
  const wasLate =
    after.phase !== 'SCHEDULED' && before.startWarnings < scheduledStart.warningsMs.length
  if (!isWarning && !wasLate) return null
  return { type: 'game.soon', gameId, startsInMs: Math.max(0, (after.startsAt ?? now) - now) }
}

/** The people who play a game, by their internal ids. */
export const peopleOf = ({ config: { seats } }: GameState): readonly number[] =>
  colors.flatMap((color) => (seats[color].botLevel === null ? [seats[color].playerId] : []))
