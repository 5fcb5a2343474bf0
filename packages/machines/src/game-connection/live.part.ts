import { connectionSetup } from './connection-setup.machine.ts'

/** A joined connection: events in order, sent moves, pings, and the difference of the clocks. */
export const live = connectionSetup.createStateConfig({
  type: 'parallel',
  after: { steadyDelay: { actions: 'clearAttempts' } },
  exit: [{ type: 'awaitAck', params: null }, 'emitLost'],
  on: {
    'command.send': { actions: { type: 'transmit', params: ({ event }) => event } },
    'snapshot.request': { actions: { type: 'transmit', params: ({ event }) => event } },
  },
  states: {
    stream: {
      initial: 'catchingUp',
      on: {
        'frame.event': [
          {
            guard: { type: 'isForeign', params: ({ event }) => event.event },
            actions: { type: 'countDropped', params: 'foreign' },
          },
          {
            guard: { type: 'isStale', params: ({ event }) => event.event },
            actions: { type: 'countDropped', params: 'stale' },
          },
          {
            guard: { type: 'isNext', params: ({ event }) => event.event },
            actions: { type: 'passEvents', params: ({ event }) => event },
          },
          { actions: { type: 'keepEvent', params: ({ event }) => event.event } },
        ],
        'frame.snapshot': [
          {
            guard: { type: 'isCurrent', params: ({ event }) => event.snapshot },
            actions: { type: 'passSnapshot', params: ({ event }) => event },
          },
          { actions: { type: 'countDropped', params: 'stale' } },
        ],
      },
      states: {
        catchingUp: {
          always: { guard: 'isComplete', target: 'following', actions: 'emitOpened' },
          after: {
            catchUpTimeout: { target: 'catchingUp', reenter: true, actions: 'askSnapshot' },
          },
        },
        following: {
          always: { guard: 'isBehind', target: 'behind' },
        },
        behind: {
          entry: 'askSnapshot',
          always: { guard: 'isComplete', target: 'following' },
          after: { catchUpTimeout: { target: 'behind', reenter: true } },
        },
      },
    },
    moves: {
      initial: 'quiet',
      on: {
        'move.send': {
          target: '.awaitingAck',
          actions: [
            { type: 'transmit', params: ({ event }) => event },
            { type: 'awaitAck', params: ({ event }) => event.move.moveId },
          ],
        },
      },
      states: {
        quiet: {},
        awaitingAck: {
          after: { ackTimeout: '#gameConnection.lost' },
          exit: { type: 'awaitAck', params: null },
          on: {
            'frame.ack': {
              guard: { type: 'isAwaited', params: ({ event }) => event.ack },
              target: 'quiet',
              actions: { type: 'passAck', params: ({ event }) => event.ack },
            },
            'frame.badMove': {
              guard: { type: 'isAwaited', params: ({ event }) => event.bad },
              target: 'quiet',
              actions: { type: 'passBadMove', params: ({ event }) => event },
            },
          },
        },
      },
    },
    pulse: {
      initial: 'pinged',
      on: {
        'host.woke': { target: '.pinged', actions: ['clearPing', 'emitDoubted'] },
        'frame.pong': {
          target: '.resting',
          actions: { type: 'setPong', params: ({ event }) => event },
        },
      },
      states: {
        resting: { after: { pingDelay: 'pinged' } },
        pinged: { entry: 'ping', after: { pongTimeout: '#gameConnection.lost' } },
      },
    },
    time: {
      initial: 'kept',
      states: {
        kept: {
          after: {
            timeSync: { target: 'kept', reenter: true, actions: ['clearPing', 'emitDoubted'] },
          },
        },
      },
    },
  },
})
