import { gameSetup } from './game-setup.machine.ts'

/** The state of the connection to the server, by the connection's events. */
export const line = gameSetup.createStateConfig({
  initial: 'opening',
  on: {
    'line.stopped': '.stopped',
    'clock.synced': { actions: { type: 'setRtt', params: ({ event }) => event.rttMs } },
  },
  states: {
    opening: { on: { 'line.opened': 'live', 'line.lost': 'lost' } },
    live: { on: { 'line.lost': 'lost' } },
    lost: { on: { 'line.opened': 'live' } },
    stopped: {},
  },
})

/** Applies the server's events, each version once and in order; asks for a snapshot when events are missing. */
export const sync = gameSetup.createStateConfig({
  initial: 'following',
  on: {
    'viewers.counted': {
      actions: { type: 'countViewers', params: ({ event }) => event.count },
    },
    'player.signedIn': { actions: { type: 'signIn', params: ({ event }) => event.uid } },
    'server.event': [
      {
        guard: { type: 'isForeign', params: ({ event }) => event.event },
        actions: { type: 'countDropped', params: 'foreign' },
      },
      {
        guard: { type: 'isStale', params: ({ event }) => event.event },
        actions: { type: 'countDropped', params: 'stale' },
      },
      {
        guard: { type: 'isFit', params: ({ event }) => event.event },
        actions: { type: 'applyEvent', params: ({ event }) => event },
      },
      { target: '.behind' },
    ],
    'server.snapshot': [
      {
        guard: { type: 'isForeign', params: ({ event }) => event.snapshot },
        actions: { type: 'countDropped', params: 'foreign' },
      },
      {
        guard: { type: 'isNewer', params: ({ event }) => event.snapshot },
        target: '.following',
        actions: { type: 'applySnapshot', params: ({ event }) => event },
      },
      { actions: { type: 'countDropped', params: 'stale' } },
    ],
  },
  states: {
    following: { on: { 'clock.doubted': 'behind' } },
    behind: {
      entry: 'askSnapshot',
      after: { resyncDelay: { target: 'behind', reenter: true } },
      on: {
        // The request was lost with the connection, so it is sent again when the next one opens.
        'line.opened': { target: 'behind', reenter: true },
        'server.snapshot': {
          guard: { type: 'isNotOlder', params: ({ event }) => event.snapshot },
          target: 'following',
          actions: { type: 'applySnapshot', params: ({ event }) => event },
        },
      },
    },
  },
})
