import {
  type ChessGame,
  claimableDraw,
  endByFlag,
  endOfGame,
  isLegal,
  type MoveIntent,
  timeLeft,
} from '@kingside/chess-game'
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { lowTimeMs } from '../game/game-clock.ts'
import { maxPremoves } from '../game/game-limits.ts'
import { endSounds } from '../game/game-sound.ts'
import type { GameSound } from '../game/game.types.ts'
import { notProvided } from '../not-provided.ts'
import { afterMove, elapsed, type MoveAt, takebackPlies, takenBack, turnOf } from './after-move.ts'
import type {
  ComputerGameContext,
  ComputerGameEmitted,
  ComputerGameEvent,
  ComputerGameInput,
  EngineFailure,
  FindMoveInput,
  FoundMove,
  Timed,
} from './computer-game.types.ts'
import { drawOfferOf, engineAgrees } from './draw-offer.ts'
import { outcomeFor } from './outcome.ts'
import { longestTimerMs } from '../longest-timer.ts'

/** Clocks start once both sides have made their first move. */
const clocksRun = ({ history }: ChessGame) => history.length >= 2

type Clocked = Pick<ComputerGameContext, 'game' | 'clock'>

const runningClock = ({ game, clock }: Clocked, at: number) =>
  clock && { ...clock, runningSince: clocksRun(game) ? at : null }

/** The types, actors, guards and actions of a game against the computer. */
export const computerGameSetup = setup({
  types: {
    context: {} as ComputerGameContext,
    events: {} as ComputerGameEvent,
    input: {} as ComputerGameInput,
    emitted: {} as ComputerGameEmitted,
  },
  actors: {
    startEngine: fromPromise<Timed>(notProvided('startEngine')),
    findMove: fromPromise<FoundMove, FindMoveInput>(notProvided('findMove')),
  },
  guards: {
    isEngineToMove: ({ context }) => turnOf(context.game) !== context.setup.playerColor,
    isLegal: ({ context }, { move }: MoveAt) => isLegal(context.game, move),
    isTooLate: ({ context }, { at }: Timed) =>
      context.clock?.runningSince != null &&
      timeLeft(context.clock.times, turnOf(context.game), elapsed(context, at)) === 0,
    hasEnded: ({ context }) => endOfGame(context.game) !== undefined,
    canTakeBack: ({ context }) => takebackPlies(context) > 0,
    canClaimDraw: ({ context }) => claimableDraw(context.game) !== undefined,
    mayOfferDraw: ({ context }) => drawOfferOf(context) === 'possible',
    agreesToDraw: ({ context }) => drawOfferOf(context) === 'possible' && engineAgrees(context),
    isAbortable: ({ context }) => context.game.history.length < 2,
    isTimed: ({ context }) => context.clock !== null && clocksRun(context.game),
    canPremove: ({ context }) => context.premoves.length < maxPremoves,
    wasOver: ({ context }) => context.end !== null,
  },
  actions: {
    playMove: assign(({ context }, played: MoveAt) => afterMove(context, played)),
    playPremove: enqueueActions(({ context, enqueue }, { at }: Timed) => {
      const [next, ...premoves] = context.premoves
      if (!next) return
      const isOver = endOfGame(context.game) !== undefined
      if (isOver || !isLegal(context.game, next)) return enqueue.assign({ premoves: [] })
      const played = afterMove(context, { move: next, at })
      enqueue.assign({ ...played, clock: runningClock(played, at), premoves })
      enqueue.emit({ type: 'sound.play', sound: 'knock' })
    }),
    takeBack: assign({ game: ({ context }) => takenBack(context), premoves: [] }),
    addPremove: assign({
      premoves: ({ context }, move: MoveIntent) => [...context.premoves, move],
    }),
    dropPremoves: assign({ premoves: [] }),
    endByRules: assign({ end: ({ context }) => endOfGame(context.game) ?? null }),
    endByClaim: assign({ end: ({ context }) => claimableDraw(context.game) ?? null }),
    endByAgreement: assign({ end: { result: 'draw', reason: 'agreement' } }),
    declineDraw: assign({ declinedAt: ({ context }) => context.game.history.length }),
    keepScore: assign({ scoreCp: (_, found: FoundMove) => found.scoreCp ?? null }),
    endByFlag: assign(({ context }) => {
      const flagged = turnOf(context.game)
      return {
        end: endByFlag(context.game.latestPosition, flagged),
        clock: context.clock && {
          ...context.clock,
          times: { ...context.clock.times, [flagged]: 0 },
        },
      }
    }),
    stopClock: assign({
      clock: ({ context }) => context.clock && { ...context.clock, runningSince: null },
    }),
    runClock: assign({ clock: ({ context }, { at }: Timed) => runningClock(context, at) }),
    endByResignation: assign({
      end: ({ context }) => ({
        result: context.setup.playerColor === 'w' ? ('black-win' as const) : ('white-win' as const),
        reason: 'resignation' as const,
      }),
    }),
    endByAbort: assign({ end: { result: 'abort', reason: 'manual-abort' } }),
    setFailure: assign({ failure: (_, failure: EngineFailure) => failure }),
    clearFailure: assign({ failure: null }),
    play: emit((_, sound: GameSound) => ({ type: 'sound.play' as const, sound })),
    setPlaying: enqueueActions(({ context, enqueue }) => {
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
    emitEnd: enqueueActions(({ context: { seenPlaying, end, setup: chosen }, enqueue }) => {
      if (!seenPlaying || end === null) return
      const outcome = outcomeFor(chosen.playerColor, end)
      if (outcome !== 'cancelled') enqueue.emit({ type: 'sound.play', sound: endSounds[outcome] })
    }),
  },
  delays: {
    flagFall: ({ context }) =>
      context.clock && clocksRun(context.game)
        ? context.clock.times[turnOf(context.game)]
        : longestTimerMs,
    untilLow: ({ context }) =>
      context.clock && clocksRun(context.game)
        ? Math.max(0, context.clock.times[context.setup.playerColor] - lowTimeMs)
        : longestTimerMs,
  },
})
