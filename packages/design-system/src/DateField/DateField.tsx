import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { boxButton, buttons } from '../Field/FieldBox.css.ts'
import {
  FieldBox,
  FieldFrame,
  fieldRoot,
  omitUndefined,
  type FieldProps,
  type FieldSize,
} from '../Field/index.ts'
import { FieldPopover } from '../OptionList/index.ts'
import { MonthCalendar } from './MonthCalendar.tsx'
import * as styles from './DateField.css.ts'
import { dateProblem, readDay, todayIso } from './isoDate.ts'

export interface DateFieldTexts {
  /** Name of the button that opens the calendar. */
  open: string
  /** Name of the button to the previous month. */
  previousMonth: string
  /** Name of the button to the next month. */
  nextMonth: string
  /** Shown below the field when the date is before `min`. */
  tooEarly?: string
  /** Shown below the field when the date is after `max`, or in the future where that is not allowed. */
  tooLate?: string
}

export interface DateFieldProps extends FieldProps {
  /** All texts except the label. Names of months and days come from the page's language. */
  texts: DateFieldTexts
  /** The day as `YYYY-MM-DD`, if controlled; `null` is none. */
  value?: string | null
  /** The day at first, if not controlled. @default null */
  defaultValue?: string | null
  /** Called with the day, or `null` while it is incomplete. It may be out of range: see `dateProblem`. */
  onChange?: (value: string | null) => void
  /** Called when the field loses the focus, so that the date can be checked. */
  onBlur?: () => void
  /** The first day allowed, as `YYYY-MM-DD`. */
  min?: string
  /** The last day allowed, as `YYYY-MM-DD`. */
  max?: string
  /** Allows no day after today, as for a date of birth. @default false */
  notInFuture?: boolean
  /** Shows the date without letting it be changed. @default false */
  readOnly?: boolean
  /** Height: 32, 40 or 48 px; under a finger at least 44 px from `m`. @default 'm' */
  size?: FieldSize
}

/** A day, typed part by part in the order of the page's language, or picked from a calendar. */
export function DateField({
  texts,
  value,
  defaultValue = null,
  onChange,
  onBlur,
  min,
  max,
  notInFuture = false,
  readOnly = false,
  size = 'm',
  ...field
}: DateFieldProps) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  // The value when the field last lost the focus: a date being typed is not an error yet.
  const [judged, setJudged] = useState(value === undefined ? defaultValue : value)
  const current = value === undefined ? ownValue : value
  const bounds = omitUndefined({ min, max: earlier(max, notInFuture ? todayIso() : undefined) })
  const problem = dateProblem(judged, bounds) && dateProblem(current, bounds)
  const error = field.error ?? (problem && texts[problem])
  const shown = { ...field, ...omitUndefined({ error }) }

  const change = (day: { toString: () => string } | null) => {
    const next = day === null ? null : day.toString()
    setOwnValue(next)
    onChange?.(next)
  }

  return (
    <DatePicker
      {...fieldRoot({ ...shown, readOnly })}
      isInvalid={error !== undefined}
      value={readDay(current)}
      onChange={change}
      onBlur={() => {
        setJudged(current)
        onBlur?.()
      }}
      onOpenChange={(open) => {
        if (!open) setJudged(current)
      }}
      minValue={readDay(bounds.min)}
      maxValue={readDay(bounds.max)}
      granularity="day"
      shouldForceLeadingZeros
    >
      <FieldFrame {...shown}>
        <FieldBox size={size}>
          <DateInput className={styles.input({ size })}>
            {(segment) => <DateSegment segment={segment} className={styles.segment} />}
          </DateInput>
          <span className={buttons}>
            <Button className={boxButton} aria-label={texts.open}>
              <CalendarDays aria-hidden="true" />
            </Button>
          </span>
        </FieldBox>
      </FieldFrame>
      <FieldPopover content="panel">
        <Dialog className={styles.dialog}>
          <MonthCalendar texts={texts} bounds={bounds} />
        </Dialog>
      </FieldPopover>
    </DatePicker>
  )
}

/** The earlier of two days, either of which may be missing. ISO days sort as text. */
function earlier(first: string | undefined, second: string | undefined) {
  if (first === undefined || second === undefined) return first ?? second
  return first < second ? first : second
}
