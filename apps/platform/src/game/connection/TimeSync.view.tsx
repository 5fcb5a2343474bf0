import { IconButton, Inline, StatusMark, Text } from '@kingside/design-system'
import type { TimeSyncView } from '@kingside/machines/time-sync'
import { RotateCw } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { errorOf, isSlow, markOf } from './clock-view-model.ts'
import { messages } from './TimeSync.messages.ts'

export interface TimeSyncProps {
  readonly view: TimeSyncView
  /** Asks the server for its time now. */
  readonly onResync: () => void
}

/** One quiet line: whether the clocks of the page go with the server’s, and by how much they may be wrong. */
export function TimeSync({ view, onResync }: TimeSyncProps) {
  const { formatMessage } = useIntl()
  const { tone, look, message } = markOf(view)
  return (
    <Inline gap={3} wrap={false}>
      <div role="status">
        <StatusMark tone={tone} live={look === 'live'} hollow={look === 'hollow'}>
          <FormattedMessage {...message} />
          <br />
          <Text size="xs" tone="muted" tabular>
            {detailsOf(view, formatMessage)}
          </Text>
        </StatusMark>
      </div>
      {view.phase !== 'offline' && (
        <IconButton
          size="s"
          label={formatMessage(messages.check)}
          // The button keeps its place while it asks, so that it keeps the focus.
          onPress={() => {
            if (view.phase !== 'measuring') onResync()
          }}
        >
          <RotateCw />
        </IconButton>
      )}
    </Inline>
  )
}

/** What is known, and what comes next. */
function detailsOf(
  view: TimeSyncView,
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
): string {
  const known =
    view.status === 'known'
      ? [
          formatMessage(view.fresh ? messages.error : messages.since, { ms: errorOf(view) }),
          ...(isSlow(view) ? [formatMessage(messages.slow)] : []),
        ]
      : [formatMessage(messages.unknown)]
  const next =
    view.phase === 'retrying'
      ? [formatMessage(messages.nextTry, { seconds: Math.ceil(view.retryAfterMs / 1_000) })]
      : []
  return [...next, ...known].join(' · ')
}
