import { and } from 'xstate'
import { gameSetup } from './game-setup.machine.ts'

/** Resigning or aborting. Only the server ends the game. */
export const end = gameSetup.createStateConfig({
  initial: 'open',
  states: {
    open: {
      on: {
        'game.resign': {
          guard: and(['isLive', 'isPlayer']),
          target: 'resigning',
          actions: { type: 'sendCommand', params: 'game.resign' },
        },
        'game.abort': {
          guard: and(['isLive', 'isAbortable']),
          target: 'aborting',
          actions: { type: 'sendCommand', params: 'game.abort' },
        },
      },
    },
    resigning: { after: { answerTimeout: 'open' }, on: { 'line.lost': 'open' } },
    aborting: { after: { answerTimeout: 'open' }, on: { 'line.lost': 'open' } },
  },
})
