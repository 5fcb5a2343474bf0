import { EmptyState } from '@kingside/design-system/EmptyState'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { CalendarDays, Handshake, MapPin } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Tournament } from '../tournament.types.ts'
import { messages } from './broadcast.messages.ts'

export interface BroadcastTabProps {
  readonly tournament: Tournament
}

/** Who pays for a broadcast. */
export function Sponsors({ tournament: { sponsors } }: BroadcastTabProps) {
  const { formatMessage } = useIntl()
  if (sponsors.length === 0) {
    return <EmptyState size="s" icon={<Handshake />} title={formatMessage(messages.noSponsors)} />
  }
  return (
    <Stack as="ul" gap={3}>
      {sponsors.map(({ name, logo, url }) => (
        <li key={name}>
          <Surface padding={4}>
            <Stack gap={2} align="start">
              {logo !== null && <img src={logo} alt="" height={48} loading="lazy" />}
              {url === null ? (
                <Text weight="semibold">{name}</Text>
              ) : (
                <Link href={url}>{name}</Link>
              )}
            </Stack>
          </Surface>
        </li>
      ))}
    </Stack>
  )
}

/** What happens when. */
export function Schedule({ tournament: { schedule } }: BroadcastTabProps) {
  const { formatDate, formatMessage } = useIntl()
  if (schedule.length === 0) {
    return (
      <EmptyState size="s" icon={<CalendarDays />} title={formatMessage(messages.noSchedule)} />
    )
  }
  return (
    <Stack as="ol" gap={3}>
      {schedule.map(({ time, title, text }) => (
        <li key={`${time} ${title}`}>
          <Surface padding={4}>
            <Stack gap={1}>
              <Text size="s" tone="muted">
                <time dateTime={time}>{formatDate(time, moment)}</time>
              </Text>
              <Text weight="semibold">{title}</Text>
              {text !== '' && <Text as="p">{text}</Text>}
            </Stack>
          </Surface>
        </li>
      ))}
    </Stack>
  )
}

const moment = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions

/** How to come and watch. */
export function Attend({ tournament: { how_to_attend: text, location } }: BroadcastTabProps) {
  const { formatMessage } = useIntl()
  if (text === null && location === null) {
    return <EmptyState size="s" icon={<MapPin />} title={formatMessage(messages.noAttend)} />
  }
  return (
    <Stack gap={3}>
      {location !== null && (
        <Text weight="semibold">
          <FormattedMessage {...messages.place} values={{ place: location }} />
        </Text>
      )}
      {text?.split(/\n{2,}/).map((paragraph) => (
        <Text as="p" key={paragraph}>
          {paragraph}
        </Text>
      ))}
    </Stack>
  )
}
