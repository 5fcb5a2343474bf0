import { Badge } from '@kingside/design-system'
import { Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GradedMove } from './game-report.types.ts'
import * as styles from './GameReport.css.ts'
import { gradeMessages, messages } from './GameReport.messages.ts'
import { gradeTones } from './grade-looks.ts'

export interface GradedMovesProps {
  readonly moves: readonly GradedMove[]
  readonly selected: number | null
  readonly onSelect: (ply: number) => void
}

/** The game's moves with their grades; a press shows the position after one. */
export function GradedMoves({ moves, selected, onSelect }: GradedMovesProps) {
  const { formatMessage } = useIntl()
  return (
    <div role="group" aria-label={formatMessage(messages.moves)} className={styles.moves}>
      {moves.map(({ ply, san, grade }, index) => {
        const isWhite = ply % 2 === 1
        const beginsRow = isWhite || index === 0
        return (
          <Fragment key={ply}>
            {beginsRow && (
              <span className={styles.number} aria-hidden="true">
                {Math.ceil(ply / 2)}
              </span>
            )}
            {index === 0 && !isWhite && <span className={styles.blank} />}
            <button
              type="button"
              className={styles.move}
              aria-current={ply === selected ? 'step' : undefined}
              onClick={() => onSelect(ply)}
            >
              <span dir="ltr">{san}</span>
              {grade && (
                <Badge tone={gradeTones[grade]} size="s">
                  <FormattedMessage {...gradeMessages[grade]} />
                </Badge>
              )}
            </button>
          </Fragment>
        )
      })}
    </div>
  )
}
