import type { RunKind } from '@kingside/api/facts'
import { type Allowance, allowanceOf, refuseBeyond, type Solver } from './allowance.ts'
import { judgeMove, type Judgement } from './judge-move.ts'
import { type Attempt, dayOf } from './puzzle.ts'
import { refusePuzzle } from './puzzle-refusal.ts'
import type { PlayersPuzzles } from './puzzle-store.ts'
import type { PuzzlesDeps } from './puzzles.ts'
import type { PuzzleRun } from './run.ts'
import { createRunMoves, over, type Step } from './run-moves.ts'
import type { BestScores } from './run-store.ts'

/** A run with all that is told of it. */
export interface GivenRun {
  readonly run: PuzzleRun
  /** Null when it is over. */
  readonly current: Attempt | null
  /** With this one. */
  readonly best: BestScores
  readonly isBest: boolean
  /** Of a run that is over: what was decided, in its order. */
  readonly entries: readonly Attempt[]
  readonly allowance: Allowance
  /** The moment of the answer. */
  readonly at: Date
}

/** A move of a run, judged. */
export interface RunMove extends GivenRun {
  /** In UCI; null when the run was over before it came. */
  readonly move: string | null
  /** Null when the run was over before the move came. */
  readonly judgement: Judgement | null
  readonly reply: string | null
  /** In milliseconds; 0 when the time has not changed. */
  readonly timeChange: number
}

/** How a player stands with a kind of run. */
export interface RunStanding extends BestScores {
  /** The score of the run that is not over; null without one. */
  readonly openScore: number | null
}

export interface RunStep {
  /** Which puzzle of the run, from 1. */
  readonly number: number
  /** 1 is the solver's first move, 3 the second. */
  readonly ply: number
}

/** Runs of puzzles. Everything throws `PuzzleRefusal` where it is not to be had. */
export interface PuzzleRuns {
  /** Starts one, or goes on with the one that is not over. */
  readonly start: (solver: Solver, kind: RunKind) => Promise<GivenRun>
  readonly get: (solver: Solver, uid: string) => Promise<GivenRun>
  readonly move: (
    solver: Solver,
    uid: string,
    step: RunStep & { readonly uci: string },
  ) => Promise<RunMove>
  /** Makes the right move: once in a streak. */
  readonly skip: (solver: Solver, uid: string, step: RunStep) => Promise<RunMove>
  readonly end: (solver: Solver, uid: string) => Promise<GivenRun>
  readonly standings: (solver: Solver) => Promise<Record<RunKind, RunStanding>>
}

