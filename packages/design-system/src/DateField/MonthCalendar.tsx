import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import { boxButton } from '../Field/FieldBox.css.ts'
import * as styles from './MonthCalendar.css.ts'
import { readDay, type DateBounds } from './isoDate.ts'

export interface MonthCalendarProps {
  texts: { previousMonth: string; nextMonth: string }
  bounds: DateBounds
}

/** One month of days. Month and year are lists, because a year of birth is far away by arrows. */
export function MonthCalendar({ texts, bounds }: MonthCalendarProps) {
  return (
    <Calendar className={styles.calendar}>
      <div className={styles.head}>
        <Button slot="previous" className={boxButton} aria-label={texts.previousMonth}>
          <ChevronLeft aria-hidden="true" className={styles.arrow} />
        </Button>
        <div className={styles.pickers}>
          <CalendarMonthPicker format="long">
            {(picker) => <Picker {...picker} />}
          </CalendarMonthPicker>
          <YearPicker bounds={bounds} />
        </div>
        <Button slot="next" className={boxButton} aria-label={texts.nextMonth}>
          <ChevronRight aria-hidden="true" className={styles.arrow} />
        </Button>
      </div>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={styles.day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

/** All years in the range, or a century around the shown month. Day and month stay. */
function YearPicker({ bounds }: { bounds: DateBounds }) {
  const state = useContext(CalendarStateContext)
  const { locale } = useLocale()
  if (!state) return null
  const { year } = state.focusedDate
  const first = Math.min(readDay(bounds.min)?.year ?? year - 100, year)
  const last = Math.max(readDay(bounds.max)?.year ?? year + 20, year)
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' })
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return (
    <Picker
      aria-label={new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of('year') ?? ''}
      value={year}
      onChange={(key) => state.setFocusedDate(state.focusedDate.set({ year: Number(key) }))}
      items={years.map((id) => ({ id, formatted: format.format(new Date(Date.UTC(id, 6, 1))) }))}
    />
  )
}

interface PickerProps {
  'aria-label': string
  value: string | number
  onChange: (key: string | number | null) => void
  items: readonly { id: number; formatted: string }[]
}

/** The browser's own select, which on a phone is best for a hundred years. */
function Picker({ value, onChange, items, 'aria-label': label }: PickerProps) {
  return (
    <select
      aria-label={label}
      className={styles.picker}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  )
}
