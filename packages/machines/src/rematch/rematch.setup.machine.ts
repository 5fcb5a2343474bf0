import { assign, fromPromise, setup } from 'xstate'
import { type GameRefusalCode, refusalOf } from '../game-finder/game-refusal.ts'
import { notProvided } from '../not-provided.ts'
import type { ChallengeViewer } from '../challenge/challenge.types.ts'
import type { Failed } from '../challenge/maker.ts'
import type {
  PendingRematch,
  RematchCall,
  RematchContext,
  RematchEnd,
  RematchEvent,
  RematchInput,
  RematchStatus,
} from './rematch.types.ts'

/** Why this player can't have a rematch, whoever offers it; null when they can. */
export const refusedRematch = ({ player, isDeclined, isOpponentHere }: RematchContext) => {
  if (player.isBanned) return 'player_banned'
  if (player.uid === null) return 'player_uid_missing'
  if (isDeclined) return 'declined'
  return isOpponentHere ? null : 'opponent_left'
}

export const callOf = ({ gameId, player, opponentUid }: RematchContext): RematchCall => ({
  gameId,
  playerUid: player.uid ?? '',
  opponentUid,
})

const codeOf = (reason: unknown, { auth, hasFideId }: ChallengeViewer): GameRefusalCode =>
  refusalOf(reason, { isPro: auth === 'subscribed', hasFideId }).code

export interface OfGame {
  readonly gameId: string
}
export interface NewGame {
  readonly newGameId: string
}

/** The types, actors, guards and actions of a rematch; `rematch.machine.ts` has its states. */
export const rematchSetup = setup({
  types: {
    context: {} as RematchContext,
    events: {} as RematchEvent,
    input: {} as RematchInput,
  },
  actors: {
    offerRematch: fromPromise<RematchStatus, RematchCall>(notProvided('offerRematch')),
    acceptRematch: fromPromise<NewGame, RematchCall>(notProvided('acceptRematch')),
    declineRematch: fromPromise<void, RematchCall>(notProvided('declineRematch')),
    withdrawRematch: fromPromise<void, RematchCall>(notProvided('withdrawRematch')),
    checkRematch: fromPromise<RematchStatus, RematchCall>(notProvided('checkRematch')),
  },
  guards: {
    isOffered: ({ context }) => context.pending === 'mine',
    isReceived: ({ context }) => context.pending === 'theirs',
    isPossible: ({ context }) => refusedRematch(context) === null,
    isAllowed: ({ context }) => !context.player.isBanned && context.player.uid !== null,
    isThis: ({ context }, { gameId }: OfGame) => gameId === context.gameId,
    isSeenLeaving: ({ context }, { gameId }: OfGame) =>
      gameId === context.gameId && context.isConnected,
    isStarted: (_, { status }: RematchStatus) => status === 'started',
    isGone: ({ context }, { reason }: Failed) =>
      codeOf(reason, context.player) === 'challenge_not_found',
  },
  actions: {
    keepPending: assign({ pending: (_, pending: PendingRematch) => pending }),
    keepNewGame: assign({ newGameId: (_, { newGameId }: NewGame) => newGameId }),
    keepStatus: assign((_, status: RematchStatus) =>
      status.status === 'started'
        ? { newGameId: status.newGameId }
        : { pending: status.pending, isOpponentHere: status.isOpponentHere },
    ),
    setConnection: assign({ isConnected: (_, isConnected: boolean) => isConnected }),
    setOpponent: assign({ isOpponentHere: (_, isHere: boolean) => isHere }),
    setDeclined: assign({ isDeclined: true }),
    setEnd: assign({ end: (_, end: RematchEnd) => end }),
    setError: assign({
      refusal: ({ context: { player } }, { reason }: Failed) =>
        refusalOf(reason, { isPro: player.auth === 'subscribed', hasFideId: player.hasFideId }),
    }),
    setNotAllowed: assign({
      refusal: ({ context: { player } }) => ({
        code: player.isBanned ? ('player_banned' as const) : ('player_uid_missing' as const),
        detail: null,
      }),
    }),
    clearEnd: assign({ end: null, refusal: null }),
    keepPlayer: assign({ player: (_, player: ChallengeViewer) => player }),
  },
  delays: {
    offer: ({ context }) => context.offerMs,
    answer: 10_000,
  },
})
