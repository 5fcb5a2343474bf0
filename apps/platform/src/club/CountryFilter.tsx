import { ComboBox } from '@kingside/design-system/ComboBox'
import { Flag } from '@kingside/design-system/Flag'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { messages as words } from './words.messages.ts'

/** Every country, by its name in the page’s language. */
export type CountryNames = readonly { readonly code: string; readonly name: string }[]

export interface CountryFilterProps {
  readonly countries: CountryNames
  readonly value: string | null
  /** In the empty field. @default nothing */
  readonly placeholder?: string
  readonly onChange: (code: string | null) => void
}

/** One country, or none. */
export function CountryFilter({ countries, value, placeholder, onChange }: CountryFilterProps) {
  const { formatMessage } = useIntl()
  const options = useMemo(
    () =>
      countries.map(({ code, name }) => ({
        value: code,
        label: name,
        keywords: [code],
        icon: <Flag code={code} name={name} nameBeside />,
      })),
    [countries],
  )
  return (
    <ComboBox
      label={formatMessage(words.country)}
      options={options}
      texts={{
        open: formatMessage(words.countryOpen),
        noResults: formatMessage(words.countryNone),
        clear: formatMessage(words.countryClear),
      }}
      value={value}
      {...(placeholder !== undefined && { placeholder })}
      onChange={onChange}
    />
  )
}
