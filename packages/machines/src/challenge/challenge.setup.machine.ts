import { assign, fromPromise, setup, stateIn } from 'xstate'
import type { GameRefusalCode } from '../game-finder/game-refusal.ts'
import { refusedBefore } from '../game-finder/refused-before.ts'
import { notProvided } from '../not-provided.ts'
import type {
  Challenge,
  ChallengeAnswer,
  ChallengeContext,
  ChallengedPlayer,
  ChallengeEnd,
  ChallengeEvent,
  ChallengeKind,
  ChallengeStatus,
  ChallengeTerms,
  ChallengeViewer,
  NamedChallenge,
  NewChallenge,
} from './challenge.types.ts'
import {
  type Failed,
  isOpenStatus,
  isTakenStatus,
  type Named,
  outcomeOf,
  refusalFor,
  refusalHere,
} from './maker.ts'

/** Either a player's own new challenge (`terms`) or an existing one (`challenge`). */
export interface ChallengeInput {
  readonly kind: ChallengeKind
  readonly player: ChallengeViewer
  readonly terms: ChallengeTerms
  readonly opponent?: ChallengedPlayer
  readonly challenge?: Challenge
}

export interface Taken extends Named {
  readonly gameId: string | null
}

/** Codes for a challenge that no longer exists. */
const goneCodes: readonly GameRefusalCode[] = [
  'challenge_not_found',
  'invalid_invite_code',
  'invite_canceled',
]

const refusedTerms = ({
  player,
  terms: { mode, starts_at },
  hasOngoingChallenge,
  opponent,
}: ChallengeContext): GameRefusalCode | null =>
  // A game that starts later keeps nobody from another until then.
  refusedBefore(player, mode, hasOngoingChallenge && !starts_at) ??
  (mode === 'fide' && opponent?.isPro === false ? 'opponent_must_have_pro' : null)

/** A player's other open challenges do not block accepting: the server closes them. */
const refusedChallenge = ({ player, challenge, terms }: ChallengeContext): GameRefusalCode | null =>
  refusedBefore(player, challenge?.mode ?? terms.mode, false)

export const namedOf = ({ kind, challenge }: ChallengeContext): NamedChallenge => ({
  kind,
  id: challenge?.id ?? '',
})

export const answerOf = (context: ChallengeContext): ChallengeAnswer => ({
  ...namedOf(context),
  playerUid: context.player.uid ?? '',
})

/** The types, actors, guards and actions of a challenge; `challenge.machine.ts` has its states. */
export const challengeSetup = setup({
  types: {
    context: {} as ChallengeContext,
    events: {} as ChallengeEvent,
    input: {} as ChallengeInput,
  },
  actors: {
    createChallenge: fromPromise<Challenge, NewChallenge>(notProvided('createChallenge')),
    cancelChallenge: fromPromise<void, NamedChallenge>(notProvided('cancelChallenge')),
    acceptChallenge: fromPromise<{ readonly gameId: string }, ChallengeAnswer>(
      notProvided('acceptChallenge'),
    ),
    declineChallenge: fromPromise<void, ChallengeAnswer>(notProvided('declineChallenge')),
    checkChallenge: fromPromise<ChallengeStatus, string>(notProvided('checkChallenge')),
  },
  guards: {
    hasChallenge: ({ context }) => context.challenge !== null,
    isOwner: ({ context: { challenge, player } }) => challenge?.owner.uid === player.uid,
    isRefusedTerms: ({ context }) => refusedTerms(context) !== null,
    isRefusedChallenge: ({ context }) => refusedChallenge(context) !== null,
    isOwnGame: ({ context }, { id, gameId }: Taken) =>
      id === context.challenge?.id && gameId !== null,
    isThis: ({ context }, { id }: Named) => id === context.challenge?.id,
    isTakenEarly: ({ context }, { id }: Named) => id === context.early?.id,
    isRecalled: stateIn({ creating: 'recalled' }),
    isGone: ({ context }, { reason }: Failed) =>
      goneCodes.includes(refusalFor(reason, context.player).code),
    isForLater: ({ context: { challenge } }) => (challenge?.starts_at ?? null) !== null,
    isToAnybody: ({ context }) => context.kind === 'short',
    /** A long challenge stays open when its owner leaves. */
    isOwnerGone: ({ context }, { reason }: Failed) =>
      context.kind !== 'long' && refusalFor(reason, context.player).code === 'owner_disconnected',
    isOpenStatus: (_, status: ChallengeStatus) => isOpenStatus(status),
    isTakenStatus: (_, status: ChallengeStatus) => isTakenStatus(status),
  },
  actions: {
    keepTerms: assign({ terms: (_, terms: ChallengeTerms) => terms }),
    keepPlayer: assign({ player: (_, player: ChallengeViewer) => player }),
    keepOngoing: assign(({ context: { refusal } }, isOngoing: boolean) => ({
      hasOngoingChallenge: isOngoing,
      refusal: !isOngoing && refusal?.code === 'ongoing_challenge' ? null : refusal,
    })),
    keepMade: assign({ challenge: (_, challenge: Challenge) => challenge }),
    keepEarly: assign({
      early: ({ context }, { id, gameId }: Taken) =>
        gameId === null ? context.early : { id, gameId },
    }),
    takeEarly: assign({ gameId: ({ context }) => context.early?.gameId ?? null }),
    keepGame: assign({ gameId: (_, { gameId }: { readonly gameId: string | null }) => gameId }),
    keepStatus: assign((_, status: ChallengeStatus) => outcomeOf(status)),
    setEnd: assign({ end: (_, end: ChallengeEnd) => end }),
    setRefusedTerms: assign({ refusal: ({ context }) => refusalHere(refusedTerms(context)) }),
    setRefusedChallenge: assign({
      refusal: ({ context }) => refusalHere(refusedChallenge(context)),
    }),
    setError: assign({
      refusal: ({ context }, { reason }: Failed) => refusalFor(reason, context.player),
    }),
    clearError: assign({ refusal: null }),
  },
})
