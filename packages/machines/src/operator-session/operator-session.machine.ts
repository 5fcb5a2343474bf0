import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { formStates, refusedTo, timedOutTo } from '../form-step.ts'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusal, refusalOf } from '../sign-in/refusal.ts'
import {
  operatorSessionCodes,
  type OperatorSessionContext,
  type OperatorSessionDeps,
  type OperatorSessionEvent,
  type OperatorStanding,
  type StandingRead,
} from './operator-session.types.ts'

const refusalIn = (error: unknown) =>
  refusalOf(operatorSessionCodes, 'something_wents_wrong', error)

export const operatorSessionMachine = setup({
  types: {
    context: {} as OperatorSessionContext,
    events: {} as OperatorSessionEvent,
  },
  actors: {
    readStanding: fromPromise<OperatorStanding>(notProvided('readStanding')),
    openSession: fromPromise<{ readonly operator: string }, string>(notProvided('openSession')),
    closeSession: fromPromise<void>(notProvided('closeSession')),
  },
  guards: {
    isOpen: (_, { output }: StandingRead) => output.state === 'open',
    lacksFactor: (_, { output }: StandingRead) =>
      output.state === 'closed' && !output.hasSecondFactor,
    isHidden: (_, { error }: Failed) => refusalIn(error).code === 'not_found',
    hasChanged: (_, { error }: Failed) => refusalIn(error).code === 'second_factor_changed',
    isCode: (_, { code }: { readonly code: string }) => code.trim() !== '',
  },
  actions: {
    keepOperator: assign({
      operator: (_, { output }: StandingRead) => (output.state === 'open' ? output.operator : null),
      isOver: false,
    }),
    setOpen: assign({
      operator: (_, { output }: { readonly output: { readonly operator: string } }) =>
        output.operator,
      isOver: false,
    }),
    setOver: assign({ operator: null, isOver: true, refusal: null }),
    setClosed: assign({ operator: null, isOver: false, refusal: null }),
    setError: assign({ refusal: (_, { error }: Failed) => refusalIn(error) }),
    setTimedOut: assign({ refusal: refusal('timeout') }),
    clearErrors: assign({ refusal: null }),
  },
  delays: { requestTimeout: 10_000 },
}).createMachine({
  id: 'operatorSession',
  context: { operator: null, isOver: false, refusal: null },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'readStanding',
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'keepOperator', params: ({ event }) => event },
          },
          {
            guard: { type: 'lacksFactor', params: ({ event }) => event },
            target: 'withoutFactor',
          },
          { target: 'form' },
        ],
        onError: [
          { guard: { type: 'isHidden', params: ({ event }) => event }, target: 'hidden' },
          refusedTo('failed'),
        ],
      },
      after: timedOutTo('failed'),
    },
    hidden: {},
    failed: { on: { 'session.retry': { target: 'checking', actions: 'clearErrors' } } },
    withoutFactor: { on: { 'session.retry': 'checking' } },
    form: {
      ...formStates,
      on: {
        'code.submit': [
          {
            guard: { type: 'isCode', params: ({ event }) => event },
            target: 'opening',
            actions: 'clearErrors',
          },
          { target: '.invalid', actions: 'clearErrors' },
        ],
        'code.change': { target: '.editing', actions: 'clearErrors' },
      },
    },
    opening: {
      invoke: {
        src: 'openSession',
        input: ({ event }) => {
          assertEvent(event, 'code.submit')
          return event.code.trim()
        },
        onDone: {
          target: 'open',
          actions: { type: 'setOpen', params: ({ event }) => event },
        },
        onError: [
          { guard: { type: 'isHidden', params: ({ event }) => event }, target: 'hidden' },
          { guard: { type: 'hasChanged', params: ({ event }) => event }, target: 'withoutFactor' },
          refusedTo('form.refused'),
        ],
      },
      after: timedOutTo('form.refused'),
      on: { 'code.cancel': 'form' },
    },
    open: {
      on: {
        'session.over': { target: 'form', actions: 'setOver' },
        'session.close': 'closing',
      },
    },
    closing: {
      invoke: {
        src: 'closeSession',
        onDone: { target: 'form', actions: 'setClosed' },
        onError: 'open',
      },
      after: { requestTimeout: 'open' },
    },
  },
})

export type OperatorSessionMachine = typeof operatorSessionMachine

/** Gives the machine its calls. */
export const provideOperatorSession = ({
  readStanding,
  openSession,
  closeSession,
}: OperatorSessionDeps): OperatorSessionMachine =>
  operatorSessionMachine.provide({
    actors: {
      readStanding: fromPromise(({ signal }) => readStanding(signal)),
      openSession: fromPromise(({ input, signal }) => openSession(input, signal)),
      closeSession: fromPromise(({ signal }) => closeSession(signal)),
    },
  })
