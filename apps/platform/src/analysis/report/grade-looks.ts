import type { BadgeTone } from '@kingside/design-system'
import type { MoveGrade } from './game-report.types.ts'

export const gradeTones: Readonly<Record<MoveGrade, BadgeTone>> = {
  opening: 'neutral',
  brilliant: 'brand',
  great: 'success',
  best: 'success',
  excellent: 'success',
  good: 'neutral',
  inaccuracy: 'info',
  mistake: 'warning',
  miss: 'warning',
  blunder: 'danger',
}

/** The signs that annotators write beside moves; a move that is only good has none. */
export const gradeSigns: Readonly<Record<MoveGrade, string | null>> = {
  opening: null,
  brilliant: '!!',
  great: '!',
  best: '★',
  excellent: '✓',
  good: null,
  inaccuracy: '?!',
  mistake: '?',
  miss: '×',
  blunder: '??',
}

/** The grades that are pointed out among a game's moves: signs on most of them would say nothing. */
const notable: readonly MoveGrade[] = [
  'brilliant',
  'great',
  'inaccuracy',
  'mistake',
  'miss',
  'blunder',
]

/** Whether a grade is pointed out where all moves of a game are seen at once. */
export const isNotable = (grade: MoveGrade): boolean => notable.includes(grade)
