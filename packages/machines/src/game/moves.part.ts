import { and, not } from 'xstate'
import { gameSetup } from './game-setup.machine.ts'

/** Own moves: shown on the board at once, then sent, and stored or refused; premoves and promotion. */
export const moves = gameSetup.createStateConfig({
  initial: 'watching',
  on: {
    'premove.add': {
      guard: and(['isPlayer', 'isPremovable']),
      actions: { type: 'addPremove', params: ({ event }) => event },
    },
    'premove.cancel': { actions: 'dropPremoves' },
  },
  states: {
    watching: { always: { guard: 'isPlayer', target: 'free' } },
    free: {
      initial: 'ready',
      always: [
        {
          guard: and(['hasPremove', 'isPremoveLegal']),
          target: 'leaving',
          actions: ['playPremove', { type: 'play', params: 'knock' }],
        },
        { guard: 'hasPremove', actions: 'dropPremoves' },
      ],
      on: {
        'move.play': [
          {
            guard: { type: 'isPromotion', params: ({ event }) => event.uci },
            target: 'promoting',
            actions: { type: 'openPicker', params: ({ event }) => event.uci },
          },
          {
            guard: { type: 'isPlayable', params: ({ event }) => event.uci },
            target: 'leaving',
            actions: [
              { type: 'playMove', params: ({ event }) => event },
              { type: 'play', params: 'knock' },
            ],
          },
        ],
      },
      states: {
        ready: {},
        played: {},
        rejected: { on: { 'notice.dismiss': { target: 'ready', actions: 'dismissNotice' } } },
      },
    },
    promoting: {
      always: { guard: 'isNotPicking', target: 'free' },
      on: {
        'promotion.choose': {
          guard: {
            type: 'isPlayable',
            params: ({ context, event }) => `${context.promotion ?? ''}${event.piece}`,
          },
          target: 'leaving',
          actions: [
            {
              type: 'playMove',
              params: ({ context, event: { piece, moveId, at } }) => ({
                uci: `${context.promotion ?? ''}${piece}`,
                moveId,
                at,
              }),
            },
            { type: 'play', params: 'knock' },
          ],
        },
        'promotion.cancel': { target: 'free', actions: 'closePicker' },
      },
    },
    leaving: {
      always: [{ guard: 'isLive', target: 'sent', actions: 'sendMove' }, { target: 'notSent' }],
    },
    sent: {
      always: [
        { guard: 'isPlayed', target: 'free.played' },
        { guard: 'isDropped', target: 'free.rejected' },
      ],
      on: {
        'line.lost': 'notSent',
        'move.acked': {
          guard: { type: 'isPendingMove', params: ({ event }) => event.ack },
          target: 'received',
        },
        'move.refused': {
          guard: { type: 'isPendingMove', params: ({ event }) => event.bad },
          target: 'free.rejected',
          actions: { type: 'takeBack', params: ({ event }) => event },
        },
      },
    },
    received: {
      always: [
        { guard: 'isPlayed', target: 'free.played' },
        { guard: 'isDropped', target: 'free.rejected' },
      ],
      after: { resyncDelay: { target: 'received', reenter: true, actions: 'askSnapshot' } },
    },
    notSent: {
      always: [
        { guard: 'isPlayed', target: 'free.played' },
        { guard: 'isDropped', target: 'free.rejected' },
      ],
      on: {
        'line.opened': [
          {
            guard: not('isStillPlayable'),
            target: 'free.rejected',
            actions: { type: 'dropMove', params: 'move_dropped' },
          },
          { target: 'sent', actions: 'sendMove' },
        ],
      },
    },
  },
})
