import { type RunEnding, runRules } from '@kingside/api/facts'
import { allowanceOf, beginAttempt, isUsedUp, mayBegin, type Solver } from './allowance.ts'
import { highestLevel } from './choose-unseen.ts'
import { decide } from './decide.ts'
import { judgeMove, type Judgement } from './judge-move.ts'
import type { Attempt, Puzzle } from './puzzle.ts'
import type { PlayersPuzzles } from './puzzle-store.ts'
import type { PuzzlesDeps } from './puzzles.ts'
import { bonusOf, later, levelOf, type PuzzleRun } from './run.ts'

/** A move of a run, found. */
export interface Step {
  readonly run: PuzzleRun
  readonly attempt: Attempt
  /** Among the solver's moves. */
  readonly index: number
}

/** What has come of a move. */
export interface Played {
  readonly run: PuzzleRun
  /** Null when the run was over before it could be judged. */
  readonly judgement: Judgement | null
  /** In milliseconds; 0 when the time has not changed. */
  readonly timeChange: number
}

/** How runs go on from move to move. */
export function createRunMoves({
  now,
  random,
  createUid,
}: Pick<PuzzlesDeps, 'now' | 'random' | 'createUid'>) {
  /** The next puzzle, or the end of the run where there is none. */
  const advance = async (own: PlayersPuzzles, solver: Solver, run: PuzzleRun, number: number) => {
    const at = now()
    if (isUsedUp(await allowanceOf(own, solver, at))) return own.runs.end(run, 'limit', at)
    const puzzle = await chooseForRun(own, run, levelOf(run.kind, number), random)
    if (!puzzle) return own.runs.end(run, 'none_left', at)
    const place = { runId: run.id, number }
    await own.give({ uid: createUid(), puzzle, mode: run.kind, theme: null, inRun: place, at })
    return run
  }

  /** Makes a move that is next, and all that follows from it. */
  const play = async (
    own: PlayersPuzzles,
    solver: Solver,
    { run: before, attempt, index, uci }: Step & { readonly uci: string },
  ): Promise<Played> => {
    const at = now()
    if (!(await mayBegin(own, solver, attempt, at))) {
      const run = await over(own, before, 'limit', at)
      return { run, judgement: null, timeChange: 0 }
    }
    await beginAttempt(own, solver, attempt, at)
    const started = await startClock(own, before, at)
    const judgement = judgeMove(attempt.puzzle, index, uci)
    if (judgement === 'wrong') {
      await decide(own, attempt, { result: 'failed', at, isMember: true })
      return { ...(await miss(own, solver, started, attempt)), judgement }
    }
    const isSolved = judgement === 'solved'
    const { length } = attempt.puzzle.moves
    await own.setFound(attempt, isSolved ? Math.floor(length / 2) : index + 1)
    const { inRun: place } = attempt
    const isHelped = place !== null && started.skippedIn === place.number
    if (isSolved) {
      await decide(own, attempt, { result: isHelped ? 'hinted' : 'solved', at, isMember: true })
    }
    const combo = started.combo + 1
    const bonus = started.deadline === null ? 0 : bonusOf(combo)
    const run = await own.runs.change(started, {
      combo,
      score: started.score + (isSolved ? 1 : 0),
      ...(started.deadline && { deadline: later(started.deadline, bonus) }),
    })
    return {
      run: isSolved ? await advance(own, solver, run, numberOf(attempt) + 1) : run,
      judgement,
      timeChange: bonus,
    }
  }
  const miss = async (
    own: PlayersPuzzles,
    solver: Solver,
    started: PuzzleRun,
    attempt: Attempt,
  ) => {
    const at = now()
    if (started.deadline === null) {
      return { run: await own.runs.end(started, 'missed', at), timeChange: 0 }
    }
    const deadline = later(started.deadline, -runRules.missMs)
    const run = await own.runs.change(started, { combo: 0, deadline })
    const isUp = deadline.getTime() <= at.getTime()
    return {
      run: isUp
        ? await own.runs.end(run, 'time', at)
        : await advance(own, solver, run, numberOf(attempt) + 1),
      timeChange: -runRules.missMs,
    }
  }
  return { advance, play }
}

const numberOf = ({ inRun }: Attempt): number => {
  if (inRun === null) throw new Error('The try is of no run.')
  return inRun.number
}

/** Ends a run. The puzzle that was still open is no miss, and may come again. */
export async function over(
  own: PlayersPuzzles,
  run: PuzzleRun,
  ending: RunEnding,
  at: Date,
): Promise<PuzzleRun> {
  const open = await own.open(run.kind)
  if (open) await own.drop(open)
  return own.runs.end(run, ending, at)
}

const startClock = async (own: PlayersPuzzles, run: PuzzleRun, at: Date): Promise<PuzzleRun> =>
  run.startedAt === null
    ? own.runs.change(run, {
        startedAt: at,
        ...(run.kind === 'timed' && { deadline: later(at, runRules.durationMs) }),
      })
    : run

/** New puzzles for so far around a level, before those that were tried before. */
const farthest = 300

/** A puzzle of about this level: a new one if there is any near it. */
async function chooseForRun(
  own: PlayersPuzzles,
  run: PuzzleRun,
  wanted: number,
  random: () => number,
): Promise<Puzzle | null> {
  const step = runRules.levelStep[run.kind]
  const level = Math.round(wanted + random() * step)
  const wish = { theme: null, packed: false, level }
  for (let width = 2 * step; width <= 2 * farthest; width *= 2) {
    const range = { from: Math.max(0, wanted - width / 2), to: wanted + width }
    // oxlint-disable-next-line no-await-in-loop -- a wider search only where the narrow one found nothing
    const puzzle = await own.unseen({ ...wish, ...range })
    if (puzzle) return puzzle
  }
  const near = { from: wanted - farthest, to: wanted + farthest }
  const all = { from: 0, to: highestLevel }
  return (
    (await own.runs.triedBefore(run, near)) ??
    (await own.unseen({ ...wish, ...all })) ??
    own.runs.triedBefore(run, all)
  )
}
