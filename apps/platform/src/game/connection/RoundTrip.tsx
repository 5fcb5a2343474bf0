import { Text } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './GameConnection.messages.ts'
import { barsOf, qualityOf, toneOf } from './quality.ts'
import * as styles from './RoundTrip.css.ts'

/** How fast the line is: bars for a glance, milliseconds for who wants to know. It is not said at each change. */
export function RoundTrip({ ms }: { readonly ms: number }) {
  const { formatMessage } = useIntl()
  const quality = qualityOf(ms)
  const rounded = Math.round(ms)
  return (
    <span
      role="img"
      aria-label={formatMessage(messages.quality, { quality, ms: rounded })}
      className={styles.root}
    >
      <Text tone={toneOf[quality]}>
        <svg className={styles.bars} viewBox="0 0 16 16" fill="currentColor">
          {heights.map((height, index) => (
            <rect
              key={height}
              x={index * 4 + 0.5}
              y={15 - height}
              width={3}
              height={height}
              rx={0.75}
              className={styles.bar}
              data-lit={index < barsOf[quality] || undefined}
            />
          ))}
        </svg>
      </Text>
      <Text size="s" tone="muted" tabular>
        <FormattedMessage {...messages.roundTrip} values={{ ms: rounded }} />
      </Text>
    </span>
  )
}

const heights = [4, 7, 10, 13] as const
