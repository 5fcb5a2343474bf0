import { fromPromise } from 'xstate'
import { offerEnds } from './offer.part.ts'
import { callOf, rematchSetup } from './rematch.setup.machine.ts'
import type { RematchDeps } from './rematch.types.ts'

export const rematchMachine = rematchSetup.createMachine({
  id: 'rematch',
  context: ({ input }) => ({
    player: input.player,
    gameId: input.gameId,
    opponentUid: input.opponentUid,
    pending: input.pending ?? 'none',
    isOpponentHere: input.isOpponentHere ?? true,
    isConnected: true,
    offerMs: input.offerMs ?? 30_000,
    isDeclined: false,
    end: null,
    refusal: null,
    newGameId: null,
  }),
  initial: 'opening',
  on: {
    'rematch.started': {
      guard: { type: 'isThis', params: ({ event }) => event },
      target: '.started',
      actions: { type: 'keepNewGame', params: ({ event }) => event },
    },
    'opponent.left': {
      guard: { type: 'isSeenLeaving', params: ({ event }) => event },
      actions: { type: 'setOpponent', params: false },
    },
    'opponent.returned': {
      guard: { type: 'isThis', params: ({ event }) => event },
      actions: { type: 'setOpponent', params: true },
    },
    'connection.lost': { actions: { type: 'setConnection', params: false } },
    'connection.found': {
      target: '.checking',
      actions: { type: 'setConnection', params: true },
    },
    'player.changed': { actions: { type: 'keepPlayer', params: ({ event }) => event.player } },
  },
  states: {
    opening: {
      always: [
        { guard: 'isOffered', target: 'offered' },
        { guard: 'isReceived', target: 'received' },
        { target: 'idle' },
      ],
    },
    idle: {
      entry: { type: 'keepPending', params: 'none' },
      on: {
        'rematch.offer': [
          { guard: 'isPossible', target: 'offering', actions: 'clearEnd' },
          { guard: 'isAllowed' },
          { actions: 'setNotAllowed' },
        ],
        'offer.received': {
          guard: { type: 'isThis', params: ({ event }) => event },
          target: 'received',
          actions: 'clearEnd',
        },
      },
    },
    offering: {
      invoke: {
        src: 'offerRematch',
        input: ({ context }) => callOf(context),
        onDone: [
          {
            guard: { type: 'isStarted', params: ({ event }) => event.output },
            target: 'started',
            actions: { type: 'keepStatus', params: ({ event }) => event.output },
          },
          { target: 'offered' },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
        },
      },
      // Both players offered, so the server makes one game and answers with it.
      on: {
        'offer.received': {},
        'offer.declined': {
          guard: { type: 'isThis', params: ({ event }) => event },
          target: 'idle',
          actions: ['setDeclined', { type: 'setEnd', params: 'declined' }],
        },
      },
    },
    offered: {
      entry: { type: 'keepPending', params: 'mine' },
      after: {
        offer: { target: 'withdrawing', actions: { type: 'setEnd', params: 'expired' } },
      },
      on: {
        'rematch.withdraw': {
          target: 'withdrawing',
          actions: { type: 'setEnd', params: 'withdrawn' },
        },
        'offer.received': {
          guard: { type: 'isThis', params: ({ event }) => event },
          target: 'agreed',
        },
        'offer.declined': {
          guard: { type: 'isThis', params: ({ event }) => event },
          target: 'idle',
          actions: ['setDeclined', { type: 'setEnd', params: 'declined' }],
        },
        ...offerEnds('withdrawing'),
      },
    },
    agreed: {
      after: { answer: 'checking' },
    },
    withdrawing: {
      invoke: {
        src: 'withdrawRematch',
        input: ({ context }) => callOf(context),
        onDone: 'idle',
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: 'checking',
          },
          {
            target: 'idle',
            actions: { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
    received: {
      entry: { type: 'keepPending', params: 'theirs' },
      after: { offer: { target: 'idle', actions: { type: 'setEnd', params: 'expired' } } },
      on: {
        'rematch.accept': [
          { guard: 'isAllowed', target: 'accepting', actions: 'clearEnd' },
          { actions: 'setNotAllowed' },
        ],
        // Offering while the opponent's offer is open accepts it.
        'rematch.offer': [
          { guard: 'isAllowed', target: 'accepting', actions: 'clearEnd' },
          { actions: 'setNotAllowed' },
        ],
        'rematch.decline': { target: 'declining', actions: 'clearEnd' },
        'offer.withdrawn': {
          guard: { type: 'isThis', params: ({ event }) => event },
          target: 'idle',
          actions: { type: 'setEnd', params: 'withdrawn' },
        },
        ...offerEnds('idle'),
      },
    },
    accepting: {
      invoke: {
        src: 'acceptRematch',
        input: ({ context }) => callOf(context),
        onDone: {
          target: 'started',
          actions: { type: 'keepNewGame', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: 'idle',
            actions: { type: 'setEnd', params: 'withdrawn' },
          },
          {
            target: 'received',
            actions: { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
    declining: {
      invoke: {
        src: 'declineRematch',
        input: ({ context }) => callOf(context),
        onDone: 'idle',
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: 'idle',
          },
          {
            target: 'received',
            actions: { type: 'setError', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
    checking: {
      invoke: {
        src: 'checkRematch',
        input: ({ context }) => callOf(context),
        onDone: [
          {
            guard: { type: 'isStarted', params: ({ event }) => event.output },
            target: 'started',
            actions: { type: 'keepStatus', params: ({ event }) => event.output },
          },
          {
            target: 'opening',
            actions: { type: 'keepStatus', params: ({ event }) => event.output },
          },
        ],
        onError: 'opening',
      },
      // An event is newer than the answer that is awaited.
      on: {
        'offer.received': {
          guard: { type: 'isThis', params: ({ event }) => event },
          target: 'received',
          actions: 'clearEnd',
        },
      },
    },
    started: {
      // There is one rematch of a game, so later events about it are ignored.
      on: { 'rematch.started': {}, 'connection.found': {} },
    },
  },
})

export type RematchMachine = typeof rematchMachine

/** Gives the machine the server's calls. */
export const provideRematch = ({
  offerRematch,
  acceptRematch,
  declineRematch,
  withdrawRematch,
  checkRematch,
}: RematchDeps): RematchMachine =>
  rematchMachine.provide({
    actors: {
      offerRematch: fromPromise(({ input, signal }) => offerRematch(input, signal)),
      acceptRematch: fromPromise(({ input, signal }) => acceptRematch(input, signal)),
      declineRematch: fromPromise(({ input, signal }) => declineRematch(input, signal)),
      withdrawRematch: fromPromise(({ input, signal }) => withdrawRematch(input, signal)),
      checkRematch: fromPromise(({ input, signal }) => checkRematch(input, signal)),
    },
  })
