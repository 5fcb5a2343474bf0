import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  AnalysisOffer,
  AnalysisOrderContext,
  AnalysisOrderDeps,
  AnalysisOrderEvent,
  AnalysisOrderInput,
  AnalysisReturn,
  AnalysisSale,
} from './analysis-order.types.ts'

/** How often the order is asked for after a payment. */
const maxPolls = 15

/** What a call rejected with. */
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => event.error

const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null

/** Whether something else is true by now, which is loaded again. */
const isOutdated = (error: unknown): boolean =>
  ['not_found', 'order_exists'].includes(codeOf(error) ?? '')

export const analysisOrderMachine = setup({
  types: {
    context: {} as AnalysisOrderContext,
    events: {} as AnalysisOrderEvent,
    input: {} as AnalysisOrderInput,
  },
  actors: {
    fetchOffer: fromPromise<AnalysisOffer, { readonly gameId: string }>(notProvided('fetchOffer')),
    openProvider: fromPromise<void, AnalysisSale>(notProvided('openProvider')),
  },
  guards: {
    isVisitor: ({ context }) => !context.isSignedIn,
    isNotFound: (_, error: unknown) => codeOf(error) === 'not_found',
    isOutdated: (_, error: unknown) => isOutdated(error),
    isOrdered: ({ context: { offer } }) =>
      offer?.order?.status === 'paid' || offer?.order?.status === 'in_work',
    isDelivered: ({ context: { offer } }) => offer?.order?.status === 'delivered',
    isRefused: ({ context: { offer } }) => offer !== null && offer.refusal !== null,
    hasReturned: ({ context }, returned: AnalysisReturn) => context.returned === returned,
    hasPollsLeft: ({ context }) => context.polls < maxPolls,
  },
  actions: {
    keep: assign({ offer: (_, offer: AnalysisOffer) => offer }),
    setReturn: assign({ returned: (_, returned: AnalysisReturn | null) => returned }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    clearPolls: assign({ polls: 0 }),
  },
  delays: { pollPause: 2_000 },
}).createMachine({
  id: 'analysisOrder',
  context: ({ input }) => ({
    gameId: input.gameId,
    analyst: input.analyst,
    isSignedIn: input.isSignedIn,
    returned: input.returned ?? null,
    offer: null,
    polls: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      always: { guard: 'isVisitor', target: 'needsAccount' },
      invoke: {
        src: 'fetchOffer',
        input: ({ context: { gameId } }) => ({ gameId }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isNotFound', params: errorOf }, target: 'missing' },
          { target: 'unloaded' },
        ],
      },
    },
    needsAccount: {},
    unloaded: { on: { 'offer.retry': 'loading' } },
    missing: {},
    deciding: {
      exit: { type: 'setReturn', params: null },
      always: [
        { guard: 'isOrdered', target: 'ordered' },
        { guard: 'isDelivered', target: 'delivered' },
        { guard: 'isRefused', target: 'refused' },
        { guard: { type: 'hasReturned', params: 'paid' }, target: 'confirming' },
        { guard: { type: 'hasReturned', params: 'failed' }, target: 'offering.failed' },
        { guard: { type: 'hasReturned', params: 'aborted' }, target: 'offering.aborted' },
        { target: 'offering' },
      ],
    },
    offering: {
      initial: 'ready',
      on: { 'pay.press': 'opening' },
      states: { ready: {}, failed: {}, aborted: {}, unavailable: {} },
    },
    opening: {
      invoke: {
        src: 'openProvider',
        input: ({ context: { gameId, analyst } }) => ({ gameId, analyst }),
        onDone: 'away',
        onError: [
          { guard: { type: 'isOutdated', params: errorOf }, target: 'loading' },
          { target: 'offering.unavailable' },
        ],
      },
    },
    away: {
      on: {
        'payment.abandon': {
          target: 'loading',
          actions: { type: 'setReturn', params: 'aborted' },
        },
      },
    },
    confirming: {
      initial: 'judging',
      entry: 'clearPolls',
      states: {
        judging: {
          always: [
            { guard: 'isOrdered', target: '#analysisOrder.ordered' },
            { guard: 'isDelivered', target: '#analysisOrder.delivered' },
            { guard: 'hasPollsLeft', target: 'waiting' },
            { target: '#analysisOrder.late' },
          ],
        },
        waiting: { after: { pollPause: 'asking' } },
        asking: {
          entry: 'countPoll',
          invoke: {
            src: 'fetchOffer',
            input: ({ context: { gameId } }) => ({ gameId }),
            onDone: {
              target: 'judging',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            onError: 'judging',
          },
        },
      },
    },
    late: { on: { 'payment.recheck': 'confirming.asking' } },
    ordered: {},
    delivered: {},
    refused: {},
  },
})

export type AnalysisOrderMachine = typeof analysisOrderMachine

/** Gives the machine the calls of an analysis and the way to the provider. */
export const provideAnalysisOrder = (deps: AnalysisOrderDeps): AnalysisOrderMachine =>
  analysisOrderMachine.provide({
    actors: {
      fetchOffer: fromPromise(({ input, signal }) => deps.fetchOffer(input, signal)),
      openProvider: fromPromise(({ input, signal }) => deps.openProvider(input, signal)),
    },
  })
