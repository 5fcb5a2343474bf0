import { and } from 'xstate'
import { gameSetup } from './game-setup.machine.ts'

/** Takebacks, in unrated games. The server decides whether a request is open; a move declines it. */
export const takeback = gameSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      always: [
        { guard: 'hasOwnTakeback', target: 'offered' },
        { guard: 'hasOpponentTakeback', target: 'received' },
      ],
      on: {
        'takeback.offer': {
          guard: and(['isLive', 'canAskTakeback']),
          target: 'offering',
          actions: { type: 'sendCommand', params: 'takeback.offer' },
        },
      },
    },
    offering: {
      always: [
        { guard: 'hasOwnTakeback', target: 'offered' },
        { guard: 'hasOpponentTakeback', target: 'received' },
      ],
      after: { answerTimeout: 'none' },
      on: { 'line.lost': 'none' },
    },
    offered: { always: { guard: 'hasNoTakeback', target: 'none' } },
    received: {
      always: { guard: 'hasNoTakeback', target: 'none' },
      on: {
        'takeback.accept': {
          guard: 'isLive',
          target: 'answering',
          actions: { type: 'sendCommand', params: 'takeback.accept' },
        },
        'takeback.decline': {
          guard: 'isLive',
          target: 'answering',
          actions: { type: 'sendCommand', params: 'takeback.decline' },
        },
      },
    },
    answering: {
      always: { guard: 'hasNoTakeback', target: 'none' },
      after: { answerTimeout: 'received' },
      on: { 'line.lost': 'received' },
    },
  },
})
