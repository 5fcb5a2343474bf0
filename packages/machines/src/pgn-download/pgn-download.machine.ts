import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  PgnAnswer,
  PgnDownloadContext,
  PgnDownloadDeps,
  PgnDownloadEvent,
  PgnDownloadInput,
} from './pgn-download.types.ts'

const linkOf = (answer: PgnAnswer) => (answer.status === 'ready' ? answer.link : null)

export const pgnDownloadMachine = setup({
  types: {
    context: {} as PgnDownloadContext,
    events: {} as PgnDownloadEvent,
    input: {} as PgnDownloadInput,
  },
  actors: { fetchPgn: fromPromise<PgnAnswer, string>(notProvided('fetchPgn')) },
  guards: {
    isReady: (_, answer: PgnAnswer) => answer.status === 'ready',
    isNotReady: (_, answer: PgnAnswer) => answer.status === 'not-ready',
  },
  actions: {
    keepLink: assign({ link: (_, answer: PgnAnswer) => linkOf(answer) }),
    clearLink: assign({ link: null }),
    setPreparing: assign({ preparing: true }),
    clearPreparing: assign({ preparing: false }),
  },
  delays: { askAgain: 2_000 },
}).createMachine({
  id: 'pgnDownload',
  context: ({ input }) => ({ id: input.id, link: null, preparing: false }),
  initial: 'idle',
  states: {
    idle: { entry: 'clearPreparing', on: { 'pgn.request': 'requesting' } },
    requesting: {
      invoke: {
        src: 'fetchPgn',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keepLink', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotReady', params: ({ event }) => event.output },
            target: 'notReady',
            actions: 'setPreparing',
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      on: { 'pgn.cancel': 'idle' },
    },
    notReady: {
      after: { askAgain: 'requesting' },
      on: { 'pgn.cancel': 'idle' },
    },
    ready: {
      entry: 'clearPreparing',
      on: {
        'pgn.request': { target: 'requesting', actions: 'clearLink' },
        'pgn.cancel': { target: 'idle', actions: 'clearLink' },
      },
    },
    failed: {
      entry: 'clearPreparing',
      on: { 'pgn.request': 'requesting', 'pgn.cancel': 'idle' },
    },
  },
})

export type PgnDownloadMachine = typeof pgnDownloadMachine

/** Gives the machine the call for the PGN. */
export const providePgnDownload = ({ fetchPgn }: PgnDownloadDeps): PgnDownloadMachine =>
  pgnDownloadMachine.provide({
    actors: { fetchPgn: fromPromise(({ input, signal }) => fetchPgn(input, signal)) },
  })
