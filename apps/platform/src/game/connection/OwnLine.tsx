import { Text } from '@kingside/design-system/Text'
import type { GameConnectionView } from '@kingside/machines/game-connection'
import { FormattedMessage } from 'react-intl'
import { messages } from './GameConnection.messages.ts'
import { RoundTrip } from './RoundTrip.tsx'

export interface OwnLineProps {
  readonly view: GameConnectionView
}

/** The reader's own connection, in the reader's bar: its round trip, or that it is being made. */
export function OwnLine({ view }: OwnLineProps) {
  switch (view.status) {
    case 'connecting':
    case 'catching-up':
    case 'reconnecting':
      // `GameConnection` says it to screen readers.
      return (
        <span aria-hidden="true">
          <Text size="xs" tone="muted">
            <FormattedMessage
              {...(view.status === 'catching-up' ? messages.catchingUp : messages.connecting)}
            />
          </Text>
        </span>
      )
    case 'live':
      return view.rttMs === null ? null : <RoundTrip ms={view.rttMs} />
    case 'closed':
    case 'offline':
    case 'signed-out':
    case 'refused':
      return null
    default:
      return view satisfies never
  }
}
