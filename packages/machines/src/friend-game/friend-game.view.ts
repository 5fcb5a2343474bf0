import type { SnapshotFrom } from 'xstate'
import { type GameRefusalView, viewOfRefusal } from '../game-finder/game-refusal.ts'
import type { ChallengePlayer } from '../challenge/challenge.types.ts'
import type { friendGameMachine } from './friend-game.machine.ts'
import type { FriendGameTerms, FriendLink, LinkEnd } from './friend-game.types.ts'

type WithRefusal = { readonly refusal: GameRefusalView | null }
type WithTerms = { readonly terms: FriendGameTerms }

/**
 * The state of a game with a friend, for its maker or opener. `refusal` is why the last press did nothing; the color in
 * `terms` is that of the maker.
 */
export type FriendGameView =
  | ({ readonly status: 'ready' } & WithTerms & WithRefusal)
  | ({ readonly status: 'making'; readonly isCancelling: boolean } & WithTerms)
  | ({
      readonly status: 'waiting'
      readonly link: FriendLink
      readonly copy: 'idle' | 'copying' | 'copied' | 'failed'
      readonly isConnected: boolean
    } & WithTerms &
      WithRefusal)
  | ({ readonly status: 'cancelling'; readonly link: FriendLink } & WithTerms)
  | { readonly status: 'reading' }
  | { readonly status: 'unread'; readonly refusal: GameRefusalView }
  | ({ readonly status: 'own-link'; readonly link: FriendLink } & WithTerms)
  | ({ readonly status: 'invited'; readonly owner: ChallengePlayer } & WithTerms & WithRefusal)
  | ({ readonly status: 'joining'; readonly owner: ChallengePlayer | null } & WithTerms)
  /** It was accepted while its owner was away, and is tried again until the owner is there. */
  | ({ readonly status: 'awaiting-owner'; readonly owner: ChallengePlayer | null } & WithTerms)
  | { readonly status: 'started'; readonly gameId: string }
  | ({
      readonly status: 'ended'
      readonly end: LinkEnd
      /** Whether this player made the link. */
      readonly isOwn: boolean
    } & WithRefusal)

/** The machine's snapshot as the page sees it. */
export function selectFriendGameView(
  snapshot: SnapshotFrom<typeof friendGameMachine>,
): FriendGameView {
  const { value, context } = snapshot
  const { terms, link, owner, end, gameId, isConnected } = context
  const refusal = context.refusal && viewOfRefusal(context.refusal)
  const ready = { status: 'ready', terms, refusal } as const
  if (value === 'opening' || value === 'ready') return ready
  if (value === 'started') return gameId === null ? ready : { status: 'started', gameId }
  if (value === 'ended') {
    return { status: 'ended', end: end ?? 'unknown', isOwn: link !== null, refusal }
  }
  if ('making' in value) {
    return { status: 'making', terms, isCancelling: value.making === 'recalled' }
  }
  if ('friendWaiting' in value) {
    if (link === null) return ready
    const waiting = { status: 'waiting', link, terms, isConnected, refusal } as const
    switch (value.friendWaiting) {
      case 'sharing':
      case 'checking':
        return { ...waiting, copy: 'idle' }
      case 'copying':
        return { ...waiting, copy: 'copying' }
      case 'copied':
        return { ...waiting, copy: 'copied' }
      case 'copyFailed':
        return { ...waiting, copy: 'failed' }
      case 'cancelling':
        return { status: 'cancelling', link, terms }
      default:
        return value.friendWaiting satisfies never
    }
  }
  const invited = owner
    ? ({ status: 'invited', owner, terms, refusal } as const)
    : ({ status: 'reading' } as const)
  if (typeof value.friendInvite === 'object') {
    return value.friendInvite.reading === 'again' ? invited : { status: 'reading' }
  }
  switch (value.friendInvite) {
    case 'unread':
      return { status: 'unread', refusal: viewOfRefusal(context.refusal) }
    case 'ownLink':
      return link ? { status: 'own-link', link, terms } : { status: 'reading' }
    case 'invited':
      return invited
    case 'joining':
      return { status: 'joining', owner, terms }
    case 'awaitingOwner':
      return { status: 'awaiting-owner', owner, terms }
    default:
      return value.friendInvite satisfies never
  }
}
