import type { ClockSettings } from '@kingside/chess-game'

/** How many moves a game is counted to have, for how long it lasts. */
const usualMoves = 40

/** How many minutes a game may take. */
export function usualMinutes(clock: ClockSettings): number {
  const { initialMs, blackInitialMs = initialMs, incrementMs } = clock
  return Math.ceil((initialMs + blackInitialMs + 2 * usualMoves * incrementMs) / 60_000)
}
