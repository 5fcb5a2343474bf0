import type { PuzzleMode, PuzzleResult, PuzzleTheme, RunKind } from '@kingside/api/facts'
import {
  type Allowance,
  allowanceOf,
  beginAttempt,
  refuseBeyond,
  type Solver,
} from './allowance.ts'
import { chooseUnseen } from './choose-unseen.ts'
import { decide } from './decide.ts'
import { judgeMove, type Judgement } from './judge-move.ts'
import { type Attempt, dayOf, isPlayedOut, type Puzzle } from './puzzle.ts'
import { refusePuzzle } from './puzzle-refusal.ts'
import type { HistoryEntry, PlayersPuzzles, PuzzleProgress, PuzzleStore } from './puzzle-store.ts'

/** A try with what is left of the day. */
export interface Given {
  readonly attempt: Attempt
  readonly allowance: Allowance
}

export interface NextWish {
  readonly mode: Exclude<PuzzleMode, 'daily' | RunKind>
  readonly theme: PuzzleTheme | null
  /** Of practice: the public id of a puzzle that was tried before. */
  readonly puzzle: string | null
  /** The uid of a try of practice that is wanted no more. */
  readonly skip: string | null
}

/** Where players solve puzzles. Everything throws `PuzzleRefusal` where it is not to be had. */
export interface Puzzles {
  readonly next: (solver: Solver, wish: NextWish) => Promise<Given>
  readonly daily: (solver: Solver) => Promise<Given>
  /** @param ply 1 is the solver's first move, 3 the second */
  readonly move: (
    solver: Solver,
    uid: string,
    move: { readonly ply: number; readonly uci: string },
  ) => Promise<Given & { readonly judgement: Judgement; readonly reply: string | null }>
  readonly hint: (
    solver: Solver,
    uid: string,
    ply: number,
  ) => Promise<Given & { readonly move: string }>
  readonly progress: (solver: Solver) => Promise<PuzzleProgress & { readonly allowance: Allowance }>
  readonly history: (
    solver: Solver,
    list: { readonly result: PuzzleResult | null; readonly limit: number; readonly offset: number },
  ) => Promise<{ readonly count: number; readonly results: readonly HistoryEntry[] }>
  readonly themes: PuzzleStore['themes']
}

export interface PuzzlesDeps {
  readonly store: PuzzleStore
  readonly now: () => Date
  /** From 0 to 1. */
  readonly random: () => number
  readonly createUid: () => string
}

