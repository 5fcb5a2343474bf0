import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { FaviconBadgeView } from '@kingside/machines/favicon-badge'
import { FormattedMessage, useIntl } from 'react-intl'
import { EnlargedIcon } from './EnlargedIcon.tsx'
import * as styles from './FaviconBadge.css.ts'
import { kindMessages, messages } from './FaviconBadge.messages.ts'
import { TabIcon } from './TabIcon.tsx'
import { TabStatus } from './TabStatus.tsx'

export interface FaviconBadgeProps {
  readonly view: FaviconBadgeView
  /** Address of the page's own icon. */
  readonly icon: string
  /** The title of the tab. */
  readonly title: string
}

/** The icon of the browser's tab with its badge, in its real size and enlarged, and its state as text. */
export function FaviconBadge({ view, icon, title }: FaviconBadgeProps) {
  const { formatMessage } = useIntl()
  const shown = view.status === 'shown' ? view : null
  const kind = shown && shown.kind
  const badge = formatMessage(kind ? kindMessages[kind] : messages.plain)
  const picture = (pixels: number) => (
    <TabIcon
      icon={icon}
      kind={kind}
      pixels={pixels}
      label={formatMessage(messages.picture, { pixels, badge })}
    />
  )
  return (
    <Stack gap={4} align="start">
      <div className={styles.bar}>
        <div className={styles.tab}>
          {picture(tabPixels)}
          <Text size="s">{title}</Text>
        </div>
      </div>
      <Inline gap={6} align="end">
        <EnlargedIcon place={shown ? shown.place : null}>{picture(largePixels)}</EnlargedIcon>
        {[sharpPixels, tabPixels].map((pixels) => (
          <Stack key={pixels} gap={2} align="center">
            {picture(pixels)}
            <Text size="xs" tone="muted" tabular>
              <FormattedMessage {...messages.pixels} values={{ pixels }} />
            </Text>
          </Stack>
        ))}
      </Inline>
      <TabStatus view={view} />
    </Stack>
  )
}

/** The size in a browser's tab, doubled on screens with high resolution. */
const tabPixels = 16
const sharpPixels = 32
const largePixels = 128
