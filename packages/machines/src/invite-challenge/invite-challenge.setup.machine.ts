import { assign, fromPromise, setup, stateIn } from 'xstate'
import { type GameRefusal, type GameRefusalCode, refusalOf } from '../game-finder/game-refusal.ts'
import { refusedBefore } from '../game-finder/refused-before.ts'
import { notProvided } from '../not-provided.ts'
import type {
  ChallengeEnd,
  ChallengeStatus,
  ChallengeTerms,
  ChallengeViewer,
} from '../short-challenge/challenge.ts'
import type { Failed, Named } from '../short-challenge/challenge.setup.machine.ts'
import type {
  InviteAnswer,
  InviteChallengeContext,
  InviteChallengeEvent,
  InviteChallengeInput,
  InviteFor,
  InviteMade,
  NewInvite,
} from './invite-challenge.types.ts'

/** The longest timer that hosts can keep: an invite without an end never reaches it. */
const never = 2_147_483_647

/** What a code looks like, wherever it was copied from. */
const codeShape = /^[\w-]{4,64}$/

const refusalFor = (reason: unknown, player: ChallengeViewer): GameRefusal => {
  const isPro = player.auth === 'subscribed'
  const refusal = refusalOf(reason, { isPro, hasFideId: player.hasFideId })
  return { ...refusal, code: codeOf(refusal.code, player) }
}

/** A Pro member without a FIDE ID reads of an invite that the registration is not complete. */
const codeOf = <Code extends GameRefusalCode | null>(code: Code, { auth }: ChallengeViewer) =>
  code === 'fide_id_missing' && auth === 'subscribed' ? 'registration_incomplete' : code

/** Codes of an invite that there is no more, and how it then ended. */
const endOf = (code: GameRefusalCode): ChallengeEnd | null => {
  if (code === 'invite_canceled') return 'cancelled'
  if (code === 'owner_disconnected') return 'owner_disconnected'
  return code === 'challenge_not_found' || code === 'invalid_invite_code' ? 'gone' : null
}

const refusedInvite = ({ player, terms }: InviteChallengeContext) =>
  codeOf(refusedBefore(player, terms.mode, false), player)

/** A guest hears of the mode from the server only, so that all is possible which an unrated game needs. */
const refusedGuest = ({ player }: InviteChallengeContext) => refusedBefore(player, 'unrated', false)

export const answerOf = ({ code, player }: InviteChallengeContext): InviteAnswer => ({
  code: code ?? '',
  playerUid: player.uid ?? '',
})

/** What an invite is made of; `invite-challenge.machine.ts` has its states. */
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
    isAcceptedEarly: ({ context }, { id }: Named) => id === context.early?.id,
    isGame: (_, { gameId }: InviteMade) => gameId !== null,
    isRecalled: stateIn({ creating: 'recalled' }),
    isForFriend: ({ context }) => context.for.kind === 'friend',
    isLimited: ({ context }) => context.invite?.expiresInMs != null,
    isGone: ({ context }, { reason }: Failed) =>
      endOf(refusalFor(reason, context.player).code) !== null,
    isOpenStatus: (_, { status }: ChallengeStatus) => status === 'open',
    isTakenStatus: (_, status: ChallengeStatus) =>
      status.status === 'taken' && status.gameId !== null,
  },
  actions: {
    keepTerms: assign({ terms: (_, terms: ChallengeTerms) => terms }),
    keepOpponent: assign({ for: (_, whom: InviteFor) => whom }),
    keepPlayer: assign({ player: (_, player: ChallengeViewer) => player }),
    keepCode: assign({ code: (_, code: string) => code.trim() }),
    keepInvite: assign({
      invite: (_, { id, code, expiresInMs }: InviteMade) => ({ id, code, expiresInMs }),
    }),
    keepEarly: assign({
      early: (_, { id, gameId }: Named & { readonly gameId: string }) => ({ id, gameId }),
    }),
    takeEarly: assign({ gameId: ({ context }) => context.early?.gameId ?? null }),
    keepGame: assign({ gameId: (_, { gameId }: { readonly gameId: string | null }) => gameId }),
    keepStatus: assign((_, status: ChallengeStatus) => ({
      gameId: status.status === 'taken' ? status.gameId : null,
      end: status.status === 'ended' ? status.end : ('taken' as const),
    })),
    noteEnd: assign({ end: (_, end: ChallengeEnd) => end }),
    noteGone: assign(({ context }, { reason }: Failed) => {
      const refusal = refusalFor(reason, context.player)
      return { refusal, end: endOf(refusal.code) }
    }),
    noteRefusal: assign({
      refusal: ({ context }, { reason }: Failed) => refusalFor(reason, context.player),
    }),
    noteRefusedInvite: assign({
      refusal: ({ context }) => ({
        code: refusedInvite(context) ?? ('server_error' as const),
        detail: null,
      }),
    }),
    noteRefusedGuest: assign({
      refusal: ({ context }) => ({
        code: refusedGuest(context) ?? ('server_error' as const),
        detail: null,
      }),
    }),
    noteBadCode: assign({ refusal: { code: 'invalid_invite_code', detail: null } }),
    forgetRefusal: assign({ refusal: null }),
  },
  delays: {
    expiry: ({ context }) => Math.min(context.invite?.expiresInMs ?? never, never),
  },
})
