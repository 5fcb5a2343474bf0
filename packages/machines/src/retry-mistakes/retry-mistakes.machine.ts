import { type AnalysisItem, applyMove, parseFen } from '@kingside/chess-game'
import { isNearlyBest, type KeyMoment } from '@kingside/chess-game/review'
import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  RetryMistakesContext,
  RetryMistakesDeps,
  RetryMistakesEvent,
  RetryMistakesInput,
  RetryOutcome,
} from './retry-mistakes.types.ts'

export const retryMistakesMachine = setup({
  types: {
    context: {} as RetryMistakesContext,
    events: {} as RetryMistakesEvent,
    input: {} as RetryMistakesInput,
  },
  actors: { look: fromPromise<AnalysisItem, string>(notProvided('look')) },
  guards: {
    isBest: ({ context }, uci: string) =>
      momentOf(context)?.before.multipv[0]?.line[0]?.lan === uci,
    wasPlayed: ({ context }, uci: string) => momentOf(context)?.played === uci,
    isNearlyBest: ({ context }, after: AnalysisItem) => {
      const moment = momentOf(context)
      return moment !== undefined && isNearlyBest(moment.before, after)
    },
    isLast: ({ context: { moments, index } }) => index + 1 >= moments.length,
  },
  actions: {
    keepTry: assign({ tried: (_, uci: string) => uci }),
    keepOutcome: assign({
      outcomes: ({ context: { outcomes } }, outcome: RetryOutcome) => [...outcomes, outcome],
    }),
    goOn: assign({ index: ({ context: { index } }) => index + 1, tried: null }),
    startOver: assign({ index: 0, tried: null, outcomes: [] }),
  },
}).createMachine({
  id: 'retry-mistakes',
  context: ({ input: { moments } }) => ({ moments, index: 0, tried: null, outcomes: [] }),
  initial: 'open',
  states: {
    open: {
      initial: 'asking',
      on: {
        'move.try': [
          {
            guard: { type: 'isBest', params: ({ event }) => event.uci },
            target: 'found',
            actions: { type: 'keepTry', params: ({ event }) => event.uci },
          },
          {
            guard: { type: 'wasPlayed', params: ({ event }) => event.uci },
            target: '.wrong',
            actions: { type: 'keepTry', params: ({ event }) => event.uci },
          },
          {
            target: '.judging',
            reenter: true,
            actions: { type: 'keepTry', params: ({ event }) => event.uci },
          },
        ],
        'answer.show': 'shown',
        'moment.skip': [
          {
            guard: 'isLast',
            target: 'finished',
            actions: { type: 'keepOutcome', params: 'skipped' },
          },
          {
            target: 'open',
            reenter: true,
            actions: [{ type: 'keepOutcome', params: 'skipped' }, 'goOn'],
          },
        ],
      },
      states: {
        asking: {},
        judging: {
          invoke: {
            src: 'look',
            input: ({ context }) => fenAfterTry(context),
            onDone: [
              {
                guard: { type: 'isNearlyBest', params: ({ event }) => event.output },
                target: '#retry-mistakes.found',
              },
              { target: 'wrong' },
            ],
            onError: 'unjudged',
          },
        },
        wrong: {},
        unjudged: {},
      },
    },
    found: {
      entry: { type: 'keepOutcome', params: 'found' },
      on: {
        'moment.next': [
          { guard: 'isLast', target: 'finished' },
          { target: 'open', actions: 'goOn' },
        ],
      },
    },
    shown: {
      entry: { type: 'keepOutcome', params: 'shown' },
      on: {
        'moment.next': [
          { guard: 'isLast', target: 'finished' },
          { target: 'open', actions: 'goOn' },
        ],
      },
    },
    finished: { on: { 'moments.restart': { target: 'open', actions: 'startOver' } } },
  },
})

export type RetryMistakesMachine = typeof retryMistakesMachine

const momentOf = ({ moments, index }: RetryMistakesContext): KeyMoment | undefined => moments[index]

/** The position after the move that was tried. */
function fenAfterTry(context: RetryMistakesContext): string {
  const fen = momentOf(context)?.before.fen ?? ''
  return context.tried === null ? fen : applyMove(parseFen(fen), context.tried).fen
}

/** Gives the machine an engine. */
export const provideRetryMistakes = ({ look }: RetryMistakesDeps): RetryMistakesMachine =>
  retryMistakesMachine.provide({
    actors: { look: fromPromise(({ input, signal }) => look(input, signal)) },
  })
