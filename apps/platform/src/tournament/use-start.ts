import { useIntl } from 'react-intl'

/** Returns how a start is written: on the reader's own clock, with its zone. */
export function useStart() {
  const { formatDate } = useIntl()
  return ({ start }: { readonly start: string }): string =>
    formatDate(start, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    })
}
