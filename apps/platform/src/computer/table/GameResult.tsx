import { ResultBanner } from '@kingside/chess-board'
import type { GameEnd } from '@kingside/chess-game'
import { Button } from '@kingside/design-system/Button'
import type { ComputerGameView } from '@kingside/machines'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './ComputerGame.css.ts'
import { messages } from './ComputerGame.messages.ts'
import { reasonWord } from './reason-word.ts'

export interface GameResultProps {
  readonly view: ComputerGameView
  readonly onRematch: () => void
  readonly onNewGame: () => void
  /** Opens the review of the finished game; undefined where there are no moves. */
  readonly onReview?: (() => void) | undefined
}

/** The result, its reason, and what to do next. Rendered during the game, so that the result is announced. */
export function GameResult({ view, onRematch, onNewGame, onReview }: GameResultProps) {
  const { formatMessage } = useIntl()
  const over = view.status === 'over' ? view : null
  return (
    <div className={styles.result}>
      <ResultBanner
        result={
          over
            ? {
                state: over.outcome,
                title: formatMessage(messages.outcome, { outcome: over.outcome }),
                reason: formatMessage(messages.reason, { reason: reasonWord(over.end) }),
                ...(over.end.result !== 'abort' && { score: scores[over.end.result] }),
              }
            : undefined
        }
        actions={
          <div className={styles.next}>
            <Button display="block" onPress={onRematch}>
              <FormattedMessage {...messages.rematch} />
            </Button>
            <Button display="block" type="secondary" onPress={onNewGame}>
              <FormattedMessage {...messages.newGame} />
            </Button>
            {onReview && (
              <Button display="block" type="secondary" onPress={onReview}>
                <FormattedMessage {...messages.review} />
              </Button>
            )}
          </div>
        }
      />
    </div>
  )
}

const scores = {
  'white-win': '1–0',
  draw: '½–½',
  'black-win': '0–1',
} as const satisfies Record<Exclude<GameEnd['result'], 'abort'>, string>
