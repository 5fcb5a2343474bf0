import type { RatingMode } from '@kingside/api/facts'
import { assign, fromPromise, setup } from 'xstate'
import { refusalOf } from '../game-finder/game-refusal.ts'
import { notProvided } from '../not-provided.ts'
import type {
  StartGameButtonContext,
  StartGameButtonDeps,
  StartGameButtonEvent,
  StartGameButtonInput,
  StartGamePopup,
} from './start-game-button.types.ts'
import { type StartGamePlayer, startGameStep } from './start-game-step.ts'

const stepOf = ({ player, mode }: StartGameButtonContext) => startGameStep(player, mode)

export const startGameButtonMachine = setup({
  types: {
    context: {} as StartGameButtonContext,
    events: {} as StartGameButtonEvent,
    input: {} as StartGameButtonInput,
  },
  actors: {
    findOpponent: fromPromise<void, RatingMode>(notProvided('findOpponent')),
    cancelSearch: fromPromise<void>(notProvided('cancelSearch')),
    openPopup: fromPromise<void, StartGamePopup>(notProvided('openPopup')),
  },
  guards: {
    isLoading: ({ context }) => stepOf(context) === 'wait',
    isBanned: ({ context }) => stepOf(context) === 'banned',
    isAccountMissing: ({ context }) => stepOf(context) === 'create-account',
    isSubscriptionMissing: ({ context }) => stepOf(context) === 'upgrade-now',
    isFideIdMissing: ({ context }) => stepOf(context) === 'fill-form',
    isSearching: ({ context }) => context.isSearching,
    isBlocked: ({ context }) => context.hasOngoingChallenge,
    isSearchOn: (_, { isSearching }: { readonly isSearching: boolean }) => isSearching,
  },
  actions: {
    keepMode: assign({ mode: (_, mode: RatingMode) => mode }),
    keepPlayer: assign({ player: (_, player: StartGamePlayer) => player }),
    keepChallenge: assign({ hasOngoingChallenge: (_, isOngoing: boolean) => isOngoing }),
    keepSearch: assign({ isSearching: (_, isSearching: boolean) => isSearching }),
    setError: assign({
      refusal: ({ context: { player } }, error: { readonly reason: unknown }) =>
        refusalOf(error.reason, {
          isPro: player.auth === 'subscribed',
          hasFideId: player.hasFideId,
        }),
    }),
    clearError: assign({ refusal: null }),
  },
}).createMachine({
  id: 'startGameButton',
  context: ({ input: { player, mode, hasOngoingChallenge = false } }) => ({
    player,
    mode,
    hasOngoingChallenge,
    isSearching: false,
    refusal: null,
  }),
  initial: 'deciding',
  on: {
    'mode.choose': {
      target: '.deciding',
      actions: { type: 'keepMode', params: ({ event }) => event.mode },
    },
    'player.changed': {
      target: '.deciding',
      actions: { type: 'keepPlayer', params: ({ event }) => event.player },
    },
    'challenge.changed': {
      target: '.deciding',
      actions: { type: 'keepChallenge', params: ({ event }) => event.isOngoing },
    },
    'search.changed': {
      target: '.deciding',
      actions: { type: 'keepSearch', params: ({ event }) => event.isSearching },
    },
  },
  states: {
    deciding: {
      entry: 'clearError',
      always: [
        { guard: 'isSearching', target: 'searching' },
        { guard: 'isLoading', target: 'loading' },
        { guard: 'isBanned', target: 'banned' },
        { guard: 'isAccountMissing', target: 'createAccount' },
        { guard: 'isSubscriptionMissing', target: 'upgradeNow' },
        { guard: 'isFideIdMissing', target: 'fillForm' },
        { guard: 'isBlocked', target: 'blocked' },
        { target: 'findOpponent' },
      ],
    },
    loading: {},
    banned: {},
    blocked: {},
    findOpponent: { on: { 'button.press': 'starting' } },
    createAccount: {
      initial: 'shown',
      states: {
        shown: { on: { 'button.press': 'opening' } },
        opening: {
          invoke: {
            src: 'openPopup',
            input: 'registration',
            onDone: 'shown',
            onError: 'shown',
          },
        },
      },
    },
    upgradeNow: {
      initial: 'shown',
      states: {
        shown: { on: { 'button.press': 'opening' } },
        opening: {
          invoke: {
            src: 'openPopup',
            input: 'upgrade-to-pro',
            onDone: 'shown',
            onError: 'shown',
          },
        },
      },
    },
    fillForm: {
      initial: 'shown',
      states: {
        shown: { on: { 'button.press': 'opening' } },
        opening: {
          invoke: { src: 'openPopup', input: 'fide', onDone: 'shown', onError: 'shown' },
        },
      },
    },
    starting: {
      invoke: {
        src: 'findOpponent',
        input: ({ context }) => context.mode,
        onDone: {
          target: 'searching',
          actions: { type: 'keepSearch', params: true },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
        },
      },
      on: {
        'button.press': 'cancelling',
        // The start ends only by the event of its search; other changes are kept, and a new mode is ignored.
        'search.changed': {
          guard: { type: 'isSearchOn', params: ({ event }) => event },
          target: 'searching',
          actions: { type: 'keepSearch', params: true },
        },
        'challenge.changed': {
          actions: { type: 'keepChallenge', params: ({ event }) => event.isOngoing },
        },
        'player.changed': {
          actions: { type: 'keepPlayer', params: ({ event }) => event.player },
        },
        'mode.choose': {},
      },
    },
    searching: {
      on: {
        'button.press': 'cancelling',
        'challenge.changed': {
          actions: { type: 'keepChallenge', params: ({ event }) => event.isOngoing },
        },
        'player.changed': {
          actions: { type: 'keepPlayer', params: ({ event }) => event.player },
        },
        'mode.choose': {},
      },
    },
    cancelling: {
      invoke: {
        src: 'cancelSearch',
        onDone: {
          target: 'deciding',
          actions: { type: 'keepSearch', params: false },
        },
        onError: {
          target: 'searching',
          actions: { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
        },
      },
      on: {
        'challenge.changed': {
          actions: { type: 'keepChallenge', params: ({ event }) => event.isOngoing },
        },
        'player.changed': {
          actions: { type: 'keepPlayer', params: ({ event }) => event.player },
        },
        'mode.choose': {},
      },
    },
    failed: { on: { 'button.press': 'starting' } },
  },
})

export type StartGameButtonMachine = typeof startGameButtonMachine

/** Gives the button a search and popups. */
export const provideStartGameButton = ({
  findOpponent,
  cancelSearch,
  openPopup,
}: StartGameButtonDeps): StartGameButtonMachine =>
  startGameButtonMachine.provide({
    actors: {
      findOpponent: fromPromise(({ input, signal }) => findOpponent(input, signal)),
      cancelSearch: fromPromise(({ signal }) => cancelSearch(signal)),
      openPopup: fromPromise(({ input, signal }) => openPopup(input, signal)),
    },
  })
