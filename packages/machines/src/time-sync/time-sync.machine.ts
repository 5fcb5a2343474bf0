import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type PingTimes,
  retryAfterMs,
  sampleOf,
  type TimeSample,
  type TimeSyncContext,
  type TimeSyncDeps,
  type TimeSyncEvent,
} from './time-sync.types.ts'

/** Pings of one round; the best of them counts. */
const pingsOfARound = 5

const better = (one: TimeSample | null, other: TimeSample) =>
  one !== null && one.roundTripMs <= other.roundTripMs ? one : other

export const timeSyncMachine = setup({
  types: {
    context: {} as TimeSyncContext,
    events: {} as TimeSyncEvent,
  },
  actors: { ping: fromPromise<PingTimes>(notProvided('ping')) },
  guards: {
    isImpossible: (_, times: PingTimes) => sampleOf(times) === null,
    isLastOfRound: ({ context }) => context.round.answers + 1 >= pingsOfARound,
    hasAnswers: ({ context }) => context.round.best !== null,
  },
  actions: {
    beginRound: assign({ round: { answers: 0, best: null } }),
    addSample: assign(({ context: { best, isRough, round } }, times: PingTimes) => {
      const sample = sampleOf(times)
      if (sample === null) return {}
      const roundBest = better(round.best, sample)
      return {
        round: { answers: round.answers + 1, best: roundBest },
        // A rough time is better than none, and a fine one better than a rough one.
        best: isRough ? roundBest : best,
      }
    }),
    takeBest: assign(({ context: { best, round } }) => ({
      best: round.best ?? best,
      isRough: false,
    })),
  },
  delays: {
    pingTimeout: 3_000,
    pause: 200,
    retry: retryAfterMs,
    resync: 900_000,
  },
}).createMachine({
  id: 'timeSync',
  context: { best: null, isRough: true, round: { answers: 0, best: null } },
  initial: 'offline',
  on: {
    // Also when nobody said that the old connection was lost.
    'connection.open': { target: '.measuring', reenter: true },
    'connection.lost': '.offline',
  },
  states: {
    offline: {},
    measuring: {
      entry: 'beginRound',
      initial: 'asking',
      on: {
        // What was asked before a sleep says nothing about the clock after it.
        'page.wake': { target: 'measuring', reenter: true },
      },
      states: {
        asking: {
          invoke: {
            src: 'ping',
            onDone: [
              {
                guard: { type: 'isImpossible', params: ({ event }) => event.output },
                target: 'missed',
              },
              {
                guard: 'isLastOfRound',
                target: '#timeSync.synced',
                actions: { type: 'addSample', params: ({ event }) => event.output },
              },
              {
                target: 'pausing',
                actions: { type: 'addSample', params: ({ event }) => event.output },
              },
            ],
            onError: 'missed',
          },
          after: { pingTimeout: 'missed' },
        },
        pausing: { after: { pause: 'asking' } },
        missed: {
          always: [
            { guard: 'hasAnswers', target: '#timeSync.synced' },
            { target: '#timeSync.retrying' },
          ],
        },
      },
    },
    synced: {
      entry: 'takeBest',
      after: { resync: 'measuring' },
      on: { 'page.wake': 'measuring', 'time.resync': 'measuring' },
    },
    retrying: {
      after: { retry: 'measuring' },
      on: { 'page.wake': 'measuring', 'time.resync': 'measuring' },
    },
  },
})

export type TimeSyncMachine = typeof timeSyncMachine

/** Gives the machine a way to ask the server for its time. */
export const provideTimeSync = ({ ping }: TimeSyncDeps): TimeSyncMachine =>
  timeSyncMachine.provide({ actors: { ping: fromPromise(({ signal }) => ping(signal)) } })
