import { ResultBanner } from '@kingside/chess-board'
import { type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './Game.css.ts'
import { type EndedGame, resultOf } from './game-result.ts'

export interface GameResultProps {
  /** How the game ended; null while it goes on. */
  readonly view: EndedGame | null
  /** What the reader can do next. */
  readonly actions?: ReactNode
}

/** The result of the game, and what the reader can do next. */
export function GameResult({ view, actions }: GameResultProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={`${styles.question} ${styles.result}`}>
      <ResultBanner result={view ? resultOf(view, formatMessage) : undefined} actions={actions} />
    </div>
  )
}
