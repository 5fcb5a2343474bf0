import { ComboBox } from '@kingside/design-system/ComboBox'
import { Flag } from '@kingside/design-system/Flag'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { personMessages } from './person.messages.ts'

/** A country as the server lists it, by its name in the page’s language. */
export interface Country {
  readonly id: number
  /** Two letters, for the flag and the search. */
  readonly code: string
  readonly name: string
}

export interface CountryFieldProps {
  /** @default Country */
  readonly label?: string
  /** Every country, in the order of the list. */
  readonly countries: readonly Country[]
  /** The name of the field in the form’s data, where the value is the country's id. */
  readonly name: string
  /** The id of the country that is selected first. */
  readonly defaultValue: number | null
  readonly required?: boolean
  /** Why it can't be changed. */
  readonly disabledReason?: string
  readonly onChange?: () => void
}

/** One country, found by typing its name or its code. */
export function CountryField({
  label,
  countries,
  name,
  defaultValue,
  required = false,
  disabledReason,
  onChange,
}: CountryFieldProps) {
  const { formatMessage } = useIntl()
  const options = useMemo(
    () =>
      countries.map((country) => ({
        value: String(country.id),
        label: country.name,
        keywords: [country.code],
        icon: <Flag code={country.code} name={country.name} nameBeside />,
      })),
    [countries],
  )
  return (
    <ComboBox
      label={label ?? formatMessage(personMessages.country)}
      name={name}
      required={required}
      disabledReason={disabledReason}
      options={options}
      texts={{
        open: formatMessage(personMessages.openCountries),
        noResults: formatMessage(personMessages.noCountry),
        clear: formatMessage(personMessages.clearCountry),
      }}
      defaultValue={defaultValue === null ? null : String(defaultValue)}
      autoComplete="country-name"
      onChange={() => onChange?.()}
    />
  )
}
