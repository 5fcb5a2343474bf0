import { ChessClock } from '@kingside/chess-board'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import * as styles from './PlayerBar.css.ts'

export interface PlayerBarProps {
  readonly name: string
  readonly active: boolean
  /** The pieces that the player has captured. */
  readonly captured: ReactNode
  /** Null in a game without clocks. */
  readonly clock: {
    readonly label: string
    readonly timeMs: number
    readonly runningSince: number | null
  } | null
}

/** A player above or below the board: whose turn it is, the name, the captured pieces, and the clock. */
export function PlayerBar({ name, active, captured, clock }: PlayerBarProps) {
  return (
    <div className={styles.root}>
      <span className={styles.who}>
        <span className={styles.turnMark} data-active={active || undefined} aria-hidden="true" />
        <Text weight="semibold">
          <bdi>{name}</bdi>
        </Text>
        <span className={styles.captured}>{captured}</span>
      </span>
      {clock && (
        <span className={styles.clock}>
          <ChessClock {...clock} />
        </span>
      )}
    </div>
  )
}
