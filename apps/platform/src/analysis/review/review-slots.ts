import type { Color } from '@kingside/chess-game'
import type { ReactNode } from 'react'

/** The board and the words of the mistakes that are tried again, in place of a game's board and actions. */
export interface RetrySlots {
  /** @param orientation the side at the bottom */
  readonly board: (orientation: Color) => ReactNode
  readonly bar: (orientation: Color) => ReactNode
}
