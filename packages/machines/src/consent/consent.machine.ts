import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  ConsentContext,
  ConsentDeps,
  ConsentEvent,
  ConsentInput,
  ConsentStanding,
} from './consent.types.ts'

export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as ConsentInput,
  },
  actors: { save: fromPromise<void, boolean>(notProvided('save')) },
  guards: {
    isTooYoung: ({ context }) => context.isTooYoung,
    isGiven: ({ context }) => context.isGiven,
  },
  actions: {
    keepStanding: assign((_, standing: ConsentStanding) => standing),
    keepSaved: assign({ isGiven: ({ context }) => context.wish }),
    onSaved: (_, _isGiven: boolean) => notProvided('onSaved')(),
    report: notProvided('report'),
  },
  delays: { requestTimeout: 10_000 },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ ...input, wish: false }),
  initial: 'deciding',
  on: {
    'standing.update': {
      target: '.deciding',
      actions: { type: 'keepStanding', params: ({ event }) => event.standing },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isTooYoung', target: 'tooYoung' },
        { guard: 'isGiven', target: 'given' },
        { target: 'wanted' },
      ],
    },
    tooYoung: {},
    wanted: {
      on: { 'consent.give': { target: 'saving', actions: assign({ wish: true }) } },
    },
    given: {
      on: { 'consent.withdraw': { target: 'saving', actions: assign({ wish: false }) } },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context.wish,
        onDone: {
          target: 'deciding',
          actions: ['keepSaved', { type: 'onSaved', params: ({ context }) => context.wish }],
        },
        onError: { target: 'deciding', actions: 'report' },
      },
      after: { requestTimeout: { target: 'deciding', actions: 'report' } },
      on: {
        // What the page learns meanwhile doesn't end the save.
        'standing.update': {
          actions: { type: 'keepStanding', params: ({ event }) => event.standing },
        },
      },
    },
  },
})

export type ConsentMachine = typeof consentMachine

/** Gives the machine its call. */
export const provideConsent = ({ save, onSaved, report }: ConsentDeps): ConsentMachine =>
  consentMachine.provide({
    actors: { save: fromPromise(({ input, signal }) => save(input, signal)) },
    actions: { onSaved: (_, isGiven) => onSaved(isGiven), report },
  })
