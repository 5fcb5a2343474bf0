import {
  type BotLevel,
  type DesiredColor,
  isRatingRange,
  type RatingMode,
  type RatingRange,
  ratingRangeFor,
} from '@kingside/api/facts'
import { assign, fromPromise, setup, stateIn } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  AskedBot,
  ChosenTimeControl,
  FoundGame,
  GameFinderContext,
  GameFinderEvent,
  GameFinderInput,
  GameFinderPlayer,
  GameFinderSettings,
  GameSearch,
  RequestStatus,
} from './game-finder.types.ts'
import { refusalOf } from './game-refusal.ts'
import { refusedBefore } from './refused-before.ts'
import { longestTimerMs } from '../longest-timer.ts'

type Request = { readonly requestId: string }

/** The player's own limits for the chosen mode and time control; null where there are none. */
export const ownLimitsOf = ({
  mode,
  timeControl,
  limits,
}: GameFinderSettings): RatingRange | null => limits[mode][timeControl.boardType] ?? null

/** The first rating range of a search: the player's own limits, or the one around the rating. */
export function limitsOf({ settings, player }: GameFinderContext): RatingRange {
  const { mode, timeControl } = settings
  return ownLimitsOf(settings) ?? ratingRangeFor(player.ratings[mode][timeControl.boardType], mode)
}

const refusedHere = ({ player, settings, hasOngoingChallenge }: GameFinderContext) =>
  refusedBefore(player, settings.mode, hasOngoingChallenge)

export const searchOf = (context: GameFinderContext): GameSearch => ({
  playerUid: context.player.uid ?? '',
  mode: context.settings.mode,
  timeControlId: context.settings.timeControl.id,
  limits: ownLimitsOf(context.settings),
  color: context.settings.color,
})

const refusalFor = (error: unknown, { auth, hasFideId }: GameFinderPlayer) =>
  refusalOf(error, { isPro: auth === 'subscribed', hasFideId })

/** The types, actors, guards and actions of a search; `game-finder.machine.ts` has its states. */
export const gameFinderSetup = setup({
  types: {
    context: {} as GameFinderContext,
    events: {} as GameFinderEvent,
    input: {} as GameFinderInput,
  },
  actors: {
    createRequest: fromPromise<Request, GameSearch>(notProvided('createRequest')),
    cancelRequest: fromPromise<void, string>(notProvided('cancelRequest')),
    checkRequest: fromPromise<RequestStatus, string>(notProvided('checkRequest')),
    playBot: fromPromise<FoundGame, AskedBot>(notProvided('playBot')),
  },
  guards: {
    hasSearch: ({ context }) => context.requestId !== null,
    isRefusedBefore: ({ context }) => refusedHere(context) !== null,
    isRefusalOver: ({ context }, { isOngoing }: { readonly isOngoing: boolean }) =>
      !isOngoing && context.refusal?.code === 'ongoing_challenge',
    isPossibleRange: (_, { limits }: { readonly limits: RatingRange | null }) =>
      limits === null || isRatingRange(limits),
    isRecalled: stateIn({ requesting: 'recalled' }),
    isFoundEarly: ({ context }, { requestId }: Request) => context.early?.requestId === requestId,
    isOwnRequest: ({ context }, { requestId }: Request) => context.requestId === requestId,
    isFound: (_, { status }: RequestStatus) => status === 'found',
    isSearching: (_, { status }: RequestStatus) => status === 'searching',
    isConnected: ({ context }) => context.isConnected,
    isFallbackDue: ({ context }) => context.isFallbackDue,
    mustAskForBot: ({ context: { isFallbackDue, hasDeclinedBot, settings } }) =>
      isFallbackDue && !hasDeclinedBot && settings.mode !== 'unrated',
    isBotTakingOver: ({ context: { isFallbackDue, settings } }) =>
      isFallbackDue && settings.mode === 'unrated',
    hasFallback: ({ context }) => context.botFallbackMs !== null,
    isConnectionFailure: ({ context }, { reason }: { readonly reason: unknown }) =>
      ['offline', 'timeout'].includes(refusalFor(reason, context.player).code),
    isGone: ({ context }, { reason }: { readonly reason: unknown }) =>
      refusalFor(reason, context.player).code === 'challenge_not_found',
  },
  actions: {
    keepMode: assign({
      settings: ({ context }, mode: RatingMode) => ({ ...context.settings, mode }),
    }),
    keepTimeControl: assign({
      settings: ({ context }, timeControl: ChosenTimeControl) => ({
        ...context.settings,
        timeControl,
      }),
    }),
    keepColor: assign({
      settings: ({ context }, color: DesiredColor) => ({ ...context.settings, color }),
    }),
    keepLimits: assign({
      settings: (
        { context: { settings } },
        { limits }: { readonly limits: RatingRange | null },
      ) => {
        const { mode, timeControl } = settings
        const { [timeControl.boardType]: _, ...others } = settings.limits[mode]
        const kept = limits === null ? others : { ...others, [timeControl.boardType]: limits }
        return { ...settings, limits: { ...settings.limits, [mode]: kept } }
      },
    }),
    keepPlayer: assign({ player: (_, player: GameFinderPlayer) => player }),
    keepChallenge: assign({ hasOngoingChallenge: (_, isOngoing: boolean) => isOngoing }),
    setConnection: assign({ isConnected: (_, isConnected: boolean) => isConnected }),
    beginSearch: assign((_, at: number) => ({
      startedAt: at,
      elapsedMs: 0,
      isFallbackDue: false,
      hasDeclinedBot: false,
      botLevel: null,
      requestId: null,
      early: null,
      found: null,
      refusal: null,
    })),
    keepRequest: assign({ requestId: (_, { requestId }: Request) => requestId }),
    keepEarly: assign({ early: (_, early: FoundGame & Request) => early }),
    takeEarly: assign({
      found: ({ context: { early } }) => early && { gameId: early.gameId, isBot: early.isBot },
    }),
    keepFound: assign({
      found: (_, { gameId, isBot }: FoundGame): FoundGame => ({ gameId, isBot }),
    }),
    keepFoundStatus: assign({
      found: (_, answer: RequestStatus): FoundGame | null =>
        answer.status === 'found' ? { gameId: answer.gameId, isBot: answer.isBot } : null,
    }),
    letFallBack: assign({ isFallbackDue: true }),
    keepBotLevel: assign({ botLevel: (_, level: BotLevel | null) => level }),
    declineBot: assign({ hasDeclinedBot: true }),
    setRefusedBefore: assign({
      refusal: ({ context }) => ({
        code: refusedHere(context) ?? ('server_error' as const),
        detail: null,
      }),
    }),
    setError: assign({
      refusal: ({ context }, { reason }: { readonly reason: unknown }) =>
        refusalFor(reason, context.player),
    }),
    clearError: assign({ refusal: null }),
    clearSearch: assign({
      requestId: null,
      early: null,
      isFallbackDue: false,
      hasDeclinedBot: false,
      botLevel: null,
    }),
    clearGame: assign({ found: null }),
  },
  delays: {
    botFallback: ({ context: { botFallbackMs, elapsedMs } }) =>
      botFallbackMs === null ? longestTimerMs : Math.max(0, botFallbackMs - elapsedMs),
  },
})
