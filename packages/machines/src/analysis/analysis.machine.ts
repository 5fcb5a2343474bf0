import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { type EngineFailure, engineFailures } from '../computer-game/computer-game.types.ts'
import { notProvided } from '../not-provided.ts'
import {
  type AnalysisContext,
  type AnalysisDeps,
  type AnalysisEvent,
  type AnalysisInput,
  type AnalysisSystemEvent,
  type AnalysisRefusal,
  analysisRefusals,
  type EngineInput,
  type PositionAnalysis,
} from './analysis.types.ts'

/** How many moves of a line are shown. */
const lineLength = 3

const named = (error: unknown, key: 'failure' | 'refusal'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, key) : null

const refusalOf = (error: unknown): AnalysisRefusal | null =>
  analysisRefusals.find((refusal) => refusal === named(error, 'refusal')) ?? null

const failureOf = (error: unknown): EngineFailure =>
  engineFailures.find((failure) => failure === named(error, 'failure')) ?? 'crashed'

export const analysisMachine = setup({
  types: {
    context: {} as AnalysisContext,
    events: {} as AnalysisEvent,
    input: {} as AnalysisInput,
  },
  actors: {
    requestAccess: fromPromise<void, string>(notProvided('requestAccess')),
    startEngine: fromPromise<void>(notProvided('startEngine')),
    analyse: fromCallback<{ type: 'none' }, EngineInput>(notProvided('analyse')),
  },
  guards: {
    isRefusal: (_, refusal: AnalysisRefusal | null) => refusal !== null,
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
    setError: assign({ refusal: (_, refusal: AnalysisRefusal | null) => refusal }),
    setFailure: assign({ failure: (_, failure: EngineFailure) => failure }),
    clearErrors: assign({ refusal: null, failure: null }),
    clearAnalysis: assign({ analysis: null }),
  },
}).createMachine({
  id: 'analysis',
  context: ({ input: { boardId, fen, multipv = 1 } }) => ({
    boardId,
    fen,
    multipv,
    refusal: null,
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
      on: { 'analysis.start': 'requestingAccess' },
    },
    requestingAccess: {
      entry: 'clearErrors',
      invoke: {
        src: 'requestAccess',
        input: ({ context }) => context.boardId,
        onDone: 'startingEngine',
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => refusalOf(event.error) },
            target: 'refused',
            actions: { type: 'setError', params: ({ event }) => refusalOf(event.error) },
          },
          { target: 'unreachable' },
        ],
      },
      on: { 'analysis.stop': 'off' },
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
    refused: { on: { 'analysis.start': 'requestingAccess', 'analysis.stop': 'off' } },
    unreachable: { on: { 'analysis.start': 'requestingAccess', 'analysis.stop': 'off' } },
    failed: {
      exit: 'clearErrors',
      on: { 'analysis.start': 'startingEngine', 'analysis.stop': 'off' },
    },
  },
})

export type AnalysisMachine = typeof analysisMachine

/** Gives the machine the question for access and an engine. */
export const provideAnalysis = ({
  requestAccess,
  startEngine,
  analyse,
}: AnalysisDeps): AnalysisMachine =>
  analysisMachine.provide({
    actors: {
      requestAccess: fromPromise(({ input, signal }) => requestAccess(input, signal)),
      startEngine: fromPromise(({ signal }) => startEngine(signal)),
      analyse: fromCallback<{ type: 'none' }, EngineInput>(({ input, sendBack }) =>
        analyse(input, (news: AnalysisSystemEvent) => sendBack(news)),
      ),
    },
  })
