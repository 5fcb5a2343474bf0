import { Text } from '@kingside/design-system/Text'
import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './GameConnection.messages.ts'
import { barsOf, type LineQuality, qualityOf, toneOf } from './quality.ts'
import * as styles from './RoundTrip.css.ts'

export interface RoundTripProps {
  readonly ms: number
  /** Whose connection it is. @default the reader's own, with its milliseconds */
  readonly of?: string
}

/** The round trip as bars, and in milliseconds. Changes are not announced. */
export function RoundTrip({ ms, of }: RoundTripProps) {
  const { formatMessage } = useIntl()
  const quality = qualityOf(ms)
  const rounded = Math.round(ms)
  return (
    <span
      role="img"
      aria-label={
        of === undefined
          ? formatMessage(messages.quality, { quality, ms: rounded })
          : formatMessage(messages.qualityOf, { name: of, quality, ms: rounded })
      }
      className={styles.root}
    >
      <Bars quality={quality} />
      {of === undefined && (
        <Text size="s" tone="muted" tabular>
          <FormattedMessage {...messages.roundTrip} values={{ ms: rounded }} />
        </Text>
      )}
    </span>
  )
}

/** Rendered only when the quality changes, not with every ping. */
const Bars = memo(function Bars({ quality }: { readonly quality: LineQuality }) {
  return (
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
  )
})

const heights = [4, 7, 10, 13] as const
