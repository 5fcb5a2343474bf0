import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusalOf } from '../sign-in/refusal.ts'
import {
  type Benefit,
  type BenefitsContext,
  type BenefitsDeps,
  type BenefitsEvent,
  purchaseCodes,
} from './benefits.types.ts'

const choosing = {
  'benefits.reload': 'loading',
  'buy.press': {
    target: 'buying',
    actions: {
      type: 'keepChosen',
      params: ({ event }: { readonly event: { readonly id: number } }) => event.id,
    },
  },
} as const

export const benefitsMachine = setup({
  types: { context: {} as BenefitsContext, events: {} as BenefitsEvent },
  actors: {
    load: fromPromise<readonly Benefit[]>(notProvided('load')),
    buy: fromPromise<void, number>(notProvided('buy')),
  },
  actions: {
    keepBenefits: assign({ benefits: (_, benefits: readonly Benefit[]) => benefits }),
    keepChosen: assign({ chosen: (_, chosen: number) => chosen, code: null }),
    setError: assign({
      code: (_, { error }: Failed) => refusalOf(purchaseCodes, 'something_wents_wrong', error).code,
    }),
    setTimedOut: assign({ code: 'timeout' as const }),
    clear: assign({ benefits: [] }),
    onChanged: notProvided('onChanged'),
    report: notProvided('report'),
  },
  delays: { requestTimeout: 10_000 },
}).createMachine({
  id: 'benefits',
  context: { benefits: [], chosen: null, code: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: {
          target: 'ready',
          actions: { type: 'keepBenefits', params: ({ event }) => event.output },
        },
        onError: { target: 'empty', actions: 'report' },
      },
      after: { requestTimeout: { target: 'empty', actions: 'report' } },
    },
    empty: { entry: 'clear', on: { 'benefits.reload': 'loading' } },
    ready: { on: choosing },
    buying: {
      invoke: {
        src: 'buy',
        input: ({ context }) => context.chosen ?? 0,
        onDone: { target: 'bought', actions: 'onChanged' },
        onError: {
          target: 'refused',
          actions: [{ type: 'setError', params: ({ event }) => event }, 'onChanged'],
        },
      },
      after: { requestTimeout: { target: 'refused', actions: ['setTimedOut', 'onChanged'] } },
    },
    bought: { on: choosing },
    refused: { on: choosing },
  },
})

export type BenefitsMachine = typeof benefitsMachine

/** Gives the machine its calls. */
export const provideBenefits = ({ load, buy, onChanged, report }: BenefitsDeps): BenefitsMachine =>
  benefitsMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => load(signal)),
      buy: fromPromise(({ input, signal }) => buy(input, signal)),
    },
    actions: { onChanged, report },
  })
