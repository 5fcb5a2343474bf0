import { gameSetup } from './game-setup.machine.ts'

/** Whether the opponent is there. While our own line is down nobody knows, so nobody is told. */
export const opponent = gameSetup.createStateConfig({
  initial: 'unknown',
  on: { 'line.lost': '.unknown' },
  states: {
    unknown: { always: { guard: 'isLive', target: 'present' } },
    present: { always: { guard: 'isOpponentGone', target: 'countingDown' } },
    countingDown: {
      always: { guard: 'isOpponentBack', target: 'present' },
      after: { opponentCountdown: 'due' },
    },
    due: { always: { guard: 'isOpponentBack', target: 'present' } },
  },
})
