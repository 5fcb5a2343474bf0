import { Text } from '@kingside/design-system/Text'
import type { ReactNode, Ref } from 'react'
import * as styles from './GameLayout.css.ts'

export interface GameLayoutProps {
  /** The player above the board, and the one below it; beside the board they are at the ends of the panel. */
  readonly top: ReactNode
  readonly bottom: ReactNode
  readonly board: ReactNode
  /** At the corner of the board: the handle for its size. */
  readonly resize?: ReactNode
  /** The element around the board, for a page that scrolls to it. */
  readonly boardRef?: Ref<HTMLDivElement> | undefined
  /** The moves and the status: a `GameRecord`. */
  readonly record: ReactNode
  /** What asks the player, and what the player can do: always in sight. */
  readonly dock: ReactNode
  /** Below the panel, which is as high as the board: parts of any height. */
  readonly below?: ReactNode
  /** A hint about the keys, shown to keyboard users. */
  readonly keyboardHint: ReactNode
}

/**
 * The page of every game. The board takes the height of the window, with the panel beside it, or on an upright screen
 * its whole width, with the actions in place of the site's bar.
 */
export function GameLayout({
  top,
  bottom,
  board,
  resize,
  boardRef,
  record,
  dock,
  below,
  keyboardHint,
}: GameLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.top}>{top}</div>
      <div ref={boardRef} className={styles.board}>
        <div className={styles.frame}>{board}</div>
        {resize}
      </div>
      <div className={styles.bottom}>{bottom}</div>
      <div className={styles.panel}>
        {record}
        <div className={styles.keyboardHint}>
          <Text as="p" size="xs" tone="muted">
            {keyboardHint}
          </Text>
        </div>
        <div className={styles.dock}>{dock}</div>
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
