import { isSameMonth, type CalendarDate } from '@internationalized/date'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { EventCalendarTexts } from './EventCalendar.tsx'
import * as styles from './EventCalendar.css.ts'
import { dayOf, type CalendarFormats } from './formats.ts'
import { dayByKey, dayKeys, weeksOf, type CalendarEvent } from './month.ts'

const grid = { role: 'grid' } as const
const gridCell = { role: 'gridcell' } as const

/** How many events fit into a day's cell. */
const roomInCell = 3

interface MonthGridProps {
  titleId: string
  /** The selected day; its month is shown. */
  day: CalendarDate
  today: CalendarDate
  days: ReadonlyMap<string, readonly CalendarEvent[]>
  onChoose: (day: CalendarDate) => void
  texts: EventCalendarTexts
  formats: CalendarFormats
}

/** A month as a grid of days. One tab stop: arrow keys move between days and select them. */
export function MonthGrid({ titleId, day, today, days, onChoose, texts, formats }: MonthGridProps) {
  const { locale, direction } = useLocale()
  const chosen = useRef<HTMLButtonElement>(null)
  const byKey = useRef(false)
  const weeks = weeksOf(day, locale)
  const dayNumber = new Intl.NumberFormat(locale, { useGrouping: false })

  useEffect(() => {
    if (byKey.current) chosen.current?.focus()
    byKey.current = false
  })

  const press = (event: KeyboardEvent) => {
    const key = dayKeys.find((candidate) => candidate === event.key)
    if (key === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    byKey.current = true
    onChoose(dayByKey(day, key, locale, direction === 'rtl'))
  }

  return (
    <table {...grid} aria-labelledby={titleId} className={styles.grid} onKeyDown={press}>
      <thead>
        <tr>
          {weeks[0]?.map((each) => (
            <th
              key={each.toString()}
              scope="col"
              abbr={formats.weekday(dayOf(each))}
              className={styles.weekday}
            >
              {formats.shortWeekday(dayOf(each))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={String(week[0])}>
            {week.map((each) => {
              if (!isSameMonth(each, day)) {
                return (
                  <td key={each.toString()} {...gridCell} className={styles.cell}>
                    <span aria-hidden="true" className={styles.outside}>
                      {dayNumber.format(each.day)}
                    </span>
                  </td>
                )
              }
              const isChosen = each.compare(day) === 0
              const isToday = each.compare(today) === 0
              const ofDay = days.get(each.toString()) ?? []
              const name = [
                formats.fullDay(dayOf(each)),
                isToday && texts.today,
                ofDay.length > 0 && texts.eventCount(ofDay.length),
              ]
              return (
                <td
                  key={each.toString()}
                  {...gridCell}
                  aria-selected={isChosen}
                  className={styles.cell}
                >
                  <button
                    ref={isChosen ? chosen : undefined}
                    type="button"
                    tabIndex={isChosen ? 0 : -1}
                    className={styles.day}
                    data-chosen={isChosen || undefined}
                    data-today={isToday || undefined}
                    onClick={() => onChoose(each)}
                  >
                    <VisuallyHidden>{name.filter(Boolean).join(', ')}</VisuallyHidden>
                    <span aria-hidden="true" className={styles.dayNumber}>
                      {dayNumber.format(each.day)}
                    </span>
                    <DayPreview events={ofDay} more={texts.more} />
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayPreviewProps {
  events: readonly CalendarEvent[]
  more: (count: number) => string
}

/** The first events of a day, one per line. If there are too many, the last line counts the rest. */
function DayPreview({ events, more }: DayPreviewProps) {
  const shown = events.length > roomInCell ? events.slice(0, roomInCell - 1) : events
  return (
    <span className={styles.preview}>
      {shown.map(({ id, title, tone = 'neutral' }) => (
        <span key={id} className={styles.previewEvent({ tone })}>
          {title}
        </span>
      ))}
      {shown.length < events.length && (
        <span className={styles.more}>{more(events.length - shown.length)}</span>
      )}
    </span>
  )
}
