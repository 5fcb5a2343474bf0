import { Inline } from '@kingside/design-system/Inline'
import { StatusMark, type StatusMarkProps } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { FaviconBadgeView } from '@kingside/machines/favicon-badge'
import { FormattedMessage } from 'react-intl'
import { kindMessages, messages } from './FaviconBadge.messages.ts'

export interface TabStatusProps {
  readonly view: FaviconBadgeView
}

/** The badge as text: its meaning, and whether the tab shows it. */
export function TabStatus({ view }: TabStatusProps) {
  const { message, ...look } = looks[view.status]
  return (
    <div role="status">
      <Inline gap={3}>
        {view.status !== 'plain' && (
          <Text weight="semibold">
            <FormattedMessage {...kindMessages[view.kind]} />
          </Text>
        )}
        <StatusMark {...look}>
          <FormattedMessage {...message} />
        </StatusMark>
      </Inline>
    </div>
  )
}

interface Look extends Pick<StatusMarkProps, 'tone' | 'live' | 'hollow'> {
  readonly message: (typeof messages)[FaviconBadgeView['status']]
}

const looks = {
  plain: { message: messages.plain, hollow: true },
  drawing: { message: messages.drawing, tone: 'info', live: true },
  shown: { message: messages.shown, tone: 'success' },
  failed: { message: messages.failed, tone: 'warning' },
} satisfies Record<FaviconBadgeView['status'], Look>
