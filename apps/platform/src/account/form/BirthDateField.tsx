import { DateField } from '@kingside/design-system/DateField'
import { useIntl } from 'react-intl'
import { problems } from './account.messages.ts'
import { personMessages } from './person.messages.ts'

export interface BirthDateFieldProps {
  /** The name of the field in the form’s data, where the value is `YYYY-MM-DD`. */
  readonly name: string
  /** `YYYY-MM-DD`, or empty. */
  readonly defaultValue: string
  /** The current date for the reader, as `YYYY-MM-DD`: the latest date that is accepted. */
  readonly today: string
  readonly required?: boolean
  /** Why it can't be changed. */
  readonly disabledReason?: string
  /** The error of the field; date fields do not take it from the form by themselves. */
  readonly error?: string | undefined
  readonly onChange?: () => void
}

/** A person's date of birth: from 1900 to the current date. */
export function BirthDateField({
  name,
  defaultValue,
  today,
  required = false,
  error,
  disabledReason,
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
      disabledReason={disabledReason}
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
