import { assign, fromCallback, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type ChosenFile,
  isRetryable,
  problemOf,
  problemOfStatus,
  type UploadContext,
  type UploadDeps,
  type UploadEvent,
  type UploadInput,
  type UploadProblem,
} from './upload.types.ts'

/** What the sending actor gets. */
export interface SendFileInput {
  readonly fileId: string
}

/** A share from 0 to 1; NaN counts as no progress. */
const asShare = (share: number) => Math.min(1, Math.max(0, share)) || 0

const statusOf = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number'
    ? error.status
    : 0

export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
  },
  actors: { sendFile: fromCallback<UploadEvent, SendFileInput>(notProvided('sendFile')) },
  guards: {
    isRefused: ({ context: { file, limits } }) => file !== null && problemOf(file, limits) !== null,
    hasEarlier: ({ context }) => context.url !== null,
    isRetryable: ({ context }) => context.problem !== null && isRetryable(context.problem),
  },
  actions: {
    takeFile: assign({
      file: (_, { file }: { file: ChosenFile }) => file,
      problem: null,
      progress: null,
    }),
    setError: assign({
      problem: ({ context: { file, limits } }) => file && problemOf(file, limits),
    }),
    setProgress: assign({
      // Networks report late and out of order; the bar must not run back.
      progress: ({ context }, { share }: { share: number }) =>
        Math.max(context.progress ?? 0, asShare(share)),
    }),
    keepUrl: assign({ url: (_, { url }: { url: string }) => url, progress: 1 }),
    setProblem: assign({ problem: (_, problem: UploadProblem) => problem, progress: null }),
    beginAnew: assign({ problem: null, progress: null }),
    clearFile: assign({ file: null, problem: null, progress: null }),
    clearUrl: assign({ url: null }),
  },
  delays: { silence: 10_000 },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, file: null, progress: null, problem: null }),
  initial: 'resting',
  on: {
    'file.choose': {
      target: '.checking',
      actions: { type: 'takeFile', params: ({ event }) => event },
    },
    'file.remove': { target: '.resting', actions: ['clearFile', 'clearUrl'] },
  },
  states: {
    resting: {
      always: [{ guard: 'hasEarlier', target: 'done' }, { target: 'empty' }],
    },
    empty: {},
    checking: {
      always: [
        { guard: 'isRefused', target: 'failed', actions: 'setError' },
        { target: 'sending' },
      ],
    },
    sending: {
      initial: 'waiting',
      invoke: {
        src: 'sendFile',
        input: ({ context: { file } }) => ({ fileId: file?.id ?? '' }),
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: 'failed' as const },
        },
      },
      on: {
        'upload.progress': {
          target: '.waiting',
          reenter: false,
          actions: { type: 'setProgress', params: ({ event }) => event },
        },
        'upload.finish': {
          target: 'done',
          actions: { type: 'keepUrl', params: ({ event }) => event },
        },
        'upload.fail': {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => problemOfStatus(event.status) },
        },
        'upload.cancel': { target: 'resting', actions: 'clearFile' },
      },
      states: {
        waiting: {
          after: {
            silence: {
              target: '#upload.failed',
              actions: { type: 'setProblem', params: 'timed_out' as const },
            },
          },
        },
      },
    },
    done: {},
    failed: {
      on: {
        'upload.retry': { guard: 'isRetryable', target: 'sending', actions: 'beginAnew' },
        'upload.cancel': { target: 'resting', actions: 'clearFile' },
      },
    },
  },
})

export type UploadMachine = typeof uploadMachine

/** Gives the machine a way to send files. */
export const provideUpload = ({ sendFile }: UploadDeps): UploadMachine =>
  uploadMachine.provide({
    actors: {
      sendFile: fromCallback<UploadEvent, SendFileInput>(({ input, sendBack }) => {
        const stop = new AbortController()
        const onProgress = (share: number) => sendBack({ type: 'upload.progress', share })
        sendFile(input.fileId, onProgress, stop.signal).then(
          ({ url }) => sendBack({ type: 'upload.finish', url }),
          (error: unknown) => sendBack({ type: 'upload.fail', status: statusOf(error) }),
        )
        return () => stop.abort()
      }),
    },
  })
