import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  TowerContext,
  TowerData,
  TowerDeps,
  TowerEvent,
  TowerInput,
  TowerReader,
} from './tower.types.ts'

/** For the states in which it loads. */
const loads = {
  invoke: {
    src: 'load',
    input: ({ context }: { readonly context: TowerContext }) => context.reader,
    onDone: {
      target: 'ready',
      actions: {
        type: 'keepData',
        params: ({ event }: { readonly event: { readonly output: TowerData } }) => event.output,
      },
    },
    onError: { target: 'empty', actions: 'report' },
  },
  after: { requestTimeout: { target: 'empty', actions: 'report' } },
} as const

export const towerMachine = setup({
  types: {
    context: {} as TowerContext,
    events: {} as TowerEvent,
    input: {} as TowerInput,
  },
  actors: { load: fromPromise<TowerData, TowerReader>(notProvided('load')) },
  guards: { isKnown: ({ context }) => context.reader !== 'unknown' },
  actions: {
    keepData: assign({ data: (_, data: TowerData) => data }),
    keepReader: assign({ reader: (_, reader: TowerReader) => reader, data: null }),
    clear: assign({ data: null }),
    report: notProvided('report'),
  },
  delays: { requestTimeout: 10_000 },
}).createMachine({
  id: 'tower',
  context: ({ input }) => ({ reader: input.reader, data: null }),
  initial: 'waiting',
  on: {
    'reader.update': {
      target: '.waiting',
      actions: { type: 'keepReader', params: ({ event }) => event.reader },
    },
  },
  states: {
    waiting: { always: { guard: 'isKnown', target: 'loading' } },
    loading: loads,
    ready: { on: { 'tower.reload': 'reloading' } },
    reloading: { ...loads, on: { 'tower.reload': { target: 'reloading', reenter: true } } },
    empty: { entry: 'clear', on: { 'tower.reload': 'loading' } },
  },
})

export type TowerMachine = typeof towerMachine

/** Gives the machine its calls. */
export const provideTower = ({ load, report }: TowerDeps): TowerMachine =>
  towerMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => load(input, signal)) },
    actions: { report },
  })
