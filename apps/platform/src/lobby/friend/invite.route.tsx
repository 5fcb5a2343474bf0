import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { createFinderSettings } from '../finder/kept-settings.ts'
import type { AppDependencies } from '../../dependencies.ts'
import { FriendFrame } from './FriendFrame.tsx'
import { messages } from './FriendPage.messages.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { createInvitePart } from '../invite/invite-actors.tsx'
import { usePlayer } from '../../platform/realtime/index.ts'
import { createFriendPart } from './FriendPart.tsx'

/** What a link of a friend opens: `?code=` a game by a link, `?invite=` an invite, and neither a field for a code. */
export const friendInviteRoute = (deps: AppDependencies) => {
  const { FriendPart } = createFriendPart(deps)
  const InvitePart = createInvitePart(deps)
  const settings = createFinderSettings(deps.store)

  function Component() {
    const { formatMessage } = useIntl()
    const [query] = useSearchParams()
    const player = usePlayer(deps)
    const code = query.get('code')
    const { timeControl, color } = settings.load()
    return (
      <>
        <PageTitle {...messages.inviteTitle} />
        <FriendFrame
          isReady={player.uid !== null || player.auth !== 'loading'}
          {...(code === null && { heading: formatMessage(messages.inviteTitle) })}
        >
          {code === null ? (
            <InvitePart key={query.get('invite')} code={query.get('invite') ?? ''} />
          ) : (
            <FriendPart
              key={code}
              input={{ end: 'opener', player, terms: { timeControl, color }, code }}
            />
          )}
        </FriendFrame>
      </>
    )
  }
  return { Component }
}
