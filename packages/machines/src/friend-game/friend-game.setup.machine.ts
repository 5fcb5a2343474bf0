import { assign, fromPromise, setup, stateIn } from 'xstate'
import type { GameRefusalCode } from '../game-finder/game-refusal.ts'
import { refusedBefore } from '../game-finder/refused-before.ts'
import { notProvided } from '../not-provided.ts'
import type { ChallengeViewer } from '../challenge/challenge.types.ts'
import { type Failed, holdMs, refusalFor, refusalHere } from '../challenge/maker.ts'
import type {
  FriendGameContext,
  FriendGameEvent,
  FriendGameInput,
  FriendGameTerms,
  FriendLink,
  LinkAnswer,
  LinkEnd,
  LinkStatus,
  NewLink,
} from './friend-game.types.ts'

/** How the link has ended, by the code of a refusal; null when it is still valid. */
function endOf(code: GameRefusalCode): LinkEnd | null {
  if (code === 'invalid_invite_code') return 'unknown'
  if (code === 'challenge_not_found') return 'taken'
  return code === 'invite_canceled' ? 'cancelled' : null
}

const refusedHere = ({ player, terms }: FriendGameContext) =>
  refusedBefore(player, terms.mode, false)

export const answerOf = ({ code, link, player }: FriendGameContext): LinkAnswer => ({
  code: link?.code ?? code ?? '',
  playerUid: player.uid ?? '',
})

export interface Joined {
  readonly requestId: string
  readonly gameId: string
}

/** The types, actors, guards and actions of a game with a friend; `friend-game.machine.ts` has its states. */
export const friendGameSetup = setup({
  types: {
    context: {} as FriendGameContext,
    events: {} as FriendGameEvent,
    input: {} as FriendGameInput,
  },
  actors: {
    makeLink: fromPromise<FriendLink, NewLink>(notProvided('makeLink')),
    cancelLink: fromPromise<void, string>(notProvided('cancelLink')),
    copyLink: fromPromise<void, string>(notProvided('copyLink')),
    readLink: fromPromise<LinkStatus, LinkAnswer>(notProvided('readLink')),
    acceptLink: fromPromise<{ readonly gameId: string }, LinkAnswer>(notProvided('acceptLink')),
  },
  guards: {
    isOpener: ({ context }) => context.code !== null,
    hasLink: ({ context }) => context.link !== null,
    isRefusedHere: ({ context }) => refusedHere(context) !== null,
    isRecalled: stateIn({ making: 'recalled' }),
    isReadAgain: stateIn({ friendInvite: { reading: 'again' } }),
    isTakenEarly: ({ context }, { requestId }: { readonly requestId: string }) =>
      requestId === context.early?.requestId,
    isThis: ({ context }, { requestId }: { readonly requestId: string }) =>
      requestId === context.link?.requestId,
    isThisCode: ({ context }, { code }: { readonly code: string }) =>
      code === (context.link?.code ?? context.code),
    isLimited: ({ context }) => context.link?.expiresInMs != null,
    isGone: ({ context }, { reason }: Failed) =>
      endOf(refusalFor(reason, context.player).code) !== null,
    isOwnError: ({ context }, { reason }: Failed) =>
      refusalFor(reason, context.player).code === 'own_challenge',
    isOwnerAway: ({ context }, { reason }: Failed) =>
      refusalFor(reason, context.player).code === 'owner_disconnected',
    isOwnLink: (_, status: LinkStatus) => status.status === 'open' && status.ownLink !== null,
    isOpenStatus: (_, { status }: LinkStatus) => status === 'open',
    isTakenStatus: (_, { status }: LinkStatus) => status === 'started',
  },
  actions: {
    keepPlayer: assign({ player: (_, player: ChallengeViewer) => player }),
    keepTerms: assign({ terms: (_, terms: FriendGameTerms) => terms, refusal: null }),
    setConnection: assign({ isConnected: (_, isConnected: boolean) => isConnected }),
    beginLink: assign({ link: null, code: null, early: null, end: null, refusal: null }),
    keepMade: assign({ link: (_, link: FriendLink) => link }),
    keepEarly: assign({
      early: (_, { requestId, gameId }: Joined) => ({ requestId, gameId }),
    }),
    takeEarly: assign({ gameId: ({ context }) => context.early?.gameId ?? null }),
    keepGame: assign({ gameId: (_, { gameId }: { readonly gameId: string }) => gameId }),
    keepStatus: assign((_, status: LinkStatus) => {
      switch (status.status) {
        case 'open':
          return { owner: status.owner, terms: status.terms, link: status.ownLink }
        case 'started':
          return { gameId: status.gameId }
        case 'ended':
          return { end: status.end }
        default:
          return status satisfies never
      }
    }),
    setEnd: assign({ end: (_, end: LinkEnd) => end }),
    setGone: assign(({ context }, { reason }: Failed) => {
      const refusal = refusalFor(reason, context.player)
      return { refusal, end: endOf(refusal.code) }
    }),
    setError: assign({
      refusal: ({ context }, { reason }: Failed) => refusalFor(reason, context.player),
    }),
    setRefusedHere: assign({ refusal: ({ context }) => refusalHere(refusedHere(context)) }),
    clearError: assign({ refusal: null }),
  },
  delays: {
    expiry: ({ context }) => holdMs(context.link),
    thanks: 2_000,
    ownerAway: 5_000,
  },
})
