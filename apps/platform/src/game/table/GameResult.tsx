import { ResultBanner } from '@kingside/chess-board'
import { Button } from '@kingside/design-system/Button'
import type { GameView } from '@kingside/machines/game'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './Game.css.ts'
import { type EndedGame, resultOf } from './game-result.ts'
import { resultMessages } from './GameResult.messages.ts'
import { isReviewable } from './reviewable.ts'

export interface GameResultProps {
  /** How the game ended; null while it goes on. */
  readonly view: (EndedGame & Pick<GameView, 'turns'>) | null
  /** One more game, or another opponent. */
  readonly rematch?: ReactNode
  /** Opens the review of the game, where there is something to review. */
  readonly onReview?: (() => void) | undefined
}

/** The result of the game, and what the reader can do next. */
export function GameResult({ view, rematch, onReview }: GameResultProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={`${styles.question} ${styles.result}`}>
      <ResultBanner
        result={view ? resultOf(view, formatMessage) : undefined}
        actions={
          view && (
            <>
              {rematch && <div className={styles.rematch}>{rematch}</div>}
              {onReview && isReviewable(view) && (
                <Button type="secondary" onPress={onReview}>
                  <FormattedMessage {...resultMessages.review} />
                </Button>
              )}
            </>
          )
        }
      />
    </div>
  )
}
