import { useIntl } from 'react-intl'

/** Formats a date in the server's time zone, in which the provider bills, the same for every user. */
export function useDay(): (time: number) => string {
  const { formatDate } = useIntl()
  return (time) =>
    formatDate(time, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
}
