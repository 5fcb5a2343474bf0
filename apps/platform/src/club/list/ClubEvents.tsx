import { type CalendarEvent, EventCalendar } from '@kingside/design-system/EventCalendar'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Grid } from '@kingside/design-system/Grid'
import { List, ListItem } from '@kingside/design-system/List'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Stack } from '@kingside/design-system/Stack'
import { Switch } from '@kingside/design-system/Switch'
import { Text } from '@kingside/design-system/Text'
import { CalendarDays, List as ListIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EventOfClub, Loaded } from '../club.types.ts'
import { Failed } from '../Failed.tsx'
import { useClubWords } from '../useClubWords.ts'
import type { ClubChoices } from './club-choices.ts'
import { CountryFilter, type CountryNames } from '../CountryFilter.tsx'
import { messages } from './list.messages.ts'

export interface ClubEventsProps {
  readonly choices: ClubChoices
  readonly countries: CountryNames
  readonly isMember: boolean
  readonly events: Loaded<readonly EventOfClub[]>
  /** As `2026-11-28`. */
  readonly today: string
  readonly onChoose: (choices: ClubChoices) => void
  /** Another month is shown, such as `2026-12`. */
  readonly onMonth: (month: string) => void
  readonly onOpen: (path: string) => void
  readonly onRetry: () => void
}

/** What clubs do and when, by days or one after the other. */
export function ClubEvents(props: ClubEventsProps) {
  const { choices, countries, isMember, onChoose } = props
  const { formatMessage } = useIntl()
  return (
    <Stack gap={4}>
      <Grid column="s" gap={3}>
        <CountryFilter
          countries={countries}
          placeholder={formatMessage(messages.anyCountry)}
          value={choices.country}
          onChange={(country) => onChoose({ ...choices, country })}
        />
        <Stack gap={3} align="start">
          <SegmentedControl
            label={formatMessage(messages.view)}
            value={choices.view}
            onChange={(view) => onChoose({ ...choices, view })}
            options={[
              {
                value: 'calendar',
                title: formatMessage(messages.calendar),
                icon: <CalendarDays />,
              },
              { value: 'list', title: formatMessage(messages.asList), icon: <ListIcon /> },
            ]}
          />
          {isMember && (
            <Switch
              label={formatMessage(messages.onlyMine)}
              checked={choices.isMine}
              onChange={(isMine) => onChoose({ ...choices, isMine })}
            />
          )}
        </Stack>
      </Grid>
      {choices.view === 'calendar' ? <Calendar {...props} /> : <Upcoming {...props} />}
    </Stack>
  )
}

function Calendar({ events, today, onMonth, onOpen, onRetry }: ClubEventsProps) {
  const { formatMessage, formatTime } = useIntl()
  const dayOf = (moment: string) => new Date(moment).toLocaleDateString('sv')
  const eventOf = ({ id, title, start, end, place, club }: EventOfClub): CalendarEvent => ({
    id,
    title,
    date: dayOf(start),
    endDate: dayOf(end),
    time: formatTime(start, { hour: '2-digit', minute: '2-digit' }),
    description: [club.name, place].filter((part) => part !== '').join(' · '),
    href: `/community/${club.slug}`,
  })
  const status = () => {
    switch (events.status) {
      case 'loading':
        return { status: 'loading', loadingLabel: formatMessage(messages.loadingEvents) } as const
      case 'failed':
        return {
          status: 'failed',
          failure: (
            <Failed
              title={messages.eventsFailed}
              isRetrying={events.isRetrying}
              onRetry={onRetry}
            />
          ),
        } as const
      case 'ready':
        return { status: 'ready' } as const
      default:
        return events satisfies never
    }
  }
  return (
    <EventCalendar
      label={formatMessage(messages.events)}
      events={events.status === 'ready' ? events.data.map(eventOf) : []}
      today={today}
      onMonthChange={onMonth}
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
      {...status()}
    />
  )
}

function Upcoming({ events, onOpen, onRetry }: ClubEventsProps) {
  const { formatMessage } = useIntl()
  const { whenOf } = useClubWords()
  if (events.status === 'failed') {
    return <Failed title={messages.eventsFailed} isRetrying={events.isRetrying} onRetry={onRetry} />
  }
  return (
    <List
      label={formatMessage(messages.events)}
      empty={
        <EmptyState size="s" icon={<CalendarDays />} title={formatMessage(messages.noEvents)}>
          <FormattedMessage {...messages.noEventsText} />
        </EmptyState>
      }
      {...(events.status === 'loading' && {
        status: 'loading',
        loadingLabel: formatMessage(messages.loadingEvents),
      })}
    >
      {events.status === 'ready' &&
        events.data.map((event) => (
          <ListItem
            key={event.id}
            title={event.title}
            meta={[whenOf(event), event.club.name, event.place]
              .filter((part) => part !== '')
              .join(' · ')}
            href={`/community/${event.club.slug}`}
            onPress={() => onOpen(`/community/${event.club.slug}`)}
          />
        ))}
    </List>
  )
}
