import { Text } from '@kingside/design-system/Text'
import type { ReactNode, Ref } from 'react'
import * as styles from './GameLayout.css.ts'

export interface GameLayoutProps {
  /** The player above the board, and the one below it. */
  readonly top: ReactNode
  readonly bottom: ReactNode
  readonly board: ReactNode
  /** The element around the board, for a page that scrolls to it. */
  readonly boardRef?: Ref<HTMLDivElement> | undefined
  /** The panel beside the board, or below it on a phone: messages, moves and actions. */
  readonly children: ReactNode
  /** Below the panel, which is as high as the board: parts of any height. */
  readonly below?: ReactNode
  /** A hint about the keys, shown to keyboard users. */
  readonly keyboardHint: ReactNode
  /** Whether the bars of the players have the name only, or a second line of details. @default 'name' */
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
