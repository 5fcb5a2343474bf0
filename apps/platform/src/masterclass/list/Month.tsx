import { type CalendarEvent, EventCalendar } from '@kingside/design-system/EventCalendar'
import { Text } from '@kingside/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { monthSpan } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { monthQuery } from '../calls.ts'
import { Failed } from '../Failed.tsx'
import { masterclassApiOf } from '../masterclass-api.ts'
import type { MasterclassSummary } from '../masterclass.types.ts'
import { messages } from './month.messages.ts'

/** The masterclasses of a month, on their days. */
export function Month() {
  const deps = useDependencies()
  const { formatMessage, formatTime } = useIntl()
  const navigate = useNavigate()
  const [today] = useState(() => new Date(deps.wallNow()).toLocaleDateString('sv'))
  const [month, setMonth] = useState(today.slice(0, 7))
  const query = useQuery(monthQuery(masterclassApiOf(deps), monthSpan(month)))
  const eventOf = ({ slug, title, lecturer, starts_at: start }: MasterclassSummary) =>
    ({
      id: slug,
      title,
      date: new Date(start).toLocaleDateString('sv'),
      time: formatTime(start, { hour: '2-digit', minute: '2-digit' }),
      description: lecturer,
      href: `/masterclass/${slug}`,
    }) satisfies CalendarEvent
  const state = () => {
    if (query.data) return { status: 'ready' } as const
    if (!query.isError) {
      return { status: 'loading', loadingLabel: formatMessage(messages.loading) } as const
    }
    const retry = () => void query.refetch()
    return {
      status: 'failed',
      failure: <Failed isRetrying={query.isFetching} onRetry={retry} />,
    } as const
  }
  return (
    <EventCalendar
      label={formatMessage(messages.label)}
      events={query.data?.map(eventOf) ?? []}
      today={today}
      onMonthChange={setMonth}
      onEventPress={({ href }) => {
        if (href !== undefined) void navigate(href)
      }}
      empty={
        <Text tone="muted">
          <FormattedMessage {...messages.emptyMonth} />
        </Text>
      }
      texts={{
        previousMonth: formatMessage(messages.previousMonth),
        nextMonth: formatMessage(messages.nextMonth),
        today: formatMessage(messages.today),
        eventCount: (count) => formatMessage(messages.eventCount, { count }),
        more: (count) => formatMessage(messages.moreEvents, { count }),
        emptyDay: formatMessage(messages.emptyDay),
      }}
      {...state()}
    />
  )
}
