import type { BoardTypeName } from '@kingside/api'

/** A time control as the pages show it. */
export interface TimeControlName {
  readonly id: number
  /** In the usual notation: `3+2`. */
  readonly name: string
  /** `blitz`, `rapid` … */
  readonly family: BoardTypeName
}
