import type { AnalysisItem } from '@kingside/chess-game'
import { fenAt, type GameToAnalyse, judge, judgeAll, keyMoments } from '@kingside/chess-game/review'
import { assign, fromPromise, setup } from 'xstate'
import { type EngineFailure, failureOf } from '../engine-failure.ts'
import { notProvided } from '../not-provided.ts'
import type {
  GameReviewContext,
  GameReviewDeps,
  GameReviewEvent,
  GameReviewInput,
  LookEffort,
  PositionToReview,
} from './game-review.types.ts'

/** How many moves are looked at once more. */
const maxChecked = 8

export const gameReviewMachine = setup({
  types: {
    context: {} as GameReviewContext,
    events: {} as GameReviewEvent,
    input: {} as GameReviewInput,
  },
  actors: {
    prepare: fromPromise<number, GameToAnalyse>(notProvided('prepare')),
    look: fromPromise<AnalysisItem, PositionToReview>(notProvided('look')),
  },
  guards: {
    isScanned: ({ context: { game, plies } }) => plies.length > game.moves.length,
    isChecked: ({ context: { toCheck, checked } }) => checked >= toCheck.length,
  },
  actions: {
    keepOpening: assign({ openingPlies: (_, openingPlies: number) => openingPlies }),
    keepLook: assign({
      plies: ({ context: { game, plies, openingPlies } }, item: AnalysisItem) => [
        ...plies,
        judge(game, plies, item, openingPlies),
      ],
    }),
    keepCheck: assign({
      plies: ({ context }, item: AnalysisItem) => {
        const items = context.plies.map((known) => known.item)
        const at = context.toCheck[context.checked]
        const better = items.map((known, ply) => (ply === at ? item : known))
        return judgeAll(context.game, better, context.openingPlies)
      },
      checked: ({ context }) => context.checked + 1,
    }),
    chooseChecks: assign({
      toCheck: ({ context }) => (context.toCheck.length > 0 ? context.toCheck : turns(context)),
    }),
    setFailure: assign({ failure: (_, failure: EngineFailure) => failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'game-review',
  context: ({ input: { game } }) => ({
    game,
    openingPlies: 0,
    plies: [],
    toCheck: [],
    checked: 0,
    failure: null,
  }),
  initial: 'off',
  states: {
    off: { on: { 'review.start': 'preparing' } },
    preparing: {
      invoke: {
        src: 'prepare',
        input: ({ context }) => context.game,
        onDone: {
          target: 'scanning',
          actions: { type: 'keepOpening', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    scanning: {
      always: { guard: 'isScanned', target: 'checking' },
      invoke: {
        src: 'look',
        input: ({ context: { game, plies } }) => positionAt(game, plies.length, 'quick'),
        onDone: {
          target: 'scanning',
          reenter: true,
          actions: { type: 'keepLook', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    checking: {
      entry: 'chooseChecks',
      always: { guard: 'isChecked', target: 'done' },
      invoke: {
        src: 'look',
        input: ({ context: { game, toCheck, checked } }) =>
          positionAt(game, toCheck[checked] ?? 0, 'deep'),
        onDone: {
          target: 'checking',
          reenter: true,
          actions: { type: 'keepCheck', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    done: {},
    failed: { exit: 'clearFailure', on: { 'review.start': 'preparing' } },
  },
})

export type GameReviewMachine = typeof gameReviewMachine

const positionAt = (game: GameToAnalyse, ply: number, effort: LookEffort): PositionToReview => ({
  fen: fenAt(game, ply),
  initialFen: game.initialFen,
  moves: game.moves.slice(0, ply).map(({ uci }) => uci),
  effort,
})

/** The positions before and after the moves that cost most, without one twice. */
function turns({ game, plies }: GameReviewContext): readonly number[] {
  const costly = keyMoments(game, plies, null, maxChecked)
  const order = costly.toSorted((one, other) => other.lost - one.lost)
  return [...new Set(order.flatMap(({ ply }) => [ply - 1, ply]))]
}

/** Gives the machine an engine. */
export const provideGameReview = ({ prepare, look }: GameReviewDeps): GameReviewMachine =>
  gameReviewMachine.provide({
    actors: {
      prepare: fromPromise(({ input, signal }) => prepare(input, signal)),
      look: fromPromise(({ input, signal }) => look(input, signal)),
    },
  })