export function createPuzzleRuns(deps: PuzzlesDeps): PuzzleRuns {
  const { store, now, createUid } = deps
  const { advance, play } = createRunMoves(deps)
  /** What the player does beside it waits; the time of a run that is up is noted first. */
  const inRun = <Result>(
    { player }: Solver,
    uid: string,
    act: (own: PlayersPuzzles, run: PuzzleRun) => Promise<Result>,
  ) =>
    store.forPlayer(player.id, async (own) => {
      const run = (await own.runs.find(uid)) ?? refusePuzzle('not_found', 'You have no such run.')
      return act(own, await settle(own, run, now()))
    })
  const told = async (own: PlayersPuzzles, solver: Solver, run: PuzzleRun): Promise<GivenRun> => {
    const at = now()
    const isOver = run.ending !== null
    const others = await own.runs.best(run.kind, dayOf(at), run)
    const isOfToday = run.endedAt === null || dayOf(run.endedAt) === dayOf(at)
    return {
      run,
      current: isOver ? null : await own.open(run.kind),
      best: {
        today: isOfToday ? Math.max(others.today, run.score) : others.today,
        ever: Math.max(others.ever, run.score),
      },
      isBest: run.score > others.ever,
      entries: isOver ? await own.runs.attempts(run) : [],
      allowance: await allowanceOf(own, solver, at),
      at,
    }
  }
  const answer = async (
    own: PlayersPuzzles,
    solver: Solver,
    { run, attempt, index }: Step,
    made: {
      readonly uci: string
      readonly judgement: Judgement | null
      readonly timeChange: number
    },
  ): Promise<RunMove> => ({
    ...(await told(own, solver, run)),
    // A move that was not made is not told: it may be the solution.
    move: made.judgement === null ? null : made.uci,
    judgement: made.judgement,
    reply: made.judgement === 'right' ? (attempt.puzzle.moves[2 + 2 * index] ?? null) : null,
    timeChange: made.timeChange,
  })

  return {
    start: ({ player, role }, kind) =>
      store.forPlayer(player.id, async (own) => {
        const solver = { player, role }
        const open = await own.runs.open(kind)
        const settled = open && (await settle(own, open, now()))
        if (settled?.ending === null) return told(own, solver, settled)
        refuseBeyond(await allowanceOf(own, solver, now()))
        const fresh = await own.runs.create({ uid: createUid(), kind, at: now() })
        const run = await advance(own, solver, fresh, 1)
        if (run.ending !== null) refusePuzzle('no_puzzles', 'There is no puzzle for a run.')
        return told(own, solver, run)
      }),
    get: (solver, uid) => inRun(solver, uid, (own, run) => told(own, solver, run)),
    move: (solver, uid, { uci, ...asked }) =>
      inRun(solver, uid, async (own, run) => {
        const step = await stepOf(own, run, asked)
        if (step === null) return late(await told(own, solver, run))
        const again = replayed(step, uci)
        if (again) return answer(own, solver, step, { uci, judgement: again, timeChange: 0 })
        const played = await play(own, solver, { ...step, uci })
        return answer(own, solver, { ...step, run: played.run }, { uci, ...played })
      }),
    skip: (solver, uid, asked) =>
      inRun(solver, uid, async (own, run) => {
        const step = await stepOf(own, run, asked)
        if (step === null) return late(await told(own, solver, run))
        const uci = step.attempt.puzzle.moves[1 + 2 * step.index] ?? ''
        const again = run.skippedIn === asked.number ? replayed(step, uci) : null
        if (again) return answer(own, solver, step, { uci, judgement: again, timeChange: 0 })
        if (run.kind !== 'streak' || run.skippedIn !== null || step.attempt.result !== null) {
          refusePuzzle('puzzle_out_of_step', 'There is no move to skip any more.')
        }
        const skipping = await own.runs.change(run, { skippedIn: asked.number })
        const played = await play(own, solver, { ...step, run: skipping, uci })
        return answer(own, solver, { ...step, run: played.run }, { uci, ...played })
      }),
    end: (solver, uid) =>
      inRun(solver, uid, async (own, run) => {
        if (run.kind === 'streak') {
          refusePuzzle('puzzle_out_of_step', 'A streak ends with its first miss.')
        }
        const ended = run.ending === null ? await over(own, run, 'left', now()) : run
        return told(own, solver, ended)
      }),
    standings: ({ player }) =>
      store.forPlayer(player.id, async (own) => {
        const standing = async (kind: RunKind): Promise<RunStanding> => {
          const open = await own.runs.open(kind)
          const run = open && (await settle(own, open, now()))
          const isOpen = run?.ending === null && run.startedAt !== null
          const best = await own.runs.best(kind, dayOf(now()))
          return { ...best, openScore: isOpen ? run.score : null }
        }
        return { streak: await standing('streak'), timed: await standing('timed') }
      }),
  }
}

/** @returns null when the run was over before the move came */
async function stepOf(
  own: PlayersPuzzles,
  run: PuzzleRun,
  { number, ply }: RunStep,
): Promise<Step | null> {
  const index = (ply - 1) / 2
  if (!Number.isInteger(index)) {
    refusePuzzle('bad_request', 'The solver’s moves have odd numbers: 1, 3, 5.')
  }
  const attempt = await own.runs.attempt(run, number)
  if (!attempt) {
    if (run.ending !== null) return null
    return refusePuzzle('puzzle_out_of_step', 'This run has not come to that puzzle yet.')
  }
  if (index > attempt.found || 1 + 2 * index >= attempt.puzzle.moves.length) {
    refusePuzzle('puzzle_out_of_step', 'This puzzle has not come to that move yet.')
  }
  return { run, attempt, index }
}

/** What a move was that was made already; null of the one that is next. */
function replayed({ attempt, index }: Step, uci: string): Judgement | null {
  if (attempt.result !== null) return judgeMove(attempt.puzzle, index, uci)
  if (index === attempt.found) return null
  if (attempt.puzzle.moves[1 + 2 * index] === uci) return 'right'
  return refusePuzzle('puzzle_out_of_step', 'Another move was made here.')
}

const late = (given: GivenRun): RunMove => ({
  ...given,
  move: null,
  judgement: null,
  reply: null,
  timeChange: 0,
})

/** Ends a timed run whose time is up, at the moment at which it was. */
const settle = async (own: PlayersPuzzles, run: PuzzleRun, at: Date): Promise<PuzzleRun> =>
  run.ending === null && run.deadline !== null && run.deadline.getTime() <= at.getTime()
    ? over(own, run, 'time', run.deadline)
    : run
