import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { remainingMs } from '../../domain/puzzles/run.ts'
import type {
  GivenRun,
  PuzzleRuns,
  RunMove,
  RunStanding,
} from '../../domain/puzzles/puzzle-runs.ts'
import { type Act, describeAllowance, describePuzzle } from './describe.ts'
import { lineOf } from '../../domain/puzzles/puzzle.ts'

const { puzzles: calls } = contract

/** Runs of puzzles. @param acting does what a solver asks for */
export const runRoutes = (runs: PuzzleRuns, acting: Act): readonly Route[] => [
  bind(calls.runs, (who) =>
    acting(who, async (solver) => {
      const { streak, timed } = await runs.standings(solver)
      return { streak: describeStanding(streak), timed: describeStanding(timed) }
    }),
  ),
  bind(calls.startRun, ({ body: { kind }, ...who }) =>
    acting(who, async (solver) => describeRun(await runs.start(solver, kind))),
  ),
  bind(calls.run, ({ params, ...who }) =>
    acting(who, async (solver) => describeRun(await runs.get(solver, params.id))),
  ),
  bind(calls.playRun, ({ params, body, ...who }) =>
    acting(who, async (solver) => describeMove(await runs.move(solver, params.id, body))),
  ),
  bind(calls.skipInRun, ({ params, body, ...who }) =>
    acting(who, async (solver) => describeMove(await runs.skip(solver, params.id, body))),
  ),
  bind(calls.endRun, ({ params, ...who }) =>
    acting(who, async (solver) => describeRun(await runs.end(solver, params.id))),
  ),
]

const describeStanding = ({ ever, today, openScore }: RunStanding) => ({
  best: ever,
  best_today: today,
  open_score: openScore,
})

const describeMove = ({ move, judgement, reply, timeChange, ...given }: RunMove) => ({
  move,
  outcome: judgement,
  reply,
  time_change_ms: timeChange === 0 ? null : timeChange,
  ...describeRun(given),
})

const describeRun = ({ run, current, best, isBest, entries, allowance, at }: GivenRun) => ({
  run: {
    id: run.uid,
    kind: run.kind,
    score: run.score,
    combo: run.combo,
    can_skip: run.kind === 'streak' && run.skippedIn === null && run.ending === null,
    is_started: run.startedAt !== null,
    remaining_ms: remainingMs(run, at),
    current:
      current?.inRun == null
        ? null
        : {
            number: current.inRun.number,
            puzzle: describePuzzle(current.puzzle),
            line: lineOf(current),
          },
    ending: run.ending,
    best_today: best.today,
    best: best.ever,
    is_best: isBest,
    entries: entries.flatMap(({ puzzle, result }) =>
      result === null ? [] : [{ puzzle: describePuzzle(puzzle), result }],
    ),
  },
  allowance: describeAllowance(allowance),
})
