import { Banner, Button, Inline, LinkButton } from '@kingside/design-system'
import type { GameConnectionView } from '@kingside/machines/game-connection'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GameConnectionProps } from './GameConnection.view.tsx'
import { messages } from './GameConnection.messages.ts'

type Trouble = Extract<GameConnectionView, { readonly message: unknown }>

export interface ConnectionTroubleProps extends Omit<GameConnectionProps, 'view'> {
  readonly view: Trouble
}

/** Why there is no line to the game’s server, and how to go on. */
export function ConnectionTrouble({
  view,
  absence,
  onRetry,
  onSignIn,
  onLobby,
}: ConnectionTroubleProps) {
  const { formatMessage } = useIntl()
  return (
    <Banner
      type="warning"
      title={formatMessage(titles[view.message])}
      action={
        <Inline gap={2}>
          {view.status === 'signed-out' && (
            <Button size="s" onPress={onSignIn}>
              <FormattedMessage {...messages.signIn} />
            </Button>
          )}
          <Button
            size="s"
            type={view.status === 'signed-out' ? 'ghost' : 'secondary'}
            loading={!view.canRetry}
            onPress={onRetry}
          >
            <FormattedMessage {...messages.retry} />
          </Button>
          {view.status === 'refused' && (
            <LinkButton size="s" type="ghost" href="/lobby" onPress={onLobby}>
              <FormattedMessage {...messages.lobby} />
            </LinkButton>
          )}
        </Inline>
      }
    >
      <TroubleText view={view} />
      {view.status !== 'refused' && absence && <div>{absence}</div>}
    </Banner>
  )
}

const titles = {
  connection_lost: messages.lost,
  you_are_offline: messages.offline,
  sign_in_again: messages.signedOut,
  game_forbidden: messages.refused,
} as const satisfies Record<Trouble['message'], unknown>

function TroubleText({ view }: { readonly view: Trouble }) {
  switch (view.status) {
    case 'reconnecting':
      return (
        <FormattedMessage
          {...(view.canRetry ? messages.waiting : messages.reconnecting)}
          values={{ attempt: view.attempt }}
        />
      )
    case 'offline':
      return <FormattedMessage {...messages.offlineText} />
    case 'signed-out':
      return <FormattedMessage {...messages.signedOutText} />
    case 'refused':
      return null
    default:
      return view satisfies never
  }
}
