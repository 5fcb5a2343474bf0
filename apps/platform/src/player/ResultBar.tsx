import { FormattedNumber, useIntl } from 'react-intl'
import { statsMessages } from './player.messages.ts'
import type { FamilyStats } from './player.types.ts'
import * as styles from './ResultBar.css.ts'

const percent = { style: 'percent', maximumFractionDigits: 0 } as const

/** How many games were won, drawn and lost, in numbers and as a bar. */
export function ResultBar({ total, wins, draws, losses }: FamilyStats['game_stats']) {
  const { formatMessage, formatNumber } = useIntl()
  if (total === 0) return null
  const parts = [
    ['win', statsMessages.won, wins],
    ['draw', statsMessages.drawn, draws],
    ['loss', statsMessages.lost, losses],
  ] as const
  return (
    <div className={styles.root}>
      <dl className={styles.numbers}>
        {parts.map(([id, message, count]) => (
          <div key={id} className={styles.part}>
            <dt className={styles.term}>
              <span className={styles.mark} data-outcome={id} aria-hidden="true" />
              {formatMessage(message)}
            </dt>
            <dd className={styles.count}>
              <FormattedNumber value={count} />
              <span className={styles.share}>{formatNumber(count / total, percent)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(
          ([id, , count]) =>
            count > 0 && (
              <span
                key={id}
                className={styles.piece}
                data-outcome={id}
                style={{ flexGrow: count }}
              />
            ),
        )}
      </div>
    </div>
  )
}
