import type { ChessGame, MoveIntent } from '@kingside/chess-game'
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { lowTimeMs } from '../game/game-clock.ts'
import { mostPremoves } from '../game/game-limits.ts'
import { endSounds } from '../game/game-sound.ts'
import type { GameSound } from '../game/game.types.ts'
import { notProvided } from '../not-provided.ts'
import { type MoveAt, turnOf } from './after-move.ts'
import type {
  ComputerGameContext,
  ComputerGameEmitted,
  ComputerGameEvent,
  ComputerGameInput,
  EngineFailure,
  FindMoveInput,
  Timed,
} from './computer-game.types.ts'
import { outcomeFor } from './outcome.ts'

/** The longest timer that hosts can keep (2³¹ − 1 ms, 24 days): an untimed game never reaches it. */
const never = 2_147_483_647

/** Clocks stand still until both sides have made their first move. */
const clocksRun = ({ history }: ChessGame) => history.length >= 2

/** The parts of which a game against the computer is made. */
export const computerGameSetup = setup({
  types: {
    context: {} as ComputerGameContext,
    events: {} as ComputerGameEvent,
    input: {} as ComputerGameInput,
    emitted: {} as ComputerGameEmitted,
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
    canPremove: ({ context }) => context.premoves.length < mostPremoves,
    wasOver: ({ context }) => context.end !== null,
  },
  actions: {
    playMove: (_, _move: MoveAt) => notProvided('rules')(),
    playPremove: (_, _at: Timed) => notProvided('rules')(),
    addPremove: assign({
      premoves: ({ context }, move: MoveIntent) => [...context.premoves, move],
    }),
    dropPremoves: assign({ premoves: [] }),
    endByRules: (_) => notProvided('rules')(),
    endByClaim: (_) => notProvided('rules')(),
    endByFlag: (_) => notProvided('rules')(),
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
    play: emit((_, sound: GameSound) => ({ type: 'sound.play' as const, sound })),
    notePlaying: enqueueActions(({ context, enqueue }) => {
      if (!context.seenPlaying && context.game.history.length === 0) {
        enqueue.emit({ type: 'sound.play', sound: 'start' })
      }
      enqueue.assign({ seenPlaying: true })
    }),
    warnLowTime: enqueueActions(({ context, enqueue }) => {
      if (context.lowTimeTold) return
      enqueue.assign({ lowTimeTold: true })
      enqueue.emit({ type: 'sound.play', sound: 'zeitnot' })
    }),
    tellEnd: enqueueActions(({ context: { seenPlaying, end, setup: chosen }, enqueue }) => {
      if (!seenPlaying || end === null) return
      const outcome = outcomeFor(chosen.playerColor, end)
      if (outcome !== 'cancelled') enqueue.emit({ type: 'sound.play', sound: endSounds[outcome] })
    }),
  },
  delays: {
    flagFall: ({ context }) =>
      context.clock && clocksRun(context.game) ? context.clock.times[turnOf(context.game)] : never,
    untilLow: ({ context }) =>
      context.clock && clocksRun(context.game)
        ? Math.max(0, context.clock.times[context.setup.playerColor] - lowTimeMs)
        : never,
  },
})
