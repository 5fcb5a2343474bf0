import { DateField } from '@kingside/design-system'
import { useIntl } from 'react-intl'
import { problems } from './account.messages.ts'
import { personMessages } from './person.messages.ts'

export interface BirthDateFieldProps {
  /** The name in the form’s data, where the day stands as `YYYY-MM-DD`. */
  readonly name: string
  /** `YYYY-MM-DD`, or empty. */
  readonly defaultValue: string
  /** Today where the reader is, as `YYYY-MM-DD`: nobody is born later. */
  readonly today: string
  readonly required?: boolean
  /** What was said of it; a date has to be given it by hand. */
  readonly error?: string | undefined
  readonly onChange?: () => void
}

/** The day on which a person was born: not before 1900, and not in the future. */
export function BirthDateField({
  name,
  defaultValue,
  today,
  required = false,
  error,
  onChange,
}: BirthDateFieldProps) {
  const { formatMessage } = useIntl()
  const wrong = formatMessage(problems.not_valid)
  return (
    <DateField
      label={formatMessage(personMessages.birthDate)}
      {...(!required && { labelNote: formatMessage(personMessages.optional) })}
      name={name}
      required={required}
      error={error}
      defaultValue={defaultValue === '' ? null : defaultValue}
      min="1900-01-01"
      max={today}
      texts={{
        open: formatMessage(personMessages.openCalendar),
        previousMonth: formatMessage(personMessages.previousMonth),
        nextMonth: formatMessage(personMessages.nextMonth),
        tooEarly: wrong,
        tooLate: wrong,
      }}
      onChange={() => onChange?.()}
    />
  )
}
