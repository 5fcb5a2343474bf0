import { MoveList, type MoveListProps } from '@kingside/chess-board'
import { Text } from '@kingside/design-system'
import type { ReactNode } from 'react'
import * as styles from './GameRecord.css.ts'

export interface GameRecordProps extends MoveListProps {
  /** Where the game stands, in a few words. */
  readonly status: ReactNode
  /** What stands in place of the moves before the first one. */
  readonly noMoves: ReactNode
  /** What can be done with the moves. */
  readonly footer?: ReactNode
}

/** Where the game stands, and its moves. */
export function GameRecord({ status, noMoves, footer, ...list }: GameRecordProps) {
  return (
    <section className={styles.root} aria-label={list.label}>
      <div className={styles.status}>{status}</div>
      <div className={styles.moves}>
        {list.moves.length === 0 ? (
          <div className={styles.noMoves}>
            <Text as="p" size="s" tone="muted">
              {noMoves}
            </Text>
          </div>
        ) : (
          <MoveList {...list} />
        )}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </section>
  )
}
