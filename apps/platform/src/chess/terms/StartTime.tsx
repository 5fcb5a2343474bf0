import { useIntl } from 'react-intl'
import { termsMessages } from './terms.messages.ts'

/** When a scheduled game starts, on the reader's own clock, with the zone of that clock. */
export function StartTime({ startsAt }: { /** ISO, UTC. */ readonly startsAt: string }) {
  const { formatMessage, formatDate } = useIntl()
  const date = formatDate(startsAt, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return <time dateTime={startsAt}>{formatMessage(termsMessages.startsAt, { date })}</time>
}
