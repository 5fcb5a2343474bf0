import { StatusMark } from '@kingside/design-system'
import type { LobbyConnectionView } from '@kingside/machines/lobby-connection'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import { ConnectionNotice, type ConnectionNoticeProps } from './ConnectionNotice.tsx'
import { messages } from './LobbyConnection.messages.ts'

export interface LobbyConnectionProps extends Omit<ConnectionNoticeProps, 'view'> {
  readonly view: LobbyConnectionView
}

/** How the lobby is connected: a quiet line while all is well, a notice with the way on where it is not. */
export function LobbyConnection({ view, ...on }: LobbyConnectionProps) {
  const { formatMessage } = useIntl()
  return (
    <KeepFocus of={view.status} label={formatMessage(messages.label)}>
      <Connection view={view} {...on} />
    </KeepFocus>
  )
}

function Connection({ view, ...on }: LobbyConnectionProps) {
  switch (view.status) {
    case 'initial-connecting':
      return <Line message={messages.connectingFirst} />
    case 'login-reconnecting':
      return <Line message={messages.connectingAfterLogin} />
    case 'connected':
      return <Line message={messages.connected} isConnected isAwaiting={view.isAwaiting} />
    case 'connecting':
    case 'disconnected':
    case 'left':
      return <ConnectionNotice view={view} {...on} />
    default:
      return view satisfies never
  }
}

interface LineProps {
  readonly message: (typeof messages)['connected' | 'connectingFirst' | 'connectingAfterLogin']
  readonly isConnected?: boolean
  /** The dot beats while an answer is awaited, which is every few seconds: words would flicker. */
  readonly isAwaiting?: boolean
}

function Line({ message, isConnected = false, isAwaiting = true }: LineProps) {
  return (
    <div role="status">
      <StatusMark tone={isConnected ? 'success' : 'neutral'} live={isAwaiting}>
        <FormattedMessage {...message} />
      </StatusMark>
    </div>
  )
}
