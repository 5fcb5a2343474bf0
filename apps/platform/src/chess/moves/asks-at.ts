import { boardTypeOf, type ClockSettings } from '@kingside/chess-game'
import type { GameSpeed } from '@kingside/machines/board-appearance'

/** Whether the player wants to be asked in games with this clock. A game without one counts as classical. */
export const asksAt = (speeds: readonly GameSpeed[], clock: ClockSettings | null): boolean =>
  speeds.includes(clock ? speedOf[boardTypeOf(clock)] : 'classic')

const speedOf = {
  bullet: 'bullet',
  blitz: 'blitz',
  armageddon: 'blitz',
  rapid: 'rapid',
  classic: 'classic',
  daily: 'classic',
} as const satisfies Record<ReturnType<typeof boardTypeOf>, GameSpeed>
