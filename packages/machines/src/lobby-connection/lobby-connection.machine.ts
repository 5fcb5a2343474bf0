import { assign, fromCallback, fromPromise } from 'xstate'
import { failureOf, lobbyConnectionSetup, pauseAfter } from './lobby-connection.setup.machine.ts'
import type { Closing, LobbyConnectionDeps } from './lobby-connection.types.ts'

const lost: Closing = { reason: 'lost', retryInMs: null }

/** Requests a ticket, opens a socket, and sends the ticket as its first message. */
const trying = lobbyConnectionSetup.createStateConfig({
  initial: 'gettingTicket',
  on: {
    'socket.closed': [
      {
        guard: { type: 'isDoubtful', params: ({ event }) => event },
        target: '#lobbyConnection.disconnected.waiting',
        actions: ['doubtPlayer', { type: 'setLoss', params: lost }],
      },
      {
        guard: { type: 'isForbidding', params: ({ event }) => event },
        target: '#lobbyConnection.disconnected.refused',
        actions: { type: 'setError', params: 'forbidden' },
      },
      {
        guard: { type: 'isPresent', params: ({ event }) => event },
        target: '#lobbyConnection.disconnected.waiting',
        actions: { type: 'setLoss', params: ({ event }) => event },
      },
    ],
  },
  states: {
    gettingTicket: {
      entry: ['closeSocket', 'clearError', 'startEpoch'],
      invoke: {
        src: 'getTicket',
        input: ({ context: { playerUid, trust } }) => ({
          playerUid,
          isDoubted: trust === 'doubted',
        }),
        onDone: {
          target: 'opening',
          actions: ['setRenewal', { type: 'keepTicket', params: ({ event }) => event.output }],
        },
        onError: [
          {
            guard: { type: 'isUnidentified', params: ({ event }) => failureOf(event.error) },
            target: '#lobbyConnection.disconnected.waiting',
            actions: ['doubtPlayer', { type: 'setLoss', params: lost }],
          },
          {
            guard: { type: 'isRefusal', params: ({ event }) => failureOf(event.error) },
            target: '#lobbyConnection.disconnected.refused',
            actions: { type: 'setError', params: ({ event }) => failureOf(event.error) },
          },
          {
            target: '#lobbyConnection.disconnected.waiting',
            actions: { type: 'setLoss', params: lost },
          },
        ],
      },
    },
    opening: {
      entry: 'openSocket',
      on: {
        'socket.opened': {
          guard: { type: 'isPresent', params: ({ event }) => event },
          target: 'authorising',
          actions: ['authorise', 'spendTicket'],
        },
      },
      after: {
        opening: {
          target: '#lobbyConnection.disconnected.waiting',
          actions: { type: 'setLoss', params: lost },
        },
      },
    },
    authorising: {
      on: {
        'socket.authorised': {
          guard: { type: 'isPresent', params: ({ event }) => event },
          target: '#lobbyConnection.connected',
        },
      },
      after: {
        acknowledgement: {
          target: '#lobbyConnection.disconnected.waiting',
          actions: { type: 'setLoss', params: lost },
        },
      },
    },
  },
})

/** The socket works. Without a pong or an acknowledgement in time it counts as lost. */
const connected = lobbyConnectionSetup.createStateConfig({
  type: 'parallel',
  on: {
    'socket.closed': [
      {
        guard: { type: 'isDoubtful', params: ({ event }) => event },
        target: '#lobbyConnection.disconnected.waiting',
        actions: ['doubtPlayer', { type: 'setLoss', params: lost }],
      },
      {
        guard: { type: 'isForbidding', params: ({ event }) => event },
        target: '#lobbyConnection.disconnected.refused',
        actions: { type: 'setError', params: 'forbidden' },
      },
      {
        guard: { type: 'isPresent', params: ({ event }) => event },
        target: '#lobbyConnection.disconnected.waiting',
        actions: { type: 'setLoss', params: ({ event }) => event },
      },
    ],
  },
  states: {
    pulse: {
      initial: 'alive',
      states: {
        alive: {
          after: { pingDelay: 'probing' },
          on: { 'page.woke': 'probing' },
        },
        probing: {
          entry: 'ping',
          on: {
            'socket.pong': {
              guard: { type: 'isPresent', params: ({ event }) => event },
              target: 'alive',
              actions: ['clearFailures', 'trustPlayer'],
            },
          },
          after: {
            acknowledgement: {
              target: '#lobbyConnection.disconnected.waiting',
              actions: { type: 'setLoss', params: lost },
            },
          },
        },
      },
    },
    messages: {
      initial: 'opening',
      states: {
        opening: {
          always: [
            { guard: 'hasTags', target: 'awaiting', actions: ['numberMessage', 'subscribe'] },
            { target: 'settled' },
          ],
        },
        settled: {
          on: {
            'tag.subscribe': {
              target: 'awaiting',
              actions: [
                { type: 'keepTag', params: ({ event }) => event.tag },
                'numberMessage',
                'subscribe',
              ],
            },
            'tag.unsubscribe': {
              target: 'awaiting',
              actions: [
                { type: 'dropTag', params: ({ event }) => event },
                'numberMessage',
                'subscribe',
              ],
            },
          },
        },
        awaiting: {
          on: {
            'tag.subscribe': {
              actions: [
                { type: 'keepTag', params: ({ event }) => event.tag },
                'numberMessage',
                'subscribe',
              ],
            },
            'tag.unsubscribe': {
              actions: [
                { type: 'dropTag', params: ({ event }) => event },
                'numberMessage',
                'subscribe',
              ],
            },
            'socket.acknowledged': [
              {
                guard: { type: 'isLastAcknowledged', params: ({ event }) => event },
                target: 'settled',
                actions: { type: 'setAcknowledged', params: ({ event }) => event.seq },
              },
              {
                guard: { type: 'isPresent', params: ({ event }) => event },
                target: 'awaiting',
                reenter: true,
                actions: { type: 'setAcknowledged', params: ({ event }) => event.seq },
              },
            ],
          },
          after: {
            acknowledgement: {
              target: '#lobbyConnection.disconnected.waiting',
              actions: { type: 'setLoss', params: lost },
            },
          },
        },
      },
    },
  },
})

