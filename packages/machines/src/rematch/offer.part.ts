import { rematchSetup } from './rematch.setup.machine.ts'

/** What ends an open offer from outside, whoever made it: its time is over, or the opponent leaves. */
export const offerEnds = (whenLeft: 'idle' | 'withdrawing') =>
  rematchSetup.createStateConfig({
    on: {
      'offer.expired': {
        guard: { type: 'isThis', params: ({ event }) => event },
        target: 'idle',
        actions: { type: 'noteEnd', params: 'expired' },
      },
      'opponent.left': {
        guard: { type: 'isSeenLeaving', params: ({ event }) => event },
        target: whenLeft,
        actions: [
          { type: 'noteOpponent', params: false },
          { type: 'noteEnd', params: 'opponent_left' },
        ],
      },
    },
  }).on
