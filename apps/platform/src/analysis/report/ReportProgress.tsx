import { Button } from '@kingside/design-system/Button'
import { Progress } from '@kingside/design-system/Progress'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GameReportView } from './game-report.types.ts'
import { messages } from './GameReport.messages.ts'
import { ReportTrouble, type ReportTroubleProps } from './ReportTrouble.tsx'

export interface ReportProgressProps extends Omit<ReportTroubleProps, 'view'> {
  readonly view: Exclude<GameReportView, { readonly status: 'done' }>
}

/** The server's analysis before it is done: the offer, how far it is, or why there is none. */
export function ReportProgress({ view, ...on }: ReportProgressProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'reading':
      return <Skeleton lines={3} />
    case 'offered':
    case 'beginning':
      return (
        <Stack gap={3} align="start">
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...messages.offer} />
          </Text>
          <Button type="secondary" loading={view.status === 'beginning'} onPress={on.onBegin}>
            <FormattedMessage
              {...(view.status === 'beginning' ? messages.beginning : messages.begin)}
            />
          </Button>
        </Stack>
      )
    case 'queued':
    case 'running':
      return (
        <Stack gap={2}>
          <Progress
            label={formatMessage(view.status === 'queued' ? messages.queued : messages.running)}
            value={view.done}
            max={view.total}
            valueText={formatMessage(messages.progress, { done: view.done, total: view.total })}
          />
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...messages.leave} />
          </Text>
        </Stack>
      )
    case 'refused':
    case 'failed':
      return <ReportTrouble view={view} {...on} />
    default:
      return view satisfies never
  }
}
