import { useIntl } from 'react-intl'
import { useSearchParams } from '../../platform/router/index.ts'
import { createFinderSettings } from '../finder/kept-settings.ts'
import { useDependencies } from '../../dependencies.ts'
import { FriendFrame } from './FriendFrame.tsx'
import { messages } from './FriendPage.messages.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { InvitePart } from '../invite/InvitePart.tsx'
import { usePlayer } from '../../platform/realtime/index.ts'
import { FriendPart } from './FriendPart.tsx'

/** The page of a friend's link: `?code=` a game by a link, `?invite=` an invite, neither a field for a code. */
export function FriendInviteRoute() {
  const { player: current, store } = useDependencies()
  const { formatMessage } = useIntl()
  const query = useSearchParams()
  const player = usePlayer({ player: current })
  const code = query.get('code')
  const { timeControl, color } = createFinderSettings(store).load()
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
            input={{ end: 'opener', player, terms: { timeControl, mode: 'unrated', color }, code }}
          />
        )}
      </FriendFrame>
    </>
  )
}
