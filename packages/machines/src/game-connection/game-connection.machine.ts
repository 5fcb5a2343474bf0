import { fromCallback, fromPromise } from 'xstate'
import { connectionSetup, failureOf } from './connection-setup.machine.ts'
import type { GameConnectionDeps, SocketInput } from './game-connection.types.ts'
import { live } from './live.part.ts'
import { retryDelayMs } from './retry-delay.ts'
import type { ClientFrame } from './wire.types.ts'

export const gameConnectionMachine = connectionSetup.createMachine({
  id: 'gameConnection',
  context: ({ input: { gameId, region, userType, v = 0 } }) => ({
    gameId,
    region,
    userType,
    v,
    serverV: v,
    ahead: [],
    ticket: null,
    attempt: 0,
    over: false,
    awaitedMoveId: null,
    bestPing: null,
    recentRttMs: [],
    failure: null,
    dropped: { foreign: 0, stale: 0, unknown: 0 },
  }),
  initial: 'authorising',
  on: {
    'connection.leave': '.left',
    'player.join': { guard: 'isViewer', target: '.authorising', actions: 'becomePlayer' },
    'frame.unknown': { actions: { type: 'countDropped', params: 'unknown' } },
  },
  states: {
    authorising: {
      invoke: {
        src: 'requestTicket',
        input: ({ context: { gameId, userType } }) => ({ gameId, userType }),
        onDone: {
          target: 'attached',
          actions: { type: 'keepTicket', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isForbidden', params: ({ event }) => failureOf(event.error) },
            target: 'refused',
            actions: { type: 'setFailure', params: 'forbidden' },
          },
          {
            guard: { type: 'isUnauthorised', params: ({ event }) => failureOf(event.error) },
            target: 'signedOut',
            actions: { type: 'setFailure', params: 'unauthorised' },
          },
          { target: 'waiting', actions: { type: 'setFailure', params: 'unavailable' } },
        ],
      },
      on: { 'network.offline': 'offline', 'host.woke': { actions: 'emitDoubted' } },
    },
    attached: {
      invoke: {
        src: 'socket',
        id: 'socket',
        input: ({ context: { gameId, region, userType } }) => ({ gameId, region, userType }),
        onError: 'lost',
      },
      initial: 'connecting',
      on: {
        'socket.closed': 'lost',
        'network.offline': 'offline',
        'host.woke': { actions: 'emitDoubted' },
      },
      states: {
        connecting: {
          after: { openTimeout: '#gameConnection.lost' },
          on: { 'socket.opened': { target: 'joining', actions: ['sendJoin', 'spendTicket'] } },
        },
        joining: {
          after: { openTimeout: '#gameConnection.lost' },
          on: {
            'frame.joined': [
              {
                guard: { type: 'isForeign', params: ({ event }) => event },
                actions: { type: 'countDropped', params: 'foreign' },
              },
              {
                target: 'live',
                actions: [{ type: 'setServerVersion', params: ({ event }) => event }, 'emitJoined'],
              },
            ],
          },
        },
        live,
      },
    },
    lost: {
      always: [{ guard: 'isOver', target: 'finished' }, { target: 'waiting' }],
    },
    waiting: {
      after: { retryDelay: 'authorising' },
      exit: 'countAttempt',
      on: {
        'network.offline': 'offline',
        'network.online': 'authorising',
        'connection.retry': 'authorising',
        'host.woke': { target: 'authorising', actions: 'emitDoubted' },
      },
    },
    offline: {
      always: { guard: 'isOver', target: 'finished' },
      on: {
        'network.online': { target: 'authorising', actions: 'clearAttempts' },
        'host.woke': { actions: 'emitDoubted' },
        'connection.retry': 'authorising',
      },
    },
    signedOut: { on: { 'connection.retry': 'authorising' } },
    refused: { on: { 'connection.retry': 'authorising' } },
    finished: { entry: 'emitStopped', on: { 'connection.leave': {}, 'player.join': {} } },
    left: { entry: 'emitStopped', on: { 'connection.leave': {}, 'player.join': {} } },
  },
})

export type GameConnectionMachine = typeof gameConnectionMachine

/** Gives the machine tickets, a socket, and the random spread of its retries. */
export const provideGameConnection = ({
  requestTicket,
  openSocket,
  jitter,
}: GameConnectionDeps): GameConnectionMachine =>
  gameConnectionMachine.provide({
    actors: {
      requestTicket: fromPromise(({ input, signal }) => requestTicket(input, signal)),
      socket: fromCallback<ClientFrame, SocketInput>(({ input, sendBack, receive }) => {
        const socket = openSocket(input, sendBack)
        receive(socket.send)
        return socket.close
      }),
    },
    delays: { retryDelay: ({ context }) => retryDelayMs(context.attempt, jitter()) },
  })
