import type { BoardTypeName } from '@kingside/api'
import type { ClockSettings } from '@kingside/chess-game'

/** A time control as the pages show it; `useTimeName` writes its clock. */
export interface TimeControlName {
  readonly id: number
  /** In milliseconds. */
  readonly clock: Pick<ClockSettings, 'initialMs' | 'incrementMs'>
  /** `blitz`, `rapid` … */
  readonly family: BoardTypeName
}
