import type { SnapshotFrom } from 'xstate'
import { type GameRefusalView, viewOfRefusal } from '../game-finder/game-refusal.ts'
import type { ChallengeEnd, ChallengePlayer, ChallengeTerms } from '../challenge/challenge.types.ts'
import type { inviteChallengeMachine } from './invite-challenge.machine.ts'
import type { InviteFor, OwnInvite } from './invite-challenge.types.ts'

type WithRefusal = { readonly refusal: GameRefusalView | null }

/** The state of an invite, for the page to draw. `refusal` is why the last press did nothing. */
export type InviteChallengeView =
  | ({
      readonly status: 'drafting'
      readonly terms: ChallengeTerms
      readonly for: InviteFor
      /** Whether it is known who makes it; until then no invite can be made. */
      readonly isReady: boolean
    } & WithRefusal)
  | {
      readonly status: 'creating'
      readonly terms: ChallengeTerms
      readonly for: InviteFor
      readonly isCancelling: boolean
    }
  | ({
      readonly status: 'waiting'
      readonly invite: OwnInvite
      readonly for: InviteFor
    } & WithRefusal)
  | {
      readonly status: 'cancelling' | 'checking'
      readonly invite: OwnInvite
      readonly for: InviteFor
    }
  | ({ readonly status: 'entering-code' } & WithRefusal)
  | ({
      readonly status: 'invited'
      readonly code: string
      readonly from: ChallengePlayer | null
    } & WithRefusal)
  | {
      readonly status: 'accepting' | 'declining'
      readonly code: string
      readonly from: ChallengePlayer | null
    }
  | { readonly status: 'started'; readonly gameId: string }
  | ({ readonly status: 'ended'; readonly end: ChallengeEnd } & WithRefusal)

/** The machine's snapshot as the page sees it. */
export function selectInviteChallengeView({
  value,
  context,
}: SnapshotFrom<typeof inviteChallengeMachine>): InviteChallengeView {
  const { terms, for: whom, invite, from, end, gameId } = context
  const refusal = context.refusal && viewOfRefusal(context.refusal)
  const isReady = context.player.auth !== 'loading'
  const drafting = { status: 'drafting', terms, for: whom, isReady, refusal } as const
  const code = context.code ?? ''
  if (value === 'opening' || value === 'drafting') return drafting
  if (value === 'started') return gameId === null ? drafting : { status: 'started', gameId }
  if (value === 'ended') return { status: 'ended', end: end ?? 'cancelled', refusal }
  if ('creating' in value) {
    return {
      status: 'creating',
      terms,
      for: whom,
      isCancelling: value.creating === 'recalled',
    }
  }
  if ('ownEnd' in value) {
    if (invite === null) return drafting
    if (value.ownEnd === 'waiting') return { status: 'waiting', invite, for: whom, refusal }
    return { status: value.ownEnd, invite, for: whom }
  }
  switch (value.guestEnd) {
    case 'opening':
    case 'invited':
      return { status: 'invited', code, from, refusal }
    case 'entering':
      return { status: 'entering-code', refusal }
    case 'accepting':
    case 'declining':
      return { status: value.guestEnd, code, from }
    default:
      return value.guestEnd satisfies never
  }
}
