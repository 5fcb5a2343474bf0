import { joinLimits } from '@kingside/api/facts'
import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  EntryFacts,
  EntryLimit,
  EntryPaymentContext,
  EntryPaymentDeps,
  EntryPaymentEvent,
  EntryPaymentInput,
  EntryReturn,
  EntrySale,
} from './entry-payment.types.ts'

/** How often the entry is asked for after a payment. */
const maxPolls = 15

/** What a call rejected with. */
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => event.error

const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null

/** The limit of an error; null for one that is none, such as a provider that does not answer. */
function limitOf(error: unknown): EntryLimit | null {
  const code = codeOf(error)
  if (code === null || code === 'payment_unavailable') return null
  return joinLimits.find((limit) => limit === code) ?? 'unknown'
}

const isPayable = ({ facts }: EntryPaymentContext) =>
  facts?.price !== null && facts?.limit === 'tournament_not_paid'

export const entryPaymentMachine = setup({
  types: {
    context: {} as EntryPaymentContext,
    events: {} as EntryPaymentEvent,
    input: {} as EntryPaymentInput,
  },
  actors: {
    fetchEntry: fromPromise<EntryFacts, { readonly tournamentId: string }>(
      notProvided('fetchEntry'),
    ),
    openProvider: fromPromise<void, EntrySale>(notProvided('openProvider')),
  },
  guards: {
    isNotFound: (_, error: unknown) => codeOf(error) === 'not_found',
    isLimit: (_, error: unknown) => limitOf(error) !== null,
    isVisitor: ({ context }) => !context.isSignedIn,
    isJoined: ({ context }) => context.facts?.participation === 'joined',
    isPending: ({ context }) => context.facts?.participation === 'pending',
    isPayable: ({ context }) => isPayable(context),
    isPayableAfter: ({ context }, returned: EntryReturn) =>
      context.returned === returned && isPayable(context),
    hasReturnedPaid: ({ context }) => context.returned === 'paid',
    hasNoLimit: ({ context }) => context.facts?.limit === null,
    isReturned: ({ context: { facts } }) =>
      facts?.order === 'refunding' || facts?.order === 'refunded',
    isPaidForTeam: ({ context: { facts } }) =>
      facts?.order === 'paid' && facts.limit === null && facts.tournament.isTeam,
    isFailed: ({ context: { facts } }) => facts?.order === 'failed',
    isAborted: ({ context: { facts } }) => facts?.order === 'expired',
    hasNoOrder: ({ context: { facts } }) => facts?.order === null,
    hasPollsLeft: ({ context }) => context.polls < maxPolls,
  },
  actions: {
    keep: assign({ facts: (_, facts: EntryFacts) => facts, refusal: null }),
    setRefusal: assign({ refusal: (_, error: unknown) => limitOf(error) }),
    setReturn: assign({ returned: (_, returned: EntryReturn | null) => returned }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    clearPolls: assign({ polls: 0 }),
  },
  delays: { pollPause: 2_000 },
}).createMachine({
  id: 'entryPayment',
  context: ({ input }) => ({
    tournamentId: input.tournamentId,
    isSignedIn: input.isSignedIn,
    returned: input.returned ?? null,
    facts: null,
    refusal: null,
    polls: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchEntry',
        input: ({ context: { tournamentId } }) => ({ tournamentId }),
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
    unloaded: { on: { 'entry.retry': 'loading' } },
    missing: {},
    deciding: {
      exit: { type: 'setReturn', params: null },
      always: [
        { guard: 'isJoined', target: 'joined' },
        { guard: 'isPending', target: 'pendingApproval' },
        { guard: 'isVisitor', target: 'needsAccount' },
        { guard: 'hasReturnedPaid', target: 'confirming' },
        { guard: { type: 'isPayableAfter', params: 'failed' }, target: 'offering.failed' },
        { guard: { type: 'isPayableAfter', params: 'aborted' }, target: 'offering.aborted' },
        { guard: 'isPayable', target: 'offering' },
        { guard: 'hasNoLimit', target: 'nothingToPay' },
        { target: 'refused' },
      ],
    },
    needsAccount: {},
    offering: {
      initial: 'ready',
      on: { 'pay.press': 'opening' },
      states: { ready: {}, failed: {}, aborted: {}, unavailable: {} },
    },
    opening: {
      invoke: {
        src: 'openProvider',
        input: ({ context: { facts } }) => ({
          tournamentId: facts?.tournament.id ?? '',
          slug: facts?.tournament.slug ?? '',
          priceId: facts?.price?.id ?? '',
        }),
        onDone: 'away',
        onError: [
          // It has another price by now, or nothing is left to pay: what is true is loaded again.
          { guard: { type: 'isNotFound', params: errorOf }, target: 'loading' },
          {
            guard: { type: 'isLimit', params: errorOf },
            target: 'refused',
            actions: { type: 'setRefusal', params: errorOf },
          },
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
            { guard: 'isJoined', target: '#entryPayment.joined' },
            { guard: 'isPending', target: '#entryPayment.pendingApproval' },
            { guard: 'isReturned', target: '#entryPayment.refunded' },
            { guard: 'isPaidForTeam', target: '#entryPayment.nothingToPay' },
            { guard: 'isFailed', target: '#entryPayment.offering.failed' },
            { guard: 'isAborted', target: '#entryPayment.offering.aborted' },
            // Nothing was ever ordered: the address was typed.
            { guard: 'hasNoOrder', target: '#entryPayment.deciding' },
            { guard: 'hasPollsLeft', target: 'waiting' },
            { target: '#entryPayment.late' },
          ],
        },
        waiting: { after: { pollPause: 'asking' } },
        asking: {
          entry: 'countPoll',
          invoke: {
            src: 'fetchEntry',
            input: ({ context: { tournamentId } }) => ({ tournamentId }),
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
    joined: {},
    pendingApproval: {},
    nothingToPay: {},
    refused: {},
    refunded: {},
  },
})

export type EntryPaymentMachine = typeof entryPaymentMachine

/** Gives the machine the calls of an entry and the way to the provider. */
export const provideEntryPayment = (deps: EntryPaymentDeps): EntryPaymentMachine =>
  entryPaymentMachine.provide({
    actors: {
      fetchEntry: fromPromise(({ input, signal }) => deps.fetchEntry(input, signal)),
      openProvider: fromPromise(({ input, signal }) => deps.openProvider(input, signal)),
    },
  })
