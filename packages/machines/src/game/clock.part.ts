import { and } from 'xstate'
import { gameSetup } from './game-setup.machine.ts'

/**
 * The running clock: enough time, low time, and no time, where the server decides about the flag. Before the own first
 * move half of the time can be given away, where the game has that.
 */
export const clock = gameSetup.createStateConfig({
  initial: 'judging',
  on: {
    'game.berserk': {
      guard: and(['isLive', 'canBerserk']),
      actions: { type: 'sendCommand', params: 'game.berserk' },
    },
    'server.event': {
      guard: { type: 'setsClock', params: ({ event }) => event.event },
      target: '.judging',
    },
    'server.snapshot': {
      guard: { type: 'isNotOlder', params: ({ event }) => event.snapshot },
      target: '.judging',
    },
  },
  states: {
    judging: {
      always: [
        { guard: 'isClockStopped', target: 'stopped' },
        { guard: 'isOutOfTime', target: 'out' },
        { guard: 'isLowOnTime', target: 'low' },
        { target: 'running' },
      ],
    },
    stopped: {},
    running: { after: { untilLow: 'low' } },
    low: { entry: 'warnLowTime', after: { untilFlag: 'out' } },
    out: {
      entry: 'claimFlag',
      after: { flagRetry: { target: 'out', reenter: true } },
    },
  },
})
