import { assign, fromPromise, setup, stateIn } from 'xstate'
import type { GameRefusal, GameRefusalCode } from '../game-finder/game-refusal.ts'
import { refusedBefore } from '../game-finder/refused-before.ts'
import { notProvided } from '../not-provided.ts'
import type {
  ChallengeEnd,
  ChallengeStatus,
  ChallengeTerms,
  ChallengeViewer,
} from '../challenge/challenge.types.ts'
import {
  type Early,
  type Failed,
  holdMs,
  isOpenStatus,
  isTakenStatus,
  type Named,
  outcomeOf,
  refusalFor,
  refusalHere,
} from '../challenge/maker.ts'
import type {
  InviteAnswer,
  InviteChallengeContext,
  InviteChallengeEvent,
  InviteChallengeInput,
  InviteFor,
  InviteMade,
  NewInvite,
} from './invite-challenge.types.ts'

/** The characters of a code, wherever it was copied from. */
const codeShape = /^[\w-]{4,64}$/

const inviteRefusal = (reason: unknown, player: ChallengeViewer): GameRefusal => {
  const refusal = refusalFor(reason, player)
  return { ...refusal, code: codeOf(refusal.code, player) }
}

/** A Pro member without a FIDE ID sees the error "registration incomplete" for an invite. */
const codeOf = <Code extends GameRefusalCode | null>(code: Code, { auth }: ChallengeViewer) =>
  code === 'fide_id_missing' && auth === 'subscribed' ? 'registration_incomplete' : code

/** The end of an invite by the code of an error; null when the invite still exists. */
const endOf = (code: GameRefusalCode): ChallengeEnd | null => {
  if (code === 'invite_canceled') return 'cancelled'
  if (code === 'owner_disconnected') return 'owner_disconnected'
  return code === 'challenge_not_found' || code === 'invalid_invite_code' ? 'gone' : null
}

const refusedInvite = ({ player, terms }: InviteChallengeContext) =>
  codeOf(refusedBefore(player, terms.mode, false), player)

/** The guest does not know the mode, so only the conditions of an unrated game are checked before the call. */
const refusedGuest = ({ player }: InviteChallengeContext) => refusedBefore(player, 'unrated', false)

export const answerOf = ({ code, player }: InviteChallengeContext): InviteAnswer => ({
  code: code ?? '',
  playerUid: player.uid ?? '',
})

/** The types, actors, guards and actions of an invite; `invite-challenge.machine.ts` has its states. */
export const inviteChallengeSetup = setup({
  types: {
    context: {} as InviteChallengeContext,
    events: {} as InviteChallengeEvent,
    input: {} as InviteChallengeInput,
  },
  actors: {
    createInvite: fromPromise<InviteMade, NewInvite>(notProvided('createInvite')),
    cancelInvite: fromPromise<void, string>(notProvided('cancelInvite')),
    checkInvite: fromPromise<ChallengeStatus, string>(notProvided('checkInvite')),
    acceptInvite: fromPromise<{ readonly gameId: string }, InviteAnswer>(
      notProvided('acceptInvite'),
    ),
    declineInvite: fromPromise<void, InviteAnswer>(notProvided('declineInvite')),
  },
  guards: {
    hasInvite: ({ context }) => context.invite !== null,
    isGuest: ({ context }) => context.code !== null,
    hasCode: ({ context }) => context.code !== null && codeShape.test(context.code),
    isCode: (_, code: string) => codeShape.test(code.trim()),
    isRefusedInvite: ({ context }) => refusedInvite(context) !== null,
    isRefusedGuest: ({ context }) => refusedGuest(context) !== null,
    isThis: ({ context }, { id }: Named) => id === context.invite?.id,
    isThisCode: ({ context }, { code }: { readonly code: string }) => code === context.code,
    isTakenEarly: ({ context }, { id }: Named) => id === context.early?.id,
    isGame: (_, { gameId }: InviteMade) => gameId !== null,
    isRecalled: stateIn({ creating: 'recalled' }),
    isForFriend: ({ context }) => context.for.kind === 'friend',
    isLimited: ({ context }) => context.invite?.expiresInMs != null,
    isGone: ({ context }, { reason }: Failed) =>
      endOf(inviteRefusal(reason, context.player).code) !== null,
    isOpenStatus: (_, status: ChallengeStatus) => isOpenStatus(status),
    isTakenStatus: (_, status: ChallengeStatus) => isTakenStatus(status),
  },
  actions: {
    keepTerms: assign({ terms: (_, terms: ChallengeTerms) => terms }),
    keepOpponent: assign({ for: (_, whom: InviteFor) => whom }),
    keepPlayer: assign({ player: (_, player: ChallengeViewer) => player }),
    keepCode: assign({ code: (_, code: string) => code.trim() }),
    keepMade: assign({
      invite: (_, { id, code, expiresInMs }: InviteMade) => ({ id, code, expiresInMs }),
    }),
    keepEarly: assign({
      early: (_, { id, gameId }: Early) => ({ id, gameId }),
    }),
    takeEarly: assign({ gameId: ({ context }) => context.early?.gameId ?? null }),
    keepGame: assign({ gameId: (_, { gameId }: { readonly gameId: string | null }) => gameId }),
    keepStatus: assign((_, status: ChallengeStatus) => outcomeOf(status)),
    setEnd: assign({ end: (_, end: ChallengeEnd) => end }),
    setGone: assign(({ context }, { reason }: Failed) => {
      const refusal = inviteRefusal(reason, context.player)
      return { refusal, end: endOf(refusal.code) }
    }),
    setError: assign({
      refusal: ({ context }, { reason }: Failed) => inviteRefusal(reason, context.player),
    }),
    setRefusedInvite: assign({ refusal: ({ context }) => refusalHere(refusedInvite(context)) }),
    setRefusedGuest: assign({ refusal: ({ context }) => refusalHere(refusedGuest(context)) }),
    setBadCode: assign({ refusal: refusalHere('invalid_invite_code') }),
    clearError: assign({ refusal: null }),
  },
  delays: {
    expiry: ({ context }) => holdMs(context.invite),
  },
})
