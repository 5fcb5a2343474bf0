import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { Country } from './CountryField.tsx'
import { countriesQuery } from './countries.calls.ts'

const none: readonly Country[] = []

/** Every country, with its name in the current language. */
export function useCountries(): readonly Country[] {
  const { locale } = useIntl()
  return useQuery(countriesQuery(locale)).data ?? none
}
