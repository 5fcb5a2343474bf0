import { ErrorState } from '@kingside/design-system/ErrorState'
import { Grid } from '@kingside/design-system/Grid'
import { Link } from '@kingside/design-system/Link'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stat } from '@kingside/design-system/Stat'
import { Surface } from '@kingside/design-system/Surface'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { useNavigate } from '../../platform/router/index.ts'
import { messages as frameMessages } from '../frame/frame.messages.ts'
import { useOperatorApi } from '../frame/operator.calls.ts'
import { listMessages, useOperatorList } from '../list/index.ts'
import { overviewCalls } from './overview.calls.ts'
import { messages } from './overview.messages.ts'

interface Waiting {
  readonly count: 'bans' | 'support' | 'reports' | 'verifications' | 'free_pro' | 'acts'
  readonly label: MessageDescriptor
  readonly path: string
  readonly title: MessageDescriptor
}

/** What is counted, and the page of it. Another part of the operators' work adds its line. */
const waiting: readonly Waiting[] = [
  {
    count: 'support',
    label: messages.support,
    path: '/operation/support',
    title: frameMessages.support,
  },
  {
    count: 'reports',
    label: messages.reports,
    path: '/operation/reports',
    title: frameMessages.reports,
  },
  {
    count: 'verifications',
    label: messages.verifications,
    path: '/operation/verifications',
    title: frameMessages.verifications,
  },
  {
    count: 'free_pro',
    label: messages.freePro,
    path: '/operation/free-pro',
    title: frameMessages.freePro,
  },
  { count: 'bans', label: messages.bans, path: '/operation/bans', title: frameMessages.bans },
  { count: 'acts', label: messages.acts, path: '/operation/audit-log', title: frameMessages.acts },
]

/** How much waits for an operator, and the way to it. */
export function OverviewPage() {
  const { formatMessage, formatNumber } = useIntl()
  const navigate = useNavigate()
  const api = useOperatorApi(overviewCalls)
  const query = useOperatorList(['overview'], (signal) => api.get({ signal }))
  if (query.data === undefined && query.isError) {
    return (
      <ErrorState
        size="s"
        title={formatMessage(listMessages.failed)}
        retryLabel={formatMessage(frameMessages.retry)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const { data } = query
  return (
    <Grid column="m" gap={4}>
      {waiting.map(({ count, label, path, title }) => (
        <Surface key={count}>
          {data === undefined ? (
            <Skeleton lines={2} />
          ) : (
            <>
              <Stat label={formatMessage(label)} value={formatNumber(data[count])} size="l" />
              <Link href={path} onPress={() => void navigate(path)}>
                <FormattedMessage {...title} />
              </Link>
            </>
          )}
        </Surface>
      ))}
    </Grid>
  )
}
