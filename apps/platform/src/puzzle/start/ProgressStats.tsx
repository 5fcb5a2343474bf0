import { Stat, type StatDelta } from '@kingside/design-system/Stat'
import { useIntl } from 'react-intl'
import type { Loaded, Progress } from '../puzzle.types.ts'
import { Failed } from './Failed.tsx'
import * as styles from './start.css.ts'
import { messages } from './start.messages.ts'

export interface ProgressStatsProps {
  readonly progress: Loaded<Progress>
  readonly onRetry: () => void
}

/** The reader's rating and what was solved. */
export function ProgressStats({ progress, onRetry }: ProgressStatsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const names = {
    rating: formatMessage(messages.rating),
    streak: formatMessage(messages.streak),
    solved: formatMessage(messages.solved),
    left: formatMessage(messages.left),
  }
  switch (progress.status) {
    case 'loading':
      return (
        <div className={styles.stats}>
          <Stat label={names.rating} loading />
          <Stat label={names.streak} loading />
          <Stat label={names.solved} loading />
        </div>
      )
    case 'failed':
      return <Failed title={messages.failed} isRetrying={progress.isRetrying} onRetry={onRetry} />
    case 'ready': {
      const { rating, streak_today: streak, solved, tried, allowance } = progress.data
      const change = formatNumber(rating.change_today, { signDisplay: 'exceptZero' })
      const delta: StatDelta = {
        text: change,
        trend: rating.change_today > 0 ? 'up' : 'down',
        label: formatMessage(messages.ratingChange, { change }),
      }
      const { used, limit } = allowance
      return (
        <div className={styles.stats}>
          <Stat
            label={names.rating}
            value={`${rating.value}${rating.is_provisional ? '?' : ''}`}
            {...(rating.change_today !== 0 && { delta })}
          />
          <Stat label={names.streak} value={formatNumber(streak)} />
          <Stat
            label={names.solved}
            value={formatMessage(messages.solvedValue, { solved, tried })}
          />
          {limit !== null && (
            <Stat
              label={names.left}
              value={formatMessage(messages.leftValue, { used: Math.min(used, limit), limit })}
            />
          )}
        </div>
      )
    }
    default:
      return progress satisfies never
  }
}
