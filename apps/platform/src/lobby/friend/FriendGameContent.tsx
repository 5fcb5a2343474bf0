import { Inline, Skeleton, Stack } from '@kingside/design-system'
import type { FriendGameTerms, FriendGameView } from '@kingside/machines/friend-game'
import type { FriendGameProps } from './FriendGame.view.tsx'
import * as styles from './FriendGame.css.ts'
import { FriendTerms } from './FriendTerms.tsx'
import { InvitingFriend } from './InvitingFriend.tsx'
import { SharedLink } from './SharedLink.tsx'

type Props = Pick<FriendGameProps, 'view' | 'timeControls' | 'now' | 'addressOf'>

/** What is played, with whom, and by which link. */
export function FriendGameContent({ view, timeControls, ...page }: Props) {
  const terms = termsOf(view)
  return (
    <>
      {view.status === 'reading' && <FriendPlaceholder />}
      {(view.status === 'invited' || view.status === 'joining') && view.owner && (
        <InvitingFriend friend={view.owner} />
      )}
      {terms && <FriendTerms terms={terms} timeControls={timeControls} />}
      {(view.status === 'waiting' ||
        view.status === 'cancelling' ||
        view.status === 'own-link') && <SharedLink link={view.link} {...page} />}
    </>
  )
}

/** The terms as they are for the reader: a friend who wants White leaves Black. */
function termsOf(view: FriendGameView): FriendGameTerms | null {
  switch (view.status) {
    case 'ready':
    case 'making':
    case 'waiting':
    case 'cancelling':
    case 'own-link':
      return view.terms
    case 'invited':
    case 'joining':
      return { ...view.terms, color: left[view.terms.color] }
    case 'reading':
    case 'unread':
    case 'started':
    case 'ended':
      return null
    default:
      return view satisfies never
  }
}

const left = { any: 'any', white: 'black', black: 'white' } as const

/** Holds the place of the friend while the link is read. */
const FriendPlaceholder = () => (
  <Inline gap={3} wrap={false}>
    <span className={styles.facePlaceholder}>
      <Skeleton shape="circle" />
    </span>
    <span className={styles.wordsPlaceholder}>
      <Stack gap={1}>
        <Skeleton />
        <Skeleton size="s" />
      </Stack>
    </span>
  </Inline>
)
