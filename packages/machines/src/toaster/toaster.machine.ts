import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { toastMachine } from '../toast/toast.machine.ts'
import { completeToast, type NewToast, type ToastUiEvent } from '../toast/toast.types.ts'
import { addToast, isStanding, removeToast } from './toaster.queue.ts'
import type { ToasterContext, ToasterEvent, ToasterInput } from './toaster.types.ts'

/** For a toast that nobody needs to name again. */
const randomId = () => `toast-${Math.random().toString(36).slice(2)}`

/** The toast that an event is about. */
export interface Addressed {
  readonly id: string
}

/** An event of the page for one toast, with its id. */
export type AddressedEvent = ToastUiEvent & Addressed

export const toasterMachine = setup({
  types: {
    context: {} as ToasterContext,
    events: {} as ToasterEvent,
    input: {} as ToasterInput,
  },
  actors: { toast: toastMachine },
  guards: {
    isStanding: ({ context }, { id }: Addressed) => isStanding(context, id),
    hasToasts: ({ context }) => context.standing.length > 0,
    hasNoToasts: ({ context }) => context.standing.length === 0,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasNoWaiting: ({ context }) => context.waiting.length === 0,
  },
  actions: {
    addToast: enqueueActions(({ context, enqueue }, { toast }: { toast: NewToast }) => {
      const change = addToast(context, completeToast({ id: randomId(), ...toast }))
      for (const id of change.vanish) enqueue.stopChild(id)
      for (const next of change.appear)
        enqueue.spawnChild('toast', { id: next.id, input: { toast: next } })
      enqueue.assign(change.context)
    }),
    removeToast: enqueueActions(({ context, enqueue }, { id }: Addressed) => {
      const change = removeToast(context, id)
      for (const gone of change.vanish) enqueue.stopChild(gone)
      for (const next of change.appear)
        enqueue.spawnChild('toast', { id: next.id, input: { toast: next } })
      enqueue.assign(change.context)
    }),
    clearToasts: enqueueActions(({ context, enqueue }) => {
      for (const { toast } of context.standing) enqueue.stopChild(toast.id)
      enqueue.assign({ standing: [], waiting: [] })
    }),
    passOn: sendTo(
      (_, { id }: AddressedEvent) => id,
      (_, event: AddressedEvent) => event,
    ),
    markLeaving: assign({
      standing: ({ context }, { id }: Addressed) =>
        context.standing.map((one) => (one.toast.id === id ? { ...one, leaving: true } : one)),
    }),
  },
}).createMachine({
  id: 'toaster',
  context: ({ input }) => ({
    most: Math.max(1, input.most),
    standing: [],
    waiting: [],
  }),
  initial: 'empty',
  on: {
    'toast.add': { actions: { type: 'addToast', params: ({ event }) => event } },
    'toast.show': {
      guard: { type: 'isStanding', params: ({ event }) => event },
      actions: { type: 'passOn', params: ({ event }) => event },
    },
    'toast.hold': {
      guard: { type: 'isStanding', params: ({ event }) => event },
      actions: { type: 'passOn', params: ({ event }) => event },
    },
    'toast.release': {
      guard: { type: 'isStanding', params: ({ event }) => event },
      actions: { type: 'passOn', params: ({ event }) => event },
    },
    'toast.click': {
      guard: { type: 'isStanding', params: ({ event }) => event },
      actions: { type: 'passOn', params: ({ event }) => event },
    },
    'toast.close': {
      guard: { type: 'isStanding', params: ({ event }) => event },
      actions: { type: 'passOn', params: ({ event }) => event },
    },
    'toast.dismiss': [
      {
        guard: { type: 'isStanding', params: ({ event }) => event },
        actions: { type: 'passOn', params: ({ event }) => event },
      },
      { actions: { type: 'removeToast', params: ({ event }) => event } },
    ],
    'toast.left': { actions: { type: 'markLeaving', params: ({ event }) => event } },
    'toast.removed': { actions: { type: 'removeToast', params: ({ event }) => event } },
    'toasts.clear': { actions: 'clearToasts' },
  },
  states: {
    empty: {
      always: { guard: 'hasToasts', target: 'showing' },
    },
    showing: {
      always: [
        { guard: 'hasNoToasts', target: 'empty' },
        { guard: 'hasWaiting', target: 'queueing' },
      ],
    },
    queueing: {
      always: { guard: 'hasNoWaiting', target: 'showing' },
    },
  },
})

export type ToasterMachine = typeof toasterMachine

/** A toaster needs nothing from outside. */
export const provideToaster = (): ToasterMachine => toasterMachine
