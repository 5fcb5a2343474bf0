import type { ChessGame, Color, MoveIntent } from '@kingside/chess-game'
import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type ComputerGameContext,
  type ComputerGameDeps,
  type ComputerGameEvent,
  type ComputerGameInput,
  type EngineFailure,
  engineFailures,
  type FindMoveInput,
  type Timed,
} from './computer-game.types.ts'

/** The longest timer that hosts can keep (2³¹ − 1 ms, 24 days): an untimed game never reaches it. */
const never = 2_147_483_647

type MoveAt = { readonly move: MoveIntent } & Timed

/** Whose turn it is in the game, whatever move is looked at. */
export const turnOf = ({ latestPosition }: ChessGame): Color => latestPosition.turn

/** Which of the mover's own moves comes next, from 1. */
const ownMoveNumber = ({ history }: ChessGame) => Math.floor(history.length / 2) + 1

/** Clocks stand still until both sides have made their first move. */
const clocksRun = ({ history }: ChessGame) => history.length >= 2

const elapsed = ({ clock }: ComputerGameContext, at: number) =>
  clock?.runningSince == null ? 0 : at - clock.runningSince

function failureOf(error: unknown): EngineFailure {
  const named =
    typeof error === 'object' && error !== null && 'failure' in error ? error.failure : null
  return engineFailures.find((failure) => failure === named) ?? 'crashed'
}

