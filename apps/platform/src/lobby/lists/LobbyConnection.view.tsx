import { StatusMark } from '@kingside/design-system/StatusMark'
import type { LobbyConnectionView } from '@kingside/machines/lobby-connection'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import { ConnectionNotice, type ConnectionNoticeProps } from './ConnectionNotice.tsx'
import { messages } from './LobbyConnection.messages.ts'

export interface LobbyConnectionProps extends Omit<ConnectionNoticeProps, 'view'> {
  readonly view: LobbyConnectionView
}

/** The state of the lobby's connection: a line while it works, a notice with a button when it does not. */
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
  /** Whether an answer is awaited. Only the dot shows it: it happens every few seconds, and text would flicker. */
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
