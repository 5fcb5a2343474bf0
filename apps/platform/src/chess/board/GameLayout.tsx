import { Text } from '@kingside/design-system'
import type { ReactNode, Ref } from 'react'
import * as styles from './GameLayout.css.ts'

export interface GameLayoutProps {
  /** The player above the board, and the one below it. */
  readonly top: ReactNode
  readonly bottom: ReactNode
  readonly board: ReactNode
  /** The place of the board, for a page that brings it into sight. */
  readonly boardRef?: Ref<HTMLDivElement> | undefined
  /** What stands beside the board, or below it on a phone: news, the moves, what can be done. */
  readonly children: ReactNode
  /** Under the panel, which itself is as high as the board: what may be of any height. */
  readonly below?: ReactNode
  /** How the keys play; shown once somebody uses them. */
  readonly keyboardHint: ReactNode
  /** Whether the bars of the players have a name only, or a second line of details. @default 'name' */
  readonly bars?: 'name' | 'details'
}

/** The page of a game: the board between both players, and the panel beside it. */
export function GameLayout({
  top,
  bottom,
  board,
  boardRef,
  children,
  below,
  keyboardHint,
  bars = 'name',
}: GameLayoutProps) {
  return (
    <div className={styles.layout} data-bars={bars}>
      <div className={styles.table}>
        {top}
        <div ref={boardRef} className={styles.board}>
          {board}
        </div>
        {bottom}
      </div>
      <div className={styles.panel}>
        {children}
        <div className={styles.keyboardHint}>
          <Text as="p" size="xs" tone="muted">
            {keyboardHint}
          </Text>
        </div>
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
