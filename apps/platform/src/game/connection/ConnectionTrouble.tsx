import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import type { GameConnectionView } from '@kingside/machines/game-connection'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GameConnectionProps } from './GameConnection.view.tsx'
import { messages } from './ConnectionTrouble.messages.ts'

type Trouble = Extract<GameConnectionView, { readonly message: unknown }>

export interface ConnectionTroubleProps extends Omit<GameConnectionProps, 'view'> {
  readonly view: Trouble
}

/** Why the game's server is not connected, and what to do about it. */
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
