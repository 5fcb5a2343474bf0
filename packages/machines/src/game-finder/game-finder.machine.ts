import { fromPromise } from 'xstate'
import { gameFinderSetup, searchOf } from './game-finder.setup.machine.ts'
import type { GameFinderDeps } from './game-finder.types.ts'

/** No search: the player chooses, and reads why the last search found no game. */
const idle = gameFinderSetup.createStateConfig({
  initial: 'choosing',
  entry: 'clearSearch',
  on: {
    'mode.choose': {
      target: '.choosing',
      actions: { type: 'keepMode', params: ({ event }) => event.mode },
    },
    'time-control.choose': {
      target: '.choosing',
      actions: { type: 'keepTimeControl', params: ({ event }) => event.timeControl },
    },
    'color.choose': {
      target: '.choosing',
      actions: { type: 'keepColor', params: ({ event }) => event.color },
    },
    'limits.choose': {
      guard: { type: 'isPossibleRange', params: ({ event }) => event },
      target: '.choosing',
      actions: { type: 'keepLimits', params: ({ event }) => event },
    },
    'search.start': [
      { guard: 'isRefusedBefore', target: '.refused', actions: 'setRefusedBefore' },
      {
        target: '#gameFinder.requesting',
        actions: { type: 'beginSearch', params: ({ event }) => event.at },
      },
    ],
  },
  states: {
    choosing: { entry: 'clearError' },
    refused: {
      on: {
        'refusal.dismiss': 'choosing',
        'challenge.changed': {
          guard: { type: 'isRefusalOver', params: ({ event }) => event },
          target: 'choosing',
          actions: { type: 'keepChallenge', params: false },
        },
      },
    },
  },
})

