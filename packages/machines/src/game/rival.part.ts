import { gameSetup } from './game-setup.machine.ts'

/** Whether the rival is there. While our own line is down nobody knows, so nobody is told. */
export const rival = gameSetup.createStateConfig({
  initial: 'unknown',
  on: { 'line.lost': '.unknown' },
  states: {
    unknown: { always: { guard: 'isLive', target: 'present' } },
    present: { always: { guard: 'isRivalGone', target: 'countingDown' } },
    countingDown: {
      always: { guard: 'isRivalBack', target: 'present' },
      after: { rivalCountdown: 'due' },
    },
    due: { always: { guard: 'isRivalBack', target: 'present' } },
  },
})