export function createPuzzles({ store, now, random, createUid }: PuzzlesDeps): Puzzles {
  const give = (own: PlayersPuzzles, puzzle: Puzzle, mode: PuzzleMode, theme: PuzzleTheme | null) =>
    own.give({ uid: createUid(), puzzle, mode, theme, at: now() })

  const retry = async (own: PlayersPuzzles, solver: Solver, slug: string) => {
    const puzzle =
      (await own.tried(slug)) ?? refusePuzzle('not_found', 'You have not tried this puzzle yet.')
    const open = await own.open('practice')
    if (open?.puzzle.id === puzzle.id) return given(own, solver, open)
    if (open) await own.drop(open)
    return given(own, solver, await give(own, puzzle, 'practice', null))
  }

  const next = (solver: Solver, { mode, puzzle: slug, skip, ...wish }: NextWish) =>
    store.forPlayer(solver.player.id, async (own) => {
      // The theme would be a hint, and its puzzles may be those whose solutions everybody has.
      const theme = mode === 'practice' ? wish.theme : null
      if (mode !== 'practice' && !isMember(solver)) {
        refusePuzzle('forbidden', 'Rated puzzles need an account. Sign in first.')
      }
      if (mode === 'practice' && slug !== null) return retry(own, solver, slug)
      const open = await own.open(mode)
      if (open) {
        const isOther = mode === 'practice' && (await own.themeOf(open)) !== theme
        if (open.uid !== skip && !isOther) return given(own, solver, open)
        if (mode === 'practice') await own.drop(open)
        else return given(own, solver, open)
      }
      if (mode === 'review') {
        const due = await own.due(dayOf(now()))
        if (!due) return refusePuzzle('no_puzzles', 'No puzzle has come again yet.')
        return given(own, solver, await give(own, due, mode, null))
      }
      const allowance = await allowanceOf(own, solver, now())
      refuseBeyond(allowance)
      const puzzle = await chooseUnseen(own, { theme, packed: mode === 'practice' }, random)
      if (!puzzle) return refusePuzzle('no_puzzles', 'You have solved them all.')
      return { attempt: await give(own, puzzle, mode, theme), allowance }
    })

  const given = async (own: PlayersPuzzles, solver: Solver, attempt: Attempt): Promise<Given> => ({
    attempt,
    allowance: await allowanceOf(own, solver, now()),
  })

  return {
    next,
    daily: async (solver) => {
      const puzzle = await store.daily(dayOf(now()), random())
      if (!puzzle) return refusePuzzle('no_puzzles', 'There is no puzzle of the day.')
      return store.forPlayer(solver.player.id, async (own) => {
        const open = await own.open('daily')
        if (open?.puzzle.id === puzzle.id) return given(own, solver, open)
        if (open) await own.drop(open)
        const done = await own.last(puzzle.id, 'daily')
        return given(own, solver, done ?? (await give(own, puzzle, 'daily', null)))
      })
    },
    move: (solver, uid, { ply, uci }) =>
      store.forPlayer(solver.player.id, async (own) => {
        const { attempt, index } = await stepOf(own, uid, ply)
        await beginAttempt(own, solver, attempt, now())
        const { moves } = attempt.puzzle
        const judgement = judgeMove(attempt.puzzle, index, uci)
        const found = judgement === 'solved' ? Math.floor(moves.length / 2) : index + 1
        if (judgement !== 'wrong' && found > attempt.found) await own.setFound(attempt, found)
        if (judgement === 'wrong')
          await decide(own, attempt, { result: 'failed', at: now(), isMember: isMember(solver) })
        if (judgement === 'solved')
          await decide(own, attempt, { result: 'solved', at: now(), isMember: isMember(solver) })
        const reply = judgement === 'right' ? (moves[2 + 2 * index] ?? null) : null
        return { ...(await given(own, solver, await again(own, attempt))), judgement, reply }
      }),
    hint: (solver, uid, ply) =>
      store.forPlayer(solver.player.id, async (own) => {
        const { attempt, index } = await stepOf(own, uid, ply)
        await beginAttempt(own, solver, attempt, now())
        if (!isPlayedOut(attempt))
          await decide(own, attempt, { result: 'hinted', at: now(), isMember: isMember(solver) })
        const move = attempt.puzzle.moves[1 + 2 * index]
        if (move === undefined) throw new Error(`${uid} has no move ${ply}.`)
        return { ...(await given(own, solver, await again(own, attempt))), move }
      }),
    progress: async (solver) => {
      const progress = await store.progress(solver.player.id, dayOf(now()))
      const allowance = await store.forPlayer(solver.player.id, (own) =>
        allowanceOf(own, solver, now()),
      )
      return { ...progress, allowance }
    },
    history: ({ player }, list) => store.history(player.id, list),
    themes: store.themes,
  }
}

/** The try, when this is a move that it has come to. @returns also the index among the solver's moves */
const stepOf = async (own: PlayersPuzzles, uid: string, ply: number) => {
  const attempt = await own.find(uid)
  // What is open in a run is played there.
  if (!attempt || (attempt.inRun !== null && attempt.result === null)) {
    return refusePuzzle('not_found', 'You have no such puzzle.')
  }
  const index = (ply - 1) / 2
  if (!Number.isInteger(index)) {
    refusePuzzle('bad_request', 'The solver’s moves have odd numbers: 1, 3, 5.')
  }
  if (index > attempt.found || 1 + 2 * index >= attempt.puzzle.moves.length) {
    refusePuzzle('puzzle_out_of_step', 'This puzzle has not come to that move yet.')
  }
  return { attempt, index }
}

const again = async (own: PlayersPuzzles, { uid }: Attempt): Promise<Attempt> => {
  const attempt = await own.find(uid)
  if (!attempt) throw new Error(`The try ${uid} has gone.`)
  return attempt
}

const isMember = ({ role }: Solver): boolean => role !== 'anonymous'
