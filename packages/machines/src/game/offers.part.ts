import { and } from 'xstate'
import { gameSetup } from './game-setup.machine.ts'

/** Draw offers of both sides. The server decides whether an offer is open; a move declines it. */
export const offers = gameSetup.createStateConfig({
  initial: 'none',
  on: {
    'draw.claim': {
      guard: and(['isLive', 'canClaimDraw']),
      actions: { type: 'sendCommand', params: 'draw.claim' },
    },
  },
  states: {
    none: {
      always: [
        { guard: 'hasOwnOffer', target: 'offered' },
        { guard: 'hasOpponentOffer', target: 'received' },
      ],
      on: {
        'draw.offer': {
          guard: and(['isLive', 'canOfferDraw']),
          target: 'offering',
          actions: { type: 'sendCommand', params: 'draw.offer' },
        },
      },
    },
    offering: {
      always: [
        { guard: 'hasOwnOffer', target: 'offered' },
        { guard: 'hasOpponentOffer', target: 'received' },
      ],
      after: { answerTimeout: 'none' },
      on: { 'line.lost': 'none' },
    },
    offered: { always: { guard: 'hasNoOffer', target: 'none' } },
    received: {
      always: { guard: 'hasNoOffer', target: 'none' },
      on: {
        'draw.accept': {
          guard: 'isLive',
          target: 'answering',
          actions: { type: 'sendCommand', params: 'draw.accept' },
        },
        'draw.decline': {
          guard: 'isLive',
          target: 'answering',
          actions: { type: 'sendCommand', params: 'draw.decline' },
        },
      },
    },
    answering: {
      always: { guard: 'hasNoOffer', target: 'none' },
      after: { answerTimeout: 'received' },
      on: { 'line.lost': 'received' },
    },
  },
})
