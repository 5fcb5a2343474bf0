import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { type EngineFailure, failureOf } from '../engine-failure.ts'
import { notProvided } from '../not-provided.ts'
import {
  type AnalysisContext,
  type AnalysisDeps,
  type AnalysisEvent,
  type AnalysisInput,
  type AnalysisSystemEvent,
  type EngineInput,
  type PositionAnalysis,
} from './analysis.types.ts'

/** How many moves of a line are shown. */
const lineLength = 3

export const analysisMachine = setup({
  types: {
    context: {} as AnalysisContext,
    events: {} as AnalysisEvent,
    input: {} as AnalysisInput,
  },
  actors: {
    startEngine: fromPromise<void>(notProvided('startEngine')),
    analyse: fromCallback<{ type: 'none' }, EngineInput>(notProvided('analyse')),
  },
  guards: {
    isOfPosition: ({ context }, { fen }: { readonly fen: string }) => fen === context.fen,
    isOtherPosition: ({ context }, fen: string) => fen !== context.fen,
  },
  actions: {
    keepPosition: assign({ fen: (_, fen: string) => fen, analysis: null }),
    keepAnalysis: assign({
      analysis: (_, { fen, depth, lines }: PositionAnalysis) => ({
        fen,
        depth,
        lines: lines.map((line) => ({ ...line, moves: line.moves.slice(0, lineLength) })),
      }),
    }),
    setFailure: assign({ failure: (_, failure: EngineFailure) => failure }),
    clearFailure: assign({ failure: null }),
    clearAnalysis: assign({ analysis: null }),
  },
}).createMachine({
  id: 'analysis',
  context: ({ input: { fen, multipv = 1 } }) => ({
    fen,
    multipv,
    failure: null,
    analysis: null,
  }),
  initial: 'off',
  on: {
    'position.select': {
      guard: { type: 'isOtherPosition', params: ({ event }) => event.fen },
      actions: { type: 'keepPosition', params: ({ event }) => event.fen },
    },
  },
  states: {
    off: {
      entry: 'clearAnalysis',
      on: { 'analysis.start': 'startingEngine' },
    },
    startingEngine: {
      invoke: {
        src: 'startEngine',
        onDone: 'thinking',
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      on: { 'analysis.stop': 'off' },
    },
    thinking: {
      invoke: {
        src: 'analyse',
        input: ({ context: { fen, multipv } }) => ({ fen, multipv, lineLength }),
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      on: {
        'analysis.stop': 'off',
        'position.select': {
          guard: { type: 'isOtherPosition', params: ({ event }) => event.fen },
          target: 'thinking',
          reenter: true,
          actions: { type: 'keepPosition', params: ({ event }) => event.fen },
        },
        'engine.found': {
          guard: { type: 'isOfPosition', params: ({ event }) => event.analysis },
          actions: { type: 'keepAnalysis', params: ({ event }) => event.analysis },
        },
        'engine.finished': {
          guard: { type: 'isOfPosition', params: ({ event }) => event },
          target: 'finished',
        },
        'engine.failed': {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => event.failure },
        },
      },
    },
    finished: {
      on: {
        'analysis.stop': 'off',
        'position.select': {
          guard: { type: 'isOtherPosition', params: ({ event }) => event.fen },
          target: 'thinking',
          actions: { type: 'keepPosition', params: ({ event }) => event.fen },
        },
      },
    },
    failed: {
      exit: 'clearFailure',
      on: { 'analysis.start': 'startingEngine', 'analysis.stop': 'off' },
    },
  },
})

export type AnalysisMachine = typeof analysisMachine

/** Gives the machine an engine. */
export const provideAnalysis = ({ startEngine, analyse }: AnalysisDeps): AnalysisMachine =>
  analysisMachine.provide({
    actors: {
      startEngine: fromPromise(({ signal }) => startEngine(signal)),
      analyse: fromCallback<{ type: 'none' }, EngineInput>(({ input, sendBack }) =>
        analyse(input, (event: AnalysisSystemEvent) => sendBack(event)),
      ),
    },
  })
