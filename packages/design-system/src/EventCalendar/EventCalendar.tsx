import {
  getLocalTimeZone,
  isSameMonth,
  parseDate,
  startOfMonth,
  today as dayNow,
} from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import type { Loadable } from '../loadable.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { DayEvents } from './DayEvents.tsx'
import * as styles from './EventCalendar.css.ts'
import { browserFormats, dayOf, type CalendarFormats } from './formats.ts'
import { eventsByDay, type CalendarEvent } from './month.ts'
import { MonthGrid } from './MonthGrid.tsx'

/** Words of a calendar. Names of days and months are its `formats`. */
export interface EventCalendarTexts {
  previousMonth: string
  nextMonth: string
  /** Goes to this day and names it. */
  today: string
  /** How many events a day has, such as `3 events`; said after the day. */
  eventCount: (count: number) => string
  /** How many more events a day has than there is room for, such as `+2 more`. */
  more: (count: number) => string
  /** Stands where the chosen day has no events. */
  emptyDay: string
}

interface EventCalendarOwnProps {
  /** What takes place, such as `Club events`. Names the calendar. */
  label: string
  /** The events of the shown month, those of a day in order. Others may be among them. */
  events: readonly CalendarEvent[]
  /** The day to begin with, as `2026-03-31`. @default today */
  defaultDate?: string
  /** This day, as `2026-03-31`. @default the day of the reader's clock */
  today?: string
  /** Called with the month that is shown from now on, as `2026-03`: load its events. */
  onMonthChange?: (month: string) => void
  /** Goes to an event without loading the page, for routers. */
  onEventPress?: (event: CalendarEvent) => void
  /** What stands in place of the list when the month has no events: an `EmptyState`, or a sentence. */
  empty: ReactNode
  /** Words of the calendar. */
  texts: EventCalendarTexts
  /**
   * How months and days are written.
   * @default as the page's language writes them; `LocaleProvider` brings Kazakh to browsers without it
   */
  formats?: CalendarFormats
}

export type EventCalendarProps = EventCalendarOwnProps & Loadable

/**
 * The events of a month. In a wide place the month is a grid of days, with the chosen day's events below; in a narrow
 * one all events of the month are a list.
 */
export function EventCalendar({
  label,
  events,
  defaultDate,
  today,
  onMonthChange,
  onEventPress,
  empty,
  texts,
  formats,
  status = 'ready',
  loadingLabel,
  failure,
}: EventCalendarProps) {
  // Nearly all of it depends on the chosen day and on the events, so keeping its parts would save nothing.
  'use no memo'
  const { locale, direction } = useLocale()
  const titleId = useId()
  const write = formats ?? browserFormats(locale)
  const now = today === undefined ? dayNow(getLocalTimeZone()) : parseDate(today)
  const [day, setDay] = useState(defaultDate === undefined ? now : parseDate(defaultDate))
  const days = eventsByDay(events, day)
  const loading = status === 'loading'

  const choose = (next: CalendarDate) => {
    setDay(next)
    if (!isSameMonth(next, day)) onMonthChange?.(next.toString().slice(0, 7))
  }
  const turn = (months: number) => {
    const first = startOfMonth(day.add({ months }))
    choose(isSameMonth(first, now) ? now : first)
  }
  const month = write.month(dayOf(day))
  const isToday = day.compare(now) === 0
  const chosen = days.get(day.toString()) ?? []

  return (
    <section
      className={styles.root}
      aria-label={label}
      aria-busy={loading}
      data-stale={loading || undefined}
    >
      <div className={styles.head}>
        <p id={titleId} className={styles.title} aria-live="polite">
          {month}
        </p>
        <div className={styles.controls}>
          <IconButton label={texts.previousMonth} onPress={() => turn(-1)}>
            {direction === 'rtl' ? <ChevronRight /> : <ChevronLeft />}
          </IconButton>
          <Button type="secondary" size="s" onPress={() => choose(now)}>
            {texts.today}
          </Button>
          <IconButton label={texts.nextMonth} onPress={() => turn(1)}>
            {direction === 'rtl' ? <ChevronLeft /> : <ChevronRight />}
          </IconButton>
        </div>
      </div>
      {status === 'failed' ? (
        <div className={styles.instead}>{failure}</div>
      ) : (
        <>
          <div className={styles.wide}>
            <MonthGrid
              titleId={titleId}
              day={day}
              today={now}
              days={days}
              onChoose={choose}
              texts={texts}
              formats={write}
            />
            <DayEvents
              title={write.day(dayOf(day))}
              mark={isToday ? texts.today : undefined}
              events={chosen}
              empty={loading ? <Skeleton size="s" lines={2} /> : texts.emptyDay}
              onEventPress={onEventPress}
            />
          </div>
          <div className={styles.narrow}>
            {[...days].map(([date, ofDay]) => (
              <DayEvents
                key={date}
                title={write.day(dayOf(parseDate(date)))}
                mark={date === now.toString() ? texts.today : undefined}
                events={ofDay}
                empty={undefined}
                onEventPress={onEventPress}
              />
            ))}
            {days.size === 0 && (
              <div className={styles.instead}>
                {loading ? <Skeleton size="s" lines={6} /> : empty}
              </div>
            )}
          </div>
        </>
      )}
      <span role="status">{loading && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}</span>
    </section>
  )
}
