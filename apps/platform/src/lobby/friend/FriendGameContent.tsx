import { Inline } from '@kingside/design-system/Inline'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import type { FriendGameTerms, FriendGameView } from '@kingside/machines/friend-game'
import type { FriendGameProps } from './FriendGame.view.tsx'
import * as styles from './FriendGame.css.ts'
import { TermsForm } from '../challenge/TermsForm.tsx'
import { FriendTerms } from './FriendTerms.tsx'
import { InvitingFriend } from './InvitingFriend.tsx'
import { SharedLink } from './SharedLink.tsx'

type Props = Pick<FriendGameProps, 'view' | 'timeControls' | 'now' | 'addressOf' | 'onTermsChange'>

/** What is played, with whom, and by which link. */
export function FriendGameContent({ view, timeControls, onTermsChange, ...page }: Props) {
  const terms = termsOf(view)
  return (
    <>
      {view.status === 'reading' && <FriendPlaceholder />}
      {'owner' in view && view.owner && <InvitingFriend friend={view.owner} />}
      {view.status === 'ready' && (
        <TermsForm
          terms={{ ...view.terms, limits: null }}
          timeControls={timeControls}
          onChange={({ timeControl, mode, color }) => onTermsChange({ timeControl, mode, color })}
        />
      )}
      {terms && <FriendTerms terms={terms} timeControls={timeControls} />}
      {(view.status === 'waiting' ||
        view.status === 'cancelling' ||
        view.status === 'own-link') && <SharedLink link={view.link} {...page} />}
    </>
  )
}

/** The terms for the reader: if the friend wants White, the reader has Black. */
function termsOf(view: FriendGameView): FriendGameTerms | null {
  switch (view.status) {
    case 'making':
    case 'waiting':
    case 'cancelling':
    case 'own-link':
      return view.terms
    case 'invited':
    case 'joining':
    case 'awaiting-owner':
      return { ...view.terms, color: left[view.terms.color] }
    case 'ready':
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

/** The skeleton of the friend while the link is read. */
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
