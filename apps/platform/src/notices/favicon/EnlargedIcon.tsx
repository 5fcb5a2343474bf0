import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { FaviconBadgeView } from '@kingside/machines/favicon-badge'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './FaviconBadge.css.ts'
import { messages } from './FaviconBadge.messages.ts'

type Place = Exclude<FaviconBadgeView, { status: 'plain' }>['place']

export interface EnlargedIconProps {
  readonly children: ReactNode
  /** The centre of the badge; null for no badge. */
  readonly place: Place | null
}

/** The enlarged icon, with lines through the centre of its badge. */
export function EnlargedIcon({ children, place }: EnlargedIconProps) {
  const { formatNumber } = useIntl()
  const share = (of: number) => formatNumber(of, { style: 'percent' })
  return (
    <Stack gap={2} align="center">
      <div className={styles.stage}>
        {children}
        {place && (
          <>
            <span className={styles.acrossGuide} style={{ left: `${place.across * 100}%` }} />
            <span className={styles.downGuide} style={{ top: `${place.down * 100}%` }} />
          </>
        )}
      </div>
      <Text size="xs" tone="muted" tabular>
        {place ? (
          <FormattedMessage
            {...messages.place}
            values={{ across: share(place.across), down: share(place.down) }}
          />
        ) : (
          <FormattedMessage {...messages.plain} />
        )}
      </Text>
    </Stack>
  )
}
