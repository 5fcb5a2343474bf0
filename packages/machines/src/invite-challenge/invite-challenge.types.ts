import type { GameRefusal } from '../game-finder/game-refusal.ts'
import type {
  ChallengeEnd,
  ChallengePlayer,
  ChallengeStatus,
  ChallengeTerms,
  ChallengeViewer,
} from '../challenge/challenge.types.ts'
import type { Early } from '../challenge/maker.ts'

/** Whom an invite is for: a friend by name, the bot, or whoever has the code. */
export type InviteFor =
  | { readonly kind: 'friend'; readonly uid: string }
  | { readonly kind: 'bot' }
  | { readonly kind: 'code' }

/** An invite that this player made. */
export interface OwnInvite {
  readonly id: string
  readonly code: string
  /** How long it is still valid, in ms; null until it is cancelled. */
  readonly expiresInMs: number | null
}

export interface InviteChallengeInput {
  readonly player: ChallengeViewer
  readonly terms: ChallengeTerms
  /** @default whoever has the code */
  readonly for?: InviteFor
  /** An own invite to continue with. */
  readonly invite?: OwnInvite
  /** Makes this player the guest: the code of a link, or an empty text to type one. */
  readonly code?: string
  /** The owner of the invite, when the list of incoming invites has it. */
  readonly from?: ChallengePlayer
}

export interface InviteChallengeContext {
  readonly player: ChallengeViewer
  readonly terms: ChallengeTerms
  readonly for: InviteFor
  readonly invite: OwnInvite | null
  /** The guest's code; null for the owner. */
  readonly code: string | null
  readonly from: ChallengePlayer | null
  /** A game that was announced before the call that makes the invite was answered. */
  readonly early: Early | null
  readonly refusal: GameRefusal | null
  readonly end: ChallengeEnd | null
  readonly gameId: string | null
}

/** What the page may send. */
export type InviteChallengeUiEvent =
  | { readonly type: 'terms.choose'; readonly terms: ChallengeTerms }
  | { readonly type: 'opponent.choose'; readonly for: InviteFor }
  | { readonly type: 'invite.create' }
  | { readonly type: 'invite.cancel' }
  | { readonly type: 'code.enter'; readonly code: string }
  | { readonly type: 'invite.accept' }
  | { readonly type: 'invite.decline' }
  | { readonly type: 'refusal.dismiss' }

/** What the lobby and the session send. */
export type InviteChallengeSystemEvent =
  | { readonly type: 'invite.accepted'; readonly id: string; readonly gameId: string }
  | { readonly type: 'invite.ended'; readonly id: string; readonly end: ChallengeEnd }
  /** The invite of a guest's code ended without a game. */
  | { readonly type: 'code.ended'; readonly code: string; readonly end: ChallengeEnd }
  | { readonly type: 'player.changed'; readonly player: ChallengeViewer }
  | { readonly type: 'connection.found' }

export type InviteChallengeEvent = InviteChallengeUiEvent | InviteChallengeSystemEvent

/** A new invite, as it is sent to the server. */
export interface NewInvite {
  readonly terms: ChallengeTerms
  readonly ownerUid: string
  readonly for: InviteFor
}

/** A guest's answer to an invite. */
export interface InviteAnswer {
  readonly code: string
  readonly playerUid: string
}

/** The invite that the server made; one to the bot has a game at once. */
export type InviteMade = OwnInvite & { readonly gameId: string | null }

/** Each rejects with an object whose `code` and `detail` say why. */
export interface InviteChallengeDeps {
  readonly createInvite: (invite: NewInvite, signal: AbortSignal) => Promise<InviteMade>
  readonly cancelInvite: (id: string, signal: AbortSignal) => Promise<void>
  readonly checkInvite: (id: string, signal: AbortSignal) => Promise<ChallengeStatus>
  readonly acceptInvite: (
    answer: InviteAnswer,
    signal: AbortSignal,
  ) => Promise<{ readonly gameId: string }>
  readonly declineInvite: (answer: InviteAnswer, signal: AbortSignal) => Promise<void>
}