export const lobbyConnectionMachine = lobbyConnectionSetup.createMachine({
  id: 'lobbyConnection',
  context: ({ input }) => ({
    playerUid: input.playerUid,
    ticket: null,
    tags: [],
    attempts: 0,
    retryInMs: 0,
    lastSent: 0,
    lastAcknowledged: 0,
    epoch: 0,
    unknownMessages: 0,
    refusal: null,
    trust: 'trusted',
  }),
  initial: 'initialConnecting',
  on: {
    'lobby.leave': '.left',
    'network.lost': '.disconnected.offline',
    'player.changed': {
      guard: { type: 'isAnotherPlayer', params: ({ event }) => event },
      target: '.loginReconnecting',
      actions: [
        { type: 'keepPlayer', params: ({ event }) => event },
        'clearFailures',
        'setRenewal',
      ],
    },
    'tag.subscribe': { actions: { type: 'keepTag', params: ({ event }) => event.tag } },
    'tag.unsubscribe': { actions: { type: 'dropTag', params: ({ event }) => event } },
    'socket.unknown': {
      guard: { type: 'isPresent', params: ({ event }) => event },
      actions: 'countUnknown',
    },
  },
  states: {
    initialConnecting: trying,
    connecting: trying,
    loginReconnecting: trying,
    connected,
    disconnected: {
      entry: ['closeSocket', 'spendTicket'],
      initial: 'waiting',
      states: {
        waiting: {
          after: { retryDelay: '#lobbyConnection.connecting' },
          on: {
            'connection.retry': '#lobbyConnection.connecting',
            'network.found': '#lobbyConnection.connecting',
            'page.woke': '#lobbyConnection.connecting',
          },
        },
        offline: {
          on: {
            'connection.retry': '#lobbyConnection.connecting',
            'network.found': '#lobbyConnection.connecting',
          },
        },
        refused: {
          on: {
            'connection.retry': { target: '#lobbyConnection.connecting', actions: 'trustPlayer' },
          },
        },
      },
    },
    left: {
      entry: ['closeSocket', 'spendTicket', 'clearFailures'],
      on: {
        'lobby.enter': 'initialConnecting',
        'network.lost': {},
        'player.changed': { actions: { type: 'keepPlayer', params: ({ event }) => event } },
      },
    },
  },
})

export type LobbyConnectionMachine = typeof lobbyConnectionMachine

/** Gives the machine tickets, sockets and chance. */
export function provideLobbyConnection({
  getTicket,
  renewPlayer,
  openSocket,
  random,
}: LobbyConnectionDeps): LobbyConnectionMachine {
  return lobbyConnectionMachine.provide({
    actors: {
      getTicket: fromPromise(async ({ input: { playerUid, isDoubted }, signal }) => {
        if (isDoubted) await renewPlayer(signal)
        return getTicket(playerUid, signal)
      }),
      openSocket: fromCallback(({ input, sendBack, receive }) => {
        const socket = openSocket(input, sendBack)
        receive(socket.say)
        return socket.close
      }),
    },
    actions: {
      setLoss: assign(({ context }, { reason, retryInMs }) => {
        const attempts = context.attempts + 1
        const pause =
          reason === 'lost'
            ? pauseAfter(attempts, random())
            : (retryInMs ?? 0) + pauseAfter(Math.max(attempts, 2), random())
        return { attempts, retryInMs: pause }
      }),
    },
  })
}
