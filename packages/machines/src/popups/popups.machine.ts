import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  hasPaymentParameters,
  paymentOf,
  popupOf,
  withoutPayment,
  withoutPopup,
  withPopup,
} from './popups.query.ts'
import type {
  PopupName,
  PopupParams,
  PopupsContext,
  PopupsDeps,
  PopupsEvent,
  PopupsInput,
  WriteQueryInput,
} from './popups.types.ts'

/** The popup that is to be opened. */
export interface OpenRequest {
  readonly popup: PopupName
  readonly params?: PopupParams
}

const bare = (query: string) => (query.startsWith('?') ? query.slice(1) : query)

export const popupsMachine = setup({
  types: {
    context: {} as PopupsContext,
    events: {} as PopupsEvent,
    input: {} as PopupsInput,
  },
  actors: { writeQuery: fromPromise<void, WriteQueryInput>(notProvided('writeQuery')) },
  guards: {
    hasPayment: ({ context }) => hasPaymentParameters(context.query),
    hasPopup: ({ context }) => popupOf(context.query) !== null,
  },
  actions: {
    setQuery: assign({ query: (_, { query }: { query: string }) => bare(query) }),
    askForPopup: assign(({ context }, { popup, params }: OpenRequest) => ({
      query: withPopup(context.query, popup, params),
      // A popup opened from another one replaces its history entry, so Back closes both.
      step: popupOf(context.query) === null ? ('push' as const) : ('replace' as const),
    })),
    dropPopup: assign({ query: ({ context }) => withoutPopup(context.query), step: 'replace' }),
    takePayment: assign(({ context }) => ({
      payment: context.paymentRead ? context.payment : paymentOf(context.query),
      paymentRead: context.paymentRead || paymentOf(context.query) !== null,
      query: withoutPayment(context.query),
      step: 'replace' as const,
    })),
    markPaymentShown: assign({ paymentShown: true }),
  },
}).createMachine({
  id: 'popups',
  context: ({ input }) => ({
    query: bare(input.query),
    step: 'replace',
    payment: null,
    paymentShown: false,
    paymentRead: false,
  }),
  initial: 'deciding',
  on: {
    'address.change': {
      target: '.deciding',
      actions: { type: 'setQuery', params: ({ event }) => event },
    },
    'popup.open': {
      target: '.opening',
      actions: { type: 'askForPopup', params: ({ event }) => event },
    },
    'payment.read': { actions: 'markPaymentShown' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasPayment', target: 'stripping' },
        { guard: 'hasPopup', target: 'open' },
        { target: 'closed' },
      ],
    },
    stripping: {
      entry: 'takePayment',
      invoke: {
        src: 'writeQuery',
        input: ({ context: { query, step } }) => ({ query, step }),
        onDone: 'deciding',
        onError: 'deciding',
      },
    },
    closed: {},
    opening: {
      invoke: {
        src: 'writeQuery',
        input: ({ context: { query, step } }) => ({ query, step }),
        onDone: 'open',
        onError: 'open',
      },
      on: { 'popup.close': { target: 'closing', actions: 'dropPopup' } },
    },
    open: {
      on: { 'popup.close': { target: 'closing', actions: 'dropPopup' } },
    },
    closing: {
      invoke: {
        src: 'writeQuery',
        input: ({ context: { query, step } }) => ({ query, step }),
        onDone: 'closed',
        onError: 'closed',
      },
    },
  },
})

export type PopupsMachine = typeof popupsMachine

/** Gives the machine the address bar. */
export const providePopups = ({ writeQuery }: PopupsDeps): PopupsMachine =>
  popupsMachine.provide({
    actors: { writeQuery: fromPromise(({ input, signal }) => writeQuery(input, signal)) },
  })
