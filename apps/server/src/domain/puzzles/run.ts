import { type RunEnding, type RunKind, runRules } from '@kingside/api/facts'

/** Puzzles of a player, one after the other and each harder. */
export interface PuzzleRun {
  readonly id: number
  readonly uid: string
  readonly kind: RunKind
  /** Puzzles that were solved. */
  readonly score: number
  /** Right moves in a row. */
  readonly combo: number
  /** The number of the puzzle in which the one skip was used; null before. */
  readonly skippedIn: number | null
  /** When the first move was made. */
  readonly startedAt: Date | null
  /** When a timed run ends; null of others, and before the first move. */
  readonly deadline: Date | null
  readonly ending: RunEnding | null
  readonly endedAt: Date | null
}

/** What the last of so many right moves in a row gives, in milliseconds: 0 is nothing. */
export function bonusOf(combo: number): number {
  const { bonuses, furtherMoves } = runRules
  const last = bonuses[bonuses.length - 1]
  if (last && combo > last.moves) return (combo - last.moves) % furtherMoves === 0 ? last.ms : 0
  return bonuses.find(({ moves }) => moves === combo)?.ms ?? 0
}

/** How hard a puzzle of a run is. @param number from 1 */
export const levelOf = (kind: RunKind, number: number): number =>
  runRules.firstLevel + (number - 1) * runRules.levelStep[kind]

/** A moment so many milliseconds later. */
export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/** What is left of a timed run; null of others. */
export function remainingMs({ kind, deadline, ending }: PuzzleRun, at: Date): number | null {
  if (kind !== 'timed') return null
  if (ending !== null) return 0
  if (deadline === null) return runRules.durationMs
  return Math.max(0, deadline.getTime() - at.getTime())
}
