import { useId, type ReactNode } from 'react'
import { Target } from '../Card/Target.tsx'
import { plainList } from '../plainList.ts'
import type { CalendarEvent } from './month.ts'
import * as styles from './EventCalendar.css.ts'

interface DayEventsProps {
  title: string
  /** A mark of the day, such as `Today`. */
  mark: string | undefined
  events: readonly CalendarEvent[]
  /** Shown when there are no events. */
  empty: ReactNode
  onEventPress: ((event: CalendarEvent) => void) | undefined
}

/** The events of one day with all details. */
export function DayEvents({ title, mark, events, empty, onEventPress }: DayEventsProps) {
  const titleId = useId()
  return (
    <div className={styles.dayEvents}>
      <p id={titleId} className={styles.dayTitle}>
        {title}
        {mark !== undefined && <span className={styles.todayMark}>{mark}</span>}
      </p>
      {events.length === 0 ? (
        <div className={styles.emptyDay}>{empty}</div>
      ) : (
        <ul {...plainList} aria-labelledby={titleId} className={styles.events}>
          {events.map((event) => {
            const { id, time, description, tone = 'neutral', href } = event
            return (
              <li key={id} className={styles.event({ tone })}>
                {time !== undefined && <span className={styles.time}>{time}</span>}
                <span className={styles.eventWords}>
                  <span className={styles.eventTitle}>
                    <Target href={href} onPress={onEventPress && (() => onEventPress(event))}>
                      {event.title}
                    </Target>
                  </span>
                  {description !== undefined && (
                    <span className={styles.description}>{description}</span>
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
