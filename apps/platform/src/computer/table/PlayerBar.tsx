import { ChessClock } from '@kingside/chess-board'
import { Text } from '@kingside/design-system'
import type { ReactNode } from 'react'
import * as styles from './PlayerBar.css.ts'

export interface PlayerBarProps {
  readonly name: string
  readonly active: boolean
  /** What the player has taken. */
  readonly captured: ReactNode
  /** Null in a game without clocks. */
  readonly clock: {
    readonly label: string
    readonly timeMs: number
    readonly runningSince: number | null
  } | null
}

/** One player above or below the board: whose turn it is, the name, what was taken, the clock. */
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
