import { assign, fromPromise, setup, stateIn } from 'xstate'
import { type GameRefusalCode, refusalOf } from '../game-finder/game-refusal.ts'
import { refusedBefore } from '../game-finder/refused-before.ts'
import { notProvided } from '../not-provided.ts'
import type {
  Challenge,
  ChallengeAnswer,
  ChallengeContext,
  ChallengeDeps,
  ChallengedPlayer,
  ChallengeEnd,
  ChallengeEvent,
  ChallengeStatus,
  ChallengeTerms,
  ChallengeViewer,
  NewChallenge,
} from './challenge.ts'

/** A player's own new challenge (`terms`), or one that there is (`challenge`). */
export interface ChallengeInput {
  readonly player: ChallengeViewer
  readonly terms: ChallengeTerms
  readonly opponent?: ChallengedPlayer
  readonly challenge?: Challenge
}

export interface Named {
  readonly id: string
}
export interface Failed {
  readonly reason: unknown
}
export interface Taken extends Named {
  readonly gameId: string | null
}

const refusalFor = (reason: unknown, { auth, hasFideId }: ChallengeViewer) =>
  refusalOf(reason, { isPro: auth === 'subscribed', hasFideId })

/** Codes of a challenge that there is no more. */
const goneCodes: readonly GameRefusalCode[] = [
  'challenge_not_found',
  'invalid_invite_code',
  'invite_canceled',
]

const refusedTerms = ({
  player,
  terms: { mode },
  hasOngoingChallenge,
  opponent,
}: ChallengeContext): GameRefusalCode | null =>
  refusedBefore(player, mode, hasOngoingChallenge) ??
  (mode === 'fide' && opponent?.isPro === false ? 'opponent_must_have_pro' : null)

/** Whoever accepts gives up what else they have open. */
const refusedChallenge = ({ player, challenge, terms }: ChallengeContext): GameRefusalCode | null =>
  refusedBefore(player, challenge?.mode ?? terms.mode, false)

export const answerOf = ({ challenge, player }: ChallengeContext): ChallengeAnswer => ({
  id: challenge?.id ?? '',
  playerUid: player.uid ?? '',
})

/** What challenges to anybody, to one player now and to one player later have in common. */
export const challengeSetup = setup({
  types: {
    context: {} as ChallengeContext,
    events: {} as ChallengeEvent,
    input: {} as ChallengeInput,
  },
  actors: {
    createChallenge: fromPromise<Challenge, NewChallenge>(notProvided('createChallenge')),
    cancelChallenge: fromPromise<void, string>(notProvided('cancelChallenge')),
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
    isOwnerGone: ({ context }, { reason }: Failed) =>
      refusalFor(reason, context.player).code === 'owner_disconnected',
    isTakenStatus: (_, status: ChallengeStatus) =>
      status.status === 'taken' && status.gameId !== null,
    isOpenStatus: (_, { status }: ChallengeStatus) => status === 'open',
  },
  actions: {
    keepTerms: assign({ terms: (_, terms: ChallengeTerms) => terms }),
    keepPlayer: assign({ player: (_, player: ChallengeViewer) => player }),
    keepOngoing: assign(({ context: { refusal } }, isOngoing: boolean) => ({
      hasOngoingChallenge: isOngoing,
      refusal: !isOngoing && refusal?.code === 'ongoing_challenge' ? null : refusal,
    })),
    keepChallenge: assign({ challenge: (_, challenge: Challenge) => challenge }),
    keepEarly: assign({
      early: ({ context }, { id, gameId }: Taken) =>
        gameId === null ? context.early : { id, gameId },
    }),
    takeEarly: assign({ gameId: ({ context }) => context.early?.gameId ?? null }),
    keepGame: assign({ gameId: (_, { gameId }: { readonly gameId: string | null }) => gameId }),
    keepStatus: assign((_, status: ChallengeStatus) => ({
      gameId: status.status === 'taken' ? status.gameId : null,
      end: status.status === 'ended' ? status.end : ('taken' as const),
    })),
    noteEnd: assign({ end: (_, end: ChallengeEnd) => end }),
    noteRefusedTerms: assign({
      refusal: ({ context }) => ({
        code: refusedTerms(context) ?? ('server_error' as const),
        detail: null,
      }),
    }),
    noteRefusedChallenge: assign({
      refusal: ({ context }) => ({
        code: refusedChallenge(context) ?? ('server_error' as const),
        detail: null,
      }),
    }),
    noteRefusal: assign({
      refusal: ({ context }, { reason }: Failed) => refusalFor(reason, context.player),
    }),
    forgetRefusal: assign({ refusal: null }),
  },
})

export const startContext = ({
  player,
  terms,
  opponent,
  challenge,
}: ChallengeInput): ChallengeContext => ({
  player,
  terms,
  opponent: opponent ?? null,
  hasOngoingChallenge: false,
  challenge: challenge ?? null,
  early: null,
  refusal: null,
  end: null,
  gameId: null,
})

/** The server's calls as actors; no call declines a challenge to anybody. */
export const challengeCalls = ({
  createChallenge,
  cancelChallenge,
  acceptChallenge,
  checkChallenge,
}: Omit<ChallengeDeps, 'declineChallenge'>) => ({
  createChallenge: fromPromise<Challenge, NewChallenge>(({ input, signal }) =>
    createChallenge(input, signal),
  ),
  cancelChallenge: fromPromise<void, string>(({ input, signal }) => cancelChallenge(input, signal)),
  acceptChallenge: fromPromise<{ readonly gameId: string }, ChallengeAnswer>(({ input, signal }) =>
    acceptChallenge(input, signal),
  ),
  checkChallenge: fromPromise<ChallengeStatus, string>(({ input, signal }) =>
    checkChallenge(input, signal),
  ),
})

/** The same for a challenge to a named player, who can decline it. */
export const challengeCallsByName = ({ declineChallenge, ...deps }: ChallengeDeps) => ({
  ...challengeCalls(deps),
  declineChallenge: fromPromise<void, ChallengeAnswer>(({ input, signal }) =>
    declineChallenge(input, signal),
  ),
})
