import { type CalendarEvent, EventCalendar } from '@kingside/design-system/EventCalendar'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { CalendarFeedPart } from '../calendar/CalendarFeedPart.tsx'
import { monthQuery, type ListFilter } from '../calls.ts'
import { serverClockOf } from '../server-clock.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import { useFacts } from '../useFacts.ts'
import { useLoadable } from '../useLoadable.tsx'
import { messages } from './list.messages.ts'
import { type DayEntry, entriesOfMonth, monthSpan } from './month-events.ts'

export interface TournamentCalendarProps {
  readonly filter: ListFilter
  /** A member's own tournaments can be read by another calendar. */
  readonly isMember: boolean
  readonly onOpen: (path: string) => void
}

/** The tournaments of a month by their days; what is played every hour is one entry a day. */
export function TournamentCalendar({ filter, isMember, onOpen }: TournamentCalendarProps) {
  const deps = useDependencies()
  const { formatMessage, formatTime } = useIntl()
  const { timeOf, kindOf } = useFacts()
  const [now] = useState(() => new Date(serverClockOf(deps).now()))
  const today = now.toLocaleDateString('sv')
  const [month, setMonth] = useState(today.slice(0, 7))
  const { data, isError, isFetching, refetch } = useQuery({
    ...monthQuery(tournamentApiOf(deps), filter, monthSpan(month)),
    placeholderData: keepPreviousData,
  })
  const eventOf = ({ date, tournament, count }: DayEntry): CalendarEvent => ({
    id: tournament.id,
    date,
    title: count === 1 ? tournament.name : `${tournament.name} × ${count}`,
    time: formatTime(tournament.start, { hour: '2-digit', minute: '2-digit' }),
    description: `${timeOf(tournament)} · ${kindOf(tournament)}`,
    tone: tournament.status === 'goes' ? 'success' : tournament.featured ? 'brand' : 'neutral',
    href: `/tournaments/${tournament.slug}`,
  })
  const loadable = useLoadable(
    {
      isLoaded: data !== undefined,
      isFailed: isError,
      isFetching,
      onRetry: () => void refetch(),
    },
    messages,
  )
  return (
    <Stack gap={3}>
      {isMember && (
        <Inline justify="end">
          <CalendarFeedPart />
        </Inline>
      )}
      <EventCalendar
        label={formatMessage(messages.calendar)}
        events={entriesOfMonth(data ?? [], now.toISOString()).map(eventOf)}
        today={today}
        onMonthChange={setMonth}
        onEventPress={({ href }) => {
          if (href !== undefined) onOpen(href)
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
        {...loadable}
      />
    </Stack>
  )
}
