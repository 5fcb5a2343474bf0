import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { LoadedPart } from './LoadedPart.tsx'
import { Part } from './Part.tsx'
import { eventMessages } from './player.messages.ts'
import type { ComingEvent, Loaded } from './player.types.ts'
import * as styles from './rows.css.ts'

export interface ComingEventsProps {
  readonly events: Loaded<readonly ComingEvent[]>
  /** Opens a page, for routers. */
  readonly onOpen: (path: string) => void
}

/** So many are shown; the tab of tournaments has them all. */
const most = 5

/** What a player will play next. */
export function ComingEvents({ events, onOpen }: ComingEventsProps) {
  const { formatMessage } = useIntl()
  return (
    <Part title={formatMessage(eventMessages.coming)}>
      <LoadedPart of={events} failed={eventMessages.failed}>
        {(coming) =>
          coming.length === 0 ? (
            <Text size="s" tone="muted">
              <FormattedMessage {...eventMessages.comingNone} />
            </Text>
          ) : (
            <Stack as="ul" gap={2} label={formatMessage(eventMessages.coming)}>
              {coming.slice(0, most).map((event) => {
                const path = pathOf(event)
                return (
                  <li key={path} className={styles.row}>
                    <Link href={path} onPress={() => onOpen(path)}>
                      {event.title}
                    </Link>
                    <Text size="s" tone="muted">
                      <FormattedDate
                        value={event.start}
                        day="numeric"
                        month="short"
                        hour="2-digit"
                        minute="2-digit"
                        hourCycle="h23"
                      />
                    </Text>
                  </li>
                )
              })}
            </Stack>
          )
        }
      </LoadedPart>
    </Part>
  )
}

const pathOf = ({ kind, id }: ComingEvent) =>
  kind === 'game' ? `/game/${id}` : `/tournaments/${id}`
