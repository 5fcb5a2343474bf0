import { useIntl } from 'react-intl'

/** Writes a day of the server's clock, which is the day on which the provider bills: the same one everywhere. */
export function useDay(): (time: number) => string {
  const { formatDate } = useIntl()
  return (time) =>
    formatDate(time, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
}
