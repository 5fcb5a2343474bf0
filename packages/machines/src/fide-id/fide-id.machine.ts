import { fromPromise } from 'xstate'
import { keptSubmit, refusedTo, timedOutTo } from '../form-step.ts'
import { filling, manual } from './fide-id.forms.ts'
import { identity } from './fide-id.identity.ts'
import { fideIdSetup } from './fide-id.setup.machine.ts'
import { emptyFiles, emptyQuery, emptyValues, type FideIdDeps } from './fide-id.types.ts'

const withEvent = <const Name extends string>(type: Name) => ({
  type,
  params: <Event>({ event }: { readonly event: Event }): Event => event,
})

export const fideIdMachine = fideIdSetup.createMachine({
  id: 'fideId',
  context: ({ input: { today, kept } }) => ({
    query: emptyQuery,
    values: emptyValues,
    files: emptyFiles,
    isFilling: false,
    ...kept,
    today,
    facts: null,
    players: [],
    chosen: null,
    upload: null,
    problems: {},
    refusal: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearErrors',
      invoke: {
        src: 'load',
        onDone: {
          target: 'routing',
          actions: { type: 'keepFacts', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => event },
            target: 'offline',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          refusedTo('failed'),
        ],
      },
      after: timedOutTo('failed'),
    },
    routing: {
      always: [
        { guard: 'isConnected', target: 'connected', actions: 'clearFilling' },
        { guard: 'isByHand', target: 'onCheck', actions: 'clearFilling' },
        { guard: 'isByIdentity', target: 'identity' },
        { guard: 'wasFilling', target: 'filling' },
        { guard: 'isDraft', target: 'identity' },
        { guard: 'isRejected', target: 'rejected' },
        { guard: 'mayNotConnect', target: 'needsPro' },
        { target: 'choosing' },
      ],
    },
    offline: { on: { 'flow.retry': 'loading', 'flow.resume': 'loading' } },
    failed: { on: { 'flow.retry': 'loading', 'flow.resume': 'loading' } },
    needsPro: {
      initial: 'offered',
      states: {
        offered: { on: { 'title.claim': 'claiming', 'flow.resume': '#fideId.loading' } },
        claiming: {
          entry: 'clearErrors',
          invoke: {
            src: 'claimTitle',
            onDone: '#fideId.choosing',
            onError: refusedTo('refused'),
          },
          after: timedOutTo('refused'),
        },
        refused: { on: { 'title.claim': 'claiming' } },
      },
    },
    choosing: {
      entry: 'clearErrors',
      on: {
        'id.have': 'searching',
        'form.open': 'filling',
        'flow.resume': 'loading',
      },
    },
    searching: {
      initial: 'filling',
      entry: 'clearErrors',
      on: { 'flow.back': 'choosing' },
      states: {
        filling: {
          initial: 'editing',
          states: { editing: {}, invalid: {}, refused: {} },
          on: {
            'search.submit': keptSubmit({
              isRight: 'isQueryRight',
              keep: 'keepQuery',
              setProblems: 'setQueryProblems',
              target: 'asking',
            }),
          },
        },
        asking: {
          invoke: {
            src: 'search',
            input: ({ context }) => context.query,
            onDone: {
              target: '#fideId.results',
              actions: { type: 'keepPlayers', params: ({ event }) => event.output },
            },
            onError: refusedTo('filling.refused'),
          },
          after: timedOutTo('filling.refused'),
        },
      },
    },
    results: {
      on: {
        'player.choose': {
          guard: withEvent('isFree'),
          target: 'confirming',
          actions: withEvent('keepChosen'),
        },
        'form.open': 'filling',
        'flow.back': 'searching',
      },
    },
    confirming: {
      initial: 'ready',
      entry: 'clearErrors',
      states: {
        ready: {
          on: {
            'claim.confirm': [
              // A provider checks no children: a parent consents, and an operator decides.
              { guard: 'isChild', target: '#fideId.manual' },
              { target: 'claiming' },
            ],
            'flow.back': '#fideId.results',
          },
        },
        claiming: {
          invoke: {
            src: 'claim',
            input: ({ context }) => context.chosen?.fideId ?? 0,
            onDone: '#fideId.identity',
            onError: refusedTo('refused'),
          },
          after: timedOutTo('refused'),
        },
        refused: {
          on: {
            'claim.confirm': { target: 'claiming', actions: 'clearErrors' },
            'flow.back': '#fideId.searching',
          },
        },
      },
    },
    filling,
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context: { values, files } }) => ({ values, files }),
        onDone: { target: 'loading', actions: 'clearFilling' },
        onError: refusedTo('filling.refused'),
      },
      after: timedOutTo('filling.refused'),
    },
    identity,
    manual,
    onCheck: { on: { 'flow.resume': 'loading', 'flow.retry': 'loading' } },
    rejected: { on: { 'flow.retry': 'choosing', 'flow.resume': 'loading' } },
    connected: {},
  },
})

export type FideIdMachine = typeof fideIdMachine

/** Gives the machine its calls. */
export const provideFideId = (deps: FideIdDeps): FideIdMachine =>
  fideIdMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => deps.load(signal)),
      claimTitle: fromPromise(({ signal }) => deps.claimTitle(signal)),
      search: fromPromise(({ input, signal }) => deps.search(input, signal)),
      claim: fromPromise(({ input, signal }) => deps.claim(input, signal)),
      submit: fromPromise(({ input, signal }) => deps.submit(input, signal)),
      askByHand: fromPromise(({ input, signal }) => deps.askByHand(input, signal)),
      upload: fromPromise(({ input, signal }) => deps.upload(input, signal)),
      askIdentity: fromPromise(({ signal }) => deps.askIdentity(signal)),
      openIdentity: fromPromise(({ signal }) => deps.openIdentity(signal)),
    },
  })
