import { gameSetup } from './game-setup.machine.ts'

/**
 * Whether the opponent is present, and what the player makes of it when the opponent has not come back in time. It is
 * unknown, and not shown, while our own connection is lost.
 */
export const opponent = gameSetup.createStateConfig({
  initial: 'unknown',
  on: { 'line.lost': '.unknown' },
  states: {
    unknown: { always: { guard: 'isLive', target: 'present' } },
    present: { always: { guard: 'isOpponentGone', target: 'countingDown' } },
    countingDown: {
      always: [
        { guard: 'isOpponentBack', target: 'present' },
        { guard: 'hasChoice', target: 'choosing' },
      ],
      after: { opponentCountdown: 'due' },
    },
    due: {
      always: [
        { guard: 'isOpponentBack', target: 'present' },
        { guard: 'hasChoice', target: 'choosing' },
      ],
    },
    choosing: {
      always: [
        { guard: 'isOpponentBack', target: 'present' },
        { guard: 'hasNoChoice', target: 'countingDown' },
      ],
      on: {
        'absence.win': {
          guard: 'isLive',
          target: 'answering',
          actions: { type: 'sendCommand', params: 'absence.win' },
        },
        'absence.draw': {
          guard: 'isLive',
          target: 'answering',
          actions: { type: 'sendCommand', params: 'absence.draw' },
        },
        'absence.wait': {
          guard: 'isLive',
          target: 'answering',
          actions: { type: 'sendCommand', params: 'absence.wait' },
        },
      },
    },
    answering: {
      always: [
        { guard: 'isOpponentBack', target: 'present' },
        { guard: 'hasNoChoice', target: 'countingDown' },
      ],
      after: { answerTimeout: 'choosing' },
    },
  },
})
