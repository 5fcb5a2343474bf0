import { rematchSetup } from './rematch.setup.machine.ts'

/** What ends an open offer of either player: it expires, or the opponent leaves. */
export const offerEnds = (whenLeft: 'idle' | 'withdrawing') =>
  rematchSetup.createStateConfig({
    on: {
      'offer.expired': {
        guard: { type: 'isThis', params: ({ event }) => event },
        target: 'idle',
        actions: { type: 'setEnd', params: 'expired' },
      },
      'opponent.left': {
        guard: { type: 'isSeenLeaving', params: ({ event }) => event },
        target: whenLeft,
        actions: [
          { type: 'setOpponent', params: false },
          { type: 'setEnd', params: 'opponent_left' },
        ],
      },
    },
  }).on
