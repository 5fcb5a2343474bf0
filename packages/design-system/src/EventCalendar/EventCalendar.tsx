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

/** The texts of a calendar. Names of days and months are its `formats`. */
export interface EventCalendarTexts {
  previousMonth: string
  nextMonth: string
  /** The text of the button to today, which also marks today. */
  today: string
  /** A day's number of events, such as `3 events`; read after the day. */
  eventCount: (count: number) => string
  /** How many more events a day has than are shown, such as `+2 more`. */
  more: (count: number) => string
  /** Shown when the selected day has no events. */
  emptyDay: string
}

interface EventCalendarOwnProps {
  /** What the events are, such as `Club events`. Names the calendar. */
  label: string
  /** The events of the shown month, each day's in order. Events of other months are ignored. */
  events: readonly CalendarEvent[]
  /** The first selected day, as `2026-03-31`. @default today */
  defaultDate?: string
  /** Today, as `2026-03-31`. @default by the device's clock */
  today?: string
  /** Called with the newly shown month, as `2026-03`, so that its events can be loaded. */
  onMonthChange?: (month: string) => void
  /** Called instead of loading an event's page, for routers. */
  onEventPress?: (event: CalendarEvent) => void
  /** Shown in place of the list when the month has no events: an `EmptyState`, or a sentence. */
  empty: ReactNode
  /** The texts of the calendar. */
  texts: EventCalendarTexts
  /**
   * How months and days are written.
   * @default as the page's language writes them; `LocaleProvider` brings Kazakh to browsers without it
   */
  formats?: CalendarFormats
}

export type EventCalendarProps = EventCalendarOwnProps & Loadable

/**
 * The events of a month. In a wide container a grid of days, with the selected day's events below; in a narrow one a
 * list of all events of the month.
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
  // Nearly all of it depends on the selected day and the events, so caching its parts would save nothing.
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
