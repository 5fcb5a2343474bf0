import { assign, sendTo, setup } from 'xstate'
import { parentOf } from './parent-of.ts'
import type {
  Toast,
  ToastContext,
  ToastEvent,
  ToastHolder,
  ToastSystemEvent,
} from './toast.types.ts'
import { longestTimerMs } from '../longest-timer.ts'

export interface Held {
  readonly by: ToastHolder
  readonly at: number
}

export const toastMachine = setup({
  types: {
    context: {} as ToastContext,
    events: {} as ToastEvent,
    input: {} as { readonly toast: Toast },
  },
  guards: {
    isTimed: ({ context }) => context.toast.dismiss.duration > 0,
    isLastHolder: ({ context }, { by }: Held) => context.holders.every((holder) => holder === by),
    mayHold: ({ context }, { by }: Held) => {
      switch (by) {
        case 'hover':
          return context.toast.dismiss.pauseOnHover
        // Keyboard and screen reader users need the time to read it (WCAG 2.2.1).
        case 'focus':
          return true
        default:
          return by satisfies never
      }
    },
    isClickDismissed: ({ context }) => context.toast.dismiss.click,
    isIconDismissed: ({ context }) => context.toast.dismiss.icon,
  },
  actions: {
    startTime: assign({ since: (_, { at }: { at: number }) => at }),
    stopTime: assign({
      leftMs: ({ context }, { at }: { at: number }) =>
        Math.max(0, context.leftMs - Math.max(0, at - context.since)),
    }),
    addHolder: assign({
      holders: ({ context }, { by }: Held) => [
        ...context.holders.filter((holder) => holder !== by),
        by,
      ],
    }),
    removeHolder: assign({
      holders: ({ context }, { by }: Held) => context.holders.filter((holder) => holder !== by),
    }),
    emitLeft: sendTo(
      ({ self }) => parentOf(self),
      ({ context }): ToastSystemEvent => ({ type: 'toast.left', id: context.toast.id }),
    ),
    emitRemoved: sendTo(
      ({ self }) => parentOf(self),
      ({ context }): ToastSystemEvent => ({ type: 'toast.removed', id: context.toast.id }),
    ),
  },
  delays: {
    timeLeft: ({ context }) => Math.min(longestTimerMs, context.leftMs),
    fadeOut: 500,
  },
}).createMachine({
  id: 'toast',
  context: ({ input: { toast } }) => ({
    toast,
    holders: [],
    leftMs: toast.dismiss.duration,
    since: 0,
  }),
  initial: 'added',
  states: {
    added: {
      on: {
        'toast.show': {
          target: 'shown',
          actions: { type: 'startTime', params: ({ event }) => event },
        },
        'toast.dismiss': 'removed',
      },
    },
    shown: {
      initial: 'timing',
      on: {
        'toast.click': { guard: 'isClickDismissed', target: 'leaving' },
        'toast.close': { guard: 'isIconDismissed', target: 'leaving' },
        'toast.dismiss': 'leaving',
      },
      states: {
        timing: {
          always: [{ guard: 'isTimed', target: 'counting' }, { target: 'staying' }],
        },
        staying: {},
        counting: {
          after: { timeLeft: '#toast.leaving' },
          on: {
            'toast.hold': {
              guard: { type: 'mayHold', params: ({ event }) => event },
              target: 'held',
              actions: [
                { type: 'stopTime', params: ({ event }) => event },
                { type: 'addHolder', params: ({ event }) => event },
              ],
            },
          },
        },
        held: {
          on: {
            'toast.hold': {
              guard: { type: 'mayHold', params: ({ event }) => event },
              actions: { type: 'addHolder', params: ({ event }) => event },
            },
            'toast.release': [
              {
                guard: { type: 'isLastHolder', params: ({ event }) => event },
                target: 'counting',
                actions: [
                  { type: 'removeHolder', params: ({ event }) => event },
                  { type: 'startTime', params: ({ event }) => event },
                ],
              },
              { actions: { type: 'removeHolder', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    leaving: {
      entry: 'emitLeft',
      after: { fadeOut: 'removed' },
    },
    removed: {
      entry: 'emitRemoved',
      type: 'final',
    },
  },
})

export type ToastMachine = typeof toastMachine

/** A toast needs nothing from outside. */
export const provideToast = (): ToastMachine => toastMachine