/** The server is asked for a search. If the player cancels meanwhile, it is cancelled as soon as it has an id. */
const requesting = gameFinderSetup.createStateConfig({
  initial: 'asked',
  invoke: {
    src: 'createRequest',
    input: ({ context }) => searchOf(context),
    onDone: [
      {
        guard: { type: 'isFoundEarly', params: ({ event }) => event.output },
        target: 'found',
        actions: 'takeEarly',
      },
      {
        guard: 'isRecalled',
        target: 'searching.cancelling',
        actions: { type: 'keepRequest', params: ({ event }) => event.output },
      },
      {
        target: 'searching',
        actions: { type: 'keepRequest', params: ({ event }) => event.output },
      },
    ],
    onError: [
      { guard: 'isRecalled', target: 'idle' },
      {
        target: 'idle.refused',
        actions: { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
      },
    ],
  },
  on: {
    'request.found': { actions: { type: 'keepEarly', params: ({ event }) => event } },
  },
  states: {
    asked: { on: { 'search.cancel': 'recalled' } },
    recalled: {},
  },
})

/** The server looks for an opponent. One timer runs for the whole state, so a lost connection does not restart it. */
const searching = gameFinderSetup.createStateConfig({
  initial: 'joining',
  after: { botFallback: { guard: 'hasFallback', actions: 'letFallBack' } },
  on: {
    'request.found': {
      guard: { type: 'isOwnRequest', params: ({ event }) => event },
      target: 'found',
      actions: { type: 'keepFound', params: ({ event }) => event },
    },
    'request.ended': {
      guard: { type: 'isOwnRequest', params: ({ event }) => event },
      target: 'idle.refused',
      actions: {
        type: 'setError',
        params: ({ event: { code, detail } }) => ({ reason: { code, detail } }),
      },
    },
  },
  states: {
    joining: {
      always: [{ guard: 'isConnected', target: 'waiting' }, { target: 'reconnecting' }],
    },
    waiting: {
      always: [
        { guard: 'mustAskForBot', target: 'offeringBot' },
        { guard: 'isBotTakingOver', target: 'fallingBack' },
      ],
      on: {
        'bot.accept': {
          guard: 'isFallbackDue',
          target: 'fallingBack',
          actions: { type: 'keepBotLevel', params: ({ event }) => event.level },
        },
        'search.cancel': 'cancelling',
        'connection.lost': {
          target: 'reconnecting',
          actions: { type: 'setConnection', params: false },
        },
      },
    },
    // The search continues: a person who is found meanwhile becomes the opponent.
    offeringBot: {
      on: {
        'bot.accept': {
          target: 'fallingBack',
          actions: { type: 'keepBotLevel', params: ({ event }) => event.level },
        },
        'bot.decline': { target: 'waiting', actions: 'declineBot' },
        'search.cancel': 'cancelling',
        'connection.lost': {
          target: 'reconnecting',
          actions: { type: 'setConnection', params: false },
        },
      },
    },
    reconnecting: {
      on: {
        'search.cancel': 'cancelling',
        'connection.found': {
          target: 'checking',
          actions: { type: 'setConnection', params: true },
        },
      },
    },
    checking: {
      invoke: {
        src: 'checkRequest',
        input: ({ context }) => context.requestId ?? '',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: '#gameFinder.found',
            actions: { type: 'keepFoundStatus', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSearching', params: ({ event }) => event.output },
            target: 'joining',
          },
          {
            target: '#gameFinder.idle.refused',
            actions: { type: 'setError', params: ({ event }) => ({ reason: event.output }) },
          },
        ],
        onError: [
          {
            guard: {
              type: 'isConnectionFailure',
              params: ({ event }) => ({ reason: event.error }),
            },
            target: 'reconnecting',
          },
          {
            target: '#gameFinder.idle.refused',
            actions: { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
      on: {
        'search.cancel': 'cancelling',
        'connection.lost': {
          target: 'reconnecting',
          actions: { type: 'setConnection', params: false },
        },
      },
    },
    fallingBack: {
      invoke: {
        src: 'playBot',
        input: ({ context: { requestId, botLevel } }) => ({
          requestId: requestId ?? '',
          level: botLevel,
        }),
        onDone: {
          target: '#gameFinder.found',
          actions: { type: 'keepFound', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: {
              type: 'isConnectionFailure',
              params: ({ event }) => ({ reason: event.error }),
            },
            target: 'checking',
          },
          {
            target: '#gameFinder.idle.refused',
            actions: { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
      on: { 'search.cancel': 'cancelling' },
    },
    cancelling: {
      invoke: {
        src: 'cancelRequest',
        input: ({ context }) => context.requestId ?? '',
        onDone: '#gameFinder.idle',
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: '#gameFinder.idle',
          },
          {
            target: 'joining',
            actions: { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
  },
})

export const gameFinderMachine = gameFinderSetup.createMachine({
  id: 'gameFinder',
  context: ({ input: { player, settings, botFallbackMs = 15_000, search } }) => ({
    player,
    settings,
    hasOngoingChallenge: false,
    isConnected: true,
    botFallbackMs,
    startedAt: search?.startedAt ?? 0,
    elapsedMs: search ? Math.max(0, search.at - search.startedAt) : 0,
    isFallbackDue: false,
    hasDeclinedBot: false,
    botLevel: null,
    requestId: search?.requestId ?? null,
    early: null,
    found: null,
    refusal: null,
  }),
  initial: 'opening',
  on: {
    'connection.lost': { actions: { type: 'setConnection', params: false } },
    'connection.found': { actions: { type: 'setConnection', params: true } },
    'player.changed': { actions: { type: 'keepPlayer', params: ({ event }) => event.player } },
    'challenge.changed': {
      actions: { type: 'keepChallenge', params: ({ event }) => event.isOngoing },
    },
  },
  states: {
    opening: {
      always: [{ guard: 'hasSearch', target: 'searching.checking' }, { target: 'idle' }],
    },
    idle,
    requesting,
    searching,
    found: {
      entry: 'clearError',
      on: { 'finder.reset': { target: 'idle', actions: 'clearGame' } },
    },
  },
})

export type GameFinderMachine = typeof gameFinderMachine

/** Gives the machine the server's calls. */
export const provideGameFinder = ({
  createRequest,
  cancelRequest,
  checkRequest,
  playBot,
}: GameFinderDeps): GameFinderMachine =>
  gameFinderMachine.provide({
    actors: {
      createRequest: fromPromise(({ input, signal }) => createRequest(input, signal)),
      cancelRequest: fromPromise(({ input, signal }) => cancelRequest(input, signal)),
      checkRequest: fromPromise(({ input, signal }) => checkRequest(input, signal)),
      playBot: fromPromise(({ input, signal }) => playBot(input, signal)),
    },
  })
