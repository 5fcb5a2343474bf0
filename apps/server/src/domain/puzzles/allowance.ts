import type { Role } from '@kingside/api'
import { puzzleLimits } from '@kingside/api/facts'
import type { Player } from '../players/visitor-store.ts'
import { type Attempt, dayOf, nextMidnight } from './puzzle.ts'
import { refusePuzzle } from './puzzle-refusal.ts'
import type { PlayersPuzzles } from './puzzle-store.ts'

/** Who solves. */
export interface Solver {
  readonly player: Player
  readonly role: Role
}

/** What a player may still begin today. */
export interface Allowance {
  /** New puzzles begun since midnight UTC. */
  readonly used: number
  /** Null is without a limit. */
  readonly limit: number | null
  readonly resetAt: Date
}

export async function allowanceOf(
  own: PlayersPuzzles,
  { role }: Solver,
  at: Date,
): Promise<Allowance> {
  const { today } = await own.uses(null, dayOf(at))
  return { used: today, limit: await limitOf(own, role, at), resetAt: nextMidnight(at) }
}

/** Whether no new puzzle may be begun any more today. */
export const isUsedUp = ({ used, limit }: Pick<Allowance, 'used' | 'limit'>): boolean =>
  limit !== null && used >= limit

/** @throws PuzzleRefusal when there is nothing left of the day */
export function refuseBeyond({ used, limit, resetAt }: Allowance): void {
  if (limit === null || !isUsedUp({ used, limit })) return
  const one = limit === 1 ? 'your puzzle' : `your ${limit} puzzles`
  refusePuzzle(
    'puzzle_limit_reached',
    `You have had ${one} of today. There are more from ${resetAt.toISOString()} on.`,
    resetAt,
  )
}

/** Whether a try counts no more, or there is still something left of the day for it. */
export async function mayBegin(
  own: PlayersPuzzles,
  { role }: Solver,
  { begunAt, mode, puzzle }: Attempt,
  at: Date,
): Promise<boolean> {
  if (begunAt !== null || mode === 'daily') return true
  const { has, today } = await own.uses(puzzle.id, dayOf(at))
  return has || !isUsedUp({ used: today, limit: await limitOf(own, role, at) })
}

/**
 * Counts a try with its first move or hint. The daily puzzle is free, and what was begun before is not new.
 * @throws PuzzleRefusal when there is nothing left of the day
 */
export async function beginAttempt(
  own: PlayersPuzzles,
  { role }: Solver,
  attempt: Attempt,
  at: Date,
): Promise<void> {
  if (attempt.begunAt !== null) return
  if (attempt.mode !== 'daily') {
    const day = dayOf(at)
    const { has, today } = await own.uses(attempt.puzzle.id, day)
    if (!has) {
      refuseBeyond({ used: today, limit: await limitOf(own, role, at), resetAt: nextMidnight(at) })
      await own.use(attempt.puzzle.id, day)
    }
  }
  await own.begin(attempt, at)
}

async function limitOf(own: PlayersPuzzles, role: Role, at: Date): Promise<number | null> {
  switch (role) {
    case 'anonymous':
      return puzzleLimits.visitorADay
    case 'free':
      return puzzleLimits.freeADay + (await own.extra(dayOf(at)))
    case 'pro':
    case 'admin':
      return null
    default:
      return role satisfies never
  }
}
