import { useQuery } from '@tanstack/react-query'
import { createFinderSettings } from '../finder/kept-settings.ts'
import { useDependencies } from '../../dependencies.ts'
import { FriendFrame } from './FriendFrame.tsx'
import { messages } from './FriendPage.messages.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { usePlayer } from '../../platform/realtime/index.ts'
import { FriendPart } from './FriendPart.tsx'
import { readOpenLink } from './calls.ts'

/** The page to make a link for a friend and wait for them. It continues a link that is already open. */
export function FriendWaitingRoute() {
  const { player: current, server, store, now } = useDependencies()
  const player = usePlayer({ player: current })
  const open = useQuery({
    queryKey: ['open-link', player.uid],
    enabled: player.uid !== null,
    queryFn: ({ signal }) => readOpenLink(server, now, signal),
    // Asked only when the page opens; afterwards the link's own machine knows.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const { timeControl, color } = createFinderSettings(store).load()
  return (
    <>
      <PageTitle {...messages.title} />
      <FriendFrame isReady={player.uid === null ? player.auth !== 'loading' : !open.isPending}>
        <FriendPart
          input={{
            end: 'maker',
            player,
            terms: { timeControl, mode: 'unrated', color },
            ...open.data,
          }}
        />
      </FriendFrame>
    </>
  )
}
