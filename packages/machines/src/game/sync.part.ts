import { gameSetup } from './game-setup.machine.ts'

/** The line to the server, as the connection tells it. */
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

/** Applies what the server says, each version once and in order; asks for a snapshot when that can't be done. */
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
    following: {},
    behind: {
      entry: 'askSnapshot',
      after: { resyncDelay: { target: 'behind', reenter: true } },
      on: {
        'server.snapshot': {
          guard: { type: 'isNotOlder', params: ({ event }) => event.snapshot },
          target: 'following',
          actions: { type: 'applySnapshot', params: ({ event }) => event },
        },
      },
    },
  },
})
