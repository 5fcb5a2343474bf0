import { Stat } from '@kingside/design-system/Stat'
import { Surface } from '@kingside/design-system/Surface'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { dashboardQuery } from '../calls.ts'
import type { Club } from '../club.types.ts'
import { clubApiOf } from '../club-api.ts'
import { Failed } from '../Failed.tsx'
import { messages as words } from '../words.messages.ts'
import * as styles from './admin.css.ts'
import { messages, planMessages } from './admin.messages.ts'

/** What an administrator wants to know first. */
export function Dashboard({ club }: { readonly club: Club }) {
  const api = clubApiOf(useDependencies())
  const { formatMessage, formatNumber } = useIntl()
  const { data, isError, isFetching, refetch } = useQuery(dashboardQuery(api, club.id))
  if (isError && !data) {
    return (
      <Failed
        title={messages.dashboardFailed}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const stat = (label: string, value: number | undefined, note?: string) =>
    value === undefined ? (
      <Stat label={label} loading />
    ) : (
      <Stat label={label} value={formatNumber(value)} {...(note !== undefined && { note })} />
    )
  return (
    <Surface as="section" label={formatMessage(messages.dashboard)}>
      <div className={styles.numbers}>
        {stat(
          formatMessage(words.members),
          data?.members,
          formatMessage(messages.month, { joined: data?.joined ?? 0, left: data?.left ?? 0 }),
        )}
        {stat(formatMessage(messages.waiting), data?.requests)}
        {stat(formatMessage(messages.upcomingEvents), data?.upcoming_events)}
        {stat(formatMessage(messages.upcomingTournaments), data?.upcoming_tournaments)}
        {club.access !== null && (
          <Stat
            label={formatMessage(messages.plan)}
            value={formatMessage(planMessages[club.access])}
            size="s"
          />
        )}
      </div>
    </Surface>
  )
}
