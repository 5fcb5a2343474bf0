import type { AnalysisItem } from '@kingside/chess-game'
import type { KeyMoment } from '@kingside/chess-game/review'
import { Badge } from '@kingside/design-system/Badge'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { numbered } from '../report/evaluations.ts'
import type { GradedMove } from '../report/game-report.types.ts'
import { gradeMessages } from '../report/GameReport.messages.ts'
import { gradeTones } from '../report/grade-looks.ts'
import { lineWords } from './line-words.ts'
import { messages } from './Review.messages.ts'
import * as reportStyles from '../report/GameReport.css.ts'
import * as styles from './Review.css.ts'

export interface MomentsProps {
  readonly moments: readonly KeyMoment[]
  /** The moves of the game, from ply 1 on. */
  readonly moves: readonly GradedMove[]
  /** The ply on the board; null when the position is not in the game. */
  readonly selected: number | null
  /** Shows the position after a move. */
  readonly onPress: (ply: number) => void
}

/** The moves that cost most. What was better is said only when it is asked for, to be found first. */
export function Moments({ moments, moves, selected, onPress }: MomentsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const [shown, setShown] = useState<readonly number[]>([])
  return (
    <Stack gap={2}>
      <Heading level={3} size="s">
        <FormattedMessage {...messages.moments} />
      </Heading>
      <ul className={styles.moments}>
        {moments.map(({ ply, before, lost }) => {
          const move = moves[ply - 1]
          if (!move) return null
          const percent = formatNumber(-lost / 100, { style: 'percent', maximumFractionDigits: 0 })
          return (
            <li key={ply} className={styles.moment}>
              <button
                type="button"
                className={`${reportStyles.move} ${styles.press}`}
                aria-current={ply === selected ? 'step' : undefined}
                onClick={() => onPress(ply)}
              >
                <span dir="ltr">{numbered(move)}</span>
                {move.grade && (
                  <Badge tone={gradeTones[move.grade]} size="s">
                    <FormattedMessage {...gradeMessages[move.grade]} />
                  </Badge>
                )}
                <span className={styles.lost}>{formatMessage(messages.lost, { percent })}</span>
              </button>
              {shown.includes(ply) ? (
                <div className={styles.better}>
                  <Text as="p" size="s">
                    <FormattedMessage
                      {...messages.better}
                      values={{ line: <bdi dir="ltr">{bestLine(before)}</bdi> }}
                    />
                  </Text>
                </div>
              ) : (
                <div className={styles.show}>
                  <Button type="ghost" size="s" onPress={() => setShown([...shown, ply])}>
                    <FormattedMessage {...messages.showBetter} />
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}

const bestLine = ({ fen, multipv }: AnalysisItem): string =>
  lineWords(
    fen,
    (multipv[0]?.line ?? []).map(({ san }) => san),
  )
