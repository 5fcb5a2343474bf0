import type { Color } from '@kingside/chess-game'
import type { Change, Decision } from './game.types.ts'
import type { RefusedReason } from './rooms.types.ts'

/** The side that a command comes from, and when it came. */
export interface CommandSource {
  readonly color: Color
  readonly at: number
}

export const done = (change: Change): Decision => ({ ...change, kind: 'done' })

export const refuse = (change: Change, reason: RefusedReason): Decision => ({
  ...change,
  kind: 'refused',
  reason,
})
