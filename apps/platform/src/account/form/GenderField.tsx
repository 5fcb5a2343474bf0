import type { Gender } from '@kingside/api/facts'
import { RadioCards } from '@kingside/design-system/RadioCards'
import { useIntl } from 'react-intl'
import { personMessages } from './person.messages.ts'

export interface GenderFieldProps {
  /** The name of the field in the form’s data; `genderOf` reads the value. */
  readonly name: string
  /** What is chosen first; null where the member has not stated it. */
  readonly defaultValue: Gender | null
  /** Otherwise it may be left unstated, and taken back. */
  readonly required?: boolean
  /** Why it can't be changed. */
  readonly disabledReason?: string
  readonly onChange?: () => void
}

const genders = ['female', 'male'] as const satisfies readonly Gender[]

/** The gender, with a choice not to state it where it is not required. */
export function GenderField({
  name,
  defaultValue,
  required = false,
  disabledReason,
  onChange,
}: GenderFieldProps) {
  const { formatMessage } = useIntl()
  const stated = genders.map((value) => ({ value, title: formatMessage(personMessages[value]) }))
  return (
    <RadioCards
      label={formatMessage(personMessages.gender)}
      help={formatMessage(personMessages.genderUse)}
      name={name}
      required={required}
      disabledReason={disabledReason}
      layout="compact"
      columns={required ? 2 : 3}
      options={
        required
          ? stated
          : [...stated, { value: 'none', title: formatMessage(personMessages.notStated) }]
      }
      {...((defaultValue !== null || !required) && { defaultValue: defaultValue ?? 'none' })}
      onChange={() => onChange?.()}
    />
  )
}

/** The field's value in the form's data. */
export const genderOf = (value: string): Gender | null =>
  genders.find((gender) => gender === value) ?? null