export const computerGameMachine = setup({
  types: {
    context: {} as ComputerGameContext,
    events: {} as ComputerGameEvent,
    input: {} as ComputerGameInput,
  },
  actors: {
    startEngine: fromPromise<Timed>(notProvided('startEngine')),
    findMove: fromPromise<MoveAt, FindMoveInput>(notProvided('findMove')),
  },
  guards: {
    isEngineToMove: ({ context }) => turnOf(context.game) !== context.setup.playerColor,
    isLegal: (_, _move: MoveAt): boolean => notProvided('rules')(),
    isTooLate: (_, _at: Timed): boolean => notProvided('rules')(),
    hasEnded: (_): boolean => notProvided('rules')(),
    canClaimDraw: (_): boolean => notProvided('rules')(),
    isAbortable: ({ context }) => context.game.history.length < 2,
    isTimed: ({ context }) => context.clock !== null && clocksRun(context.game),
    wasOver: ({ context }) => context.end !== null,
  },
  actions: {
    playMove: (_, _move: MoveAt) => notProvided('rules')(),
    endByRules: notProvided('rules'),
    endByClaim: notProvided('rules'),
    endByFlag: notProvided('rules'),
    stopClock: assign({
      clock: ({ context }) => context.clock && { ...context.clock, runningSince: null },
    }),
    runClock: assign({
      clock: ({ context }, { at }: Timed) =>
        context.clock && { ...context.clock, runningSince: clocksRun(context.game) ? at : null },
    }),
    endByResignation: assign({
      end: ({ context }) => ({
        result: context.setup.playerColor === 'w' ? ('black-win' as const) : ('white-win' as const),
        reason: 'resignation' as const,
      }),
    }),
    endByAbort: assign({ end: { result: 'abort', reason: 'manual-abort' } }),
    noteFailure: assign({ failure: (_, failure: EngineFailure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
  delays: {
    flagFall: ({ context }) =>
      context.clock && clocksRun(context.game) ? context.clock.times[turnOf(context.game)] : never,
  },
}).createMachine({
  id: 'computerGame',
  context: ({ input }) => ({
    setup: input.setup,
    game: input.game,
    clock: input.setup.clock && {
      times: input.times ?? { w: input.setup.clock.initialMs, b: input.setup.clock.initialMs },
      runningSince: null,
    },
    end: input.end ?? null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'wasOver', target: 'over' }, { target: 'preparing' }],
    },
    preparing: {
      invoke: {
        src: 'startEngine',
        onDone: {
          target: 'playing',
          actions: { type: 'runClock', params: ({ event }) => ({ at: event.output.at }) },
        },
        onError: {
          target: 'stalled',
          actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      on: {
        'game.abort': { guard: 'isAbortable', target: 'over', actions: 'endByAbort' },
        'game.resign': { target: 'over', actions: 'endByResignation' },
      },
    },
    playing: {
      initial: 'judging',
      on: {
        'game.abort': { guard: 'isAbortable', target: 'over', actions: 'endByAbort' },
        'game.resign': { target: 'over', actions: 'endByResignation' },
      },
      states: {
        judging: {
          always: [
            { guard: 'hasEnded', target: '#computerGame.over', actions: 'endByRules' },
            { guard: 'isEngineToMove', target: 'engineTurn' },
            { target: 'playerTurn' },
          ],
        },
        playerTurn: {
          after: {
            flagFall: { guard: 'isTimed', target: '#computerGame.over', actions: 'endByFlag' },
          },
          on: {
            'move.play': [
              {
                guard: { type: 'isTooLate', params: ({ event }) => event },
                target: '#computerGame.over',
                actions: 'endByFlag',
              },
              {
                guard: { type: 'isLegal', params: ({ event }) => event },
                target: 'judging',
                actions: [
                  { type: 'playMove', params: ({ event }) => event },
                  { type: 'runClock', params: ({ event }) => event },
                ],
              },
            ],
            'draw.claim': {
              guard: 'canClaimDraw',
              target: '#computerGame.over',
              actions: 'endByClaim',
            },
          },
        },
        engineTurn: {
          after: {
            flagFall: { guard: 'isTimed', target: '#computerGame.over', actions: 'endByFlag' },
          },
          invoke: {
            src: 'findMove',
            input: ({ context: { game, setup: chosen, clock } }) => ({
              game,
              level: chosen.level,
              leftMs: clock && clock.times[turnOf(game)],
            }),
            onDone: [
              {
                guard: { type: 'isTooLate', params: ({ event }) => event.output },
                target: '#computerGame.over',
                actions: 'endByFlag',
              },
              {
                guard: { type: 'isLegal', params: ({ event }) => event.output },
                target: 'judging',
                actions: [
                  { type: 'playMove', params: ({ event }) => event.output },
                  { type: 'runClock', params: ({ event }) => event.output },
                ],
              },
              {
                target: '#computerGame.stalled',
                actions: { type: 'noteFailure', params: 'crashed' },
              },
            ],
            onError: {
              target: '#computerGame.stalled',
              actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error) },
            },
          },
        },
      },
    },
    stalled: {
      entry: 'stopClock',
      exit: 'forgetFailure',
      on: {
        'engine.retry': 'preparing',
        'game.abort': { guard: 'isAbortable', target: 'over', actions: 'endByAbort' },
        'game.resign': { target: 'over', actions: 'endByResignation' },
      },
    },
    over: {
      entry: 'stopClock',
    },
  },
})

export type ComputerGameMachine = typeof computerGameMachine

/** Gives the machine the rules of chess and an engine. */
export function provideComputerGame({
  rules,
  startEngine,
  findMove,
}: ComputerGameDeps): ComputerGameMachine {
  return computerGameMachine.provide({
    actors: {
      startEngine: fromPromise(({ signal }) => startEngine(signal)),
      findMove: fromPromise(({ input, signal }) => findMove(input, signal)),
    },
    guards: {
      isLegal: ({ context }, { move }) => rules.isLegal(context.game, move),
      isTooLate: ({ context }, { at }) =>
        context.clock?.runningSince != null &&
        rules.timeLeft(context.clock.times, turnOf(context.game), elapsed(context, at)) === 0,
      hasEnded: ({ context }) => rules.endOfGame(context.game) !== undefined,
      canClaimDraw: ({ context }) => rules.claimableDraw(context.game) !== undefined,
    },
    actions: {
      playMove: assign(({ context }, { move, at }) => {
        const { game, clock, setup: chosen } = context
        if (!clock || !chosen.clock) return { game: rules.playMove(game, move) }
        const mover = turnOf(game)
        const times =
          clock.runningSince === null
            ? clock.times
            : rules.pressClock(
                clock.times,
                mover,
                elapsed(context, at),
                chosen.clock,
                ownMoveNumber(game),
              )
        return {
          game: rules.playMove(game, move, { clockMs: times[mover] }),
          clock: { ...clock, times },
        }
      }),
      endByRules: assign({ end: ({ context }) => rules.endOfGame(context.game) ?? null }),
      endByClaim: assign({ end: ({ context }) => rules.claimableDraw(context.game) ?? null }),
      endByFlag: assign(({ context }) => {
        const flagged = turnOf(context.game)
        return {
          end: rules.endByFlag(context.game.latestPosition, flagged),
          clock: context.clock && {
            ...context.clock,
            times: { ...context.clock.times, [flagged]: 0 },
          },
        }
      }),
    },
  })
}
