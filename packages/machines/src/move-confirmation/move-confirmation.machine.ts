import { assign, emit, setup } from 'xstate'
import type {
  MoveConfirmationContext,
  MoveConfirmationEmitted,
  MoveConfirmationEvent,
  MoveConfirmationInput,
} from './move-confirmation.types.ts'

export const moveConfirmationMachine = setup({
  types: {
    context: {} as MoveConfirmationContext,
    events: {} as MoveConfirmationEvent,
    input: {} as MoveConfirmationInput,
    emitted: {} as MoveConfirmationEmitted,
  },
  guards: {
    isUnasked: ({ context }) => !context.enabled,
    isToMove: ({ context }) => context.fen !== null,
    isOtherPosition: ({ context }, fen: string | null) => context.fen !== fen,
  },
  actions: {
    hold: assign({ uci: (_, uci: string) => uci }),
    clearMove: assign({ uci: null }),
    follow: assign({ fen: (_, fen: string | null) => fen }),
    enable: assign({ enabled: (_, enabled: boolean) => enabled }),
    confirm: emit((_, uci: string): MoveConfirmationEmitted => ({ type: 'move.confirmed', uci })),
    cancel: emit(({ context }): MoveConfirmationEmitted => ({
      type: 'move.cancelled',
      uci: context.uci ?? '',
    })),
  },
}).createMachine({
  id: 'moveConfirmation',
  context: ({ input }) => ({ ...input, uci: null }),
  initial: 'idle',
  on: {
    'confirmation.enable': { actions: { type: 'enable', params: ({ event }) => event.enabled } },
    'move.propose': [
      { guard: 'isUnasked', actions: { type: 'confirm', params: ({ event }) => event.uci } },
      {
        guard: 'isToMove',
        target: '.asking',
        actions: { type: 'hold', params: ({ event }) => event.uci },
      },
    ],
  },
  states: {
    idle: {
      on: { 'position.change': { actions: { type: 'follow', params: ({ event }) => event.fen } } },
    },
    asking: {
      on: {
        'move.confirm': {
          target: 'idle',
          actions: [{ type: 'confirm', params: ({ context }) => context.uci ?? '' }, 'clearMove'],
        },
        'move.cancel': { target: 'idle', actions: ['cancel', 'clearMove'] },
        'position.change': {
          guard: { type: 'isOtherPosition', params: ({ event }) => event.fen },
          target: 'withdrawn',
          actions: [{ type: 'follow', params: ({ event }) => event.fen }, 'clearMove'],
        },
      },
    },
    withdrawn: {
      on: {
        'position.change': {
          guard: { type: 'isOtherPosition', params: ({ event }) => event.fen },
          target: 'idle',
          actions: { type: 'follow', params: ({ event }) => event.fen },
        },
      },
    },
  },
})

export type MoveConfirmationMachine = typeof moveConfirmationMachine

/** The machine needs nothing from outside. */
export const provideMoveConfirmation = (): MoveConfirmationMachine => moveConfirmationMachine
