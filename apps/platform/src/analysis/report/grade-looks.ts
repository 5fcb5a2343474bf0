import type { BadgeTone } from '@kingside/design-system/Badge'
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

/** The annotation signs of the grades; a move that is only good has none. */
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

/** The grades that are marked in the list of moves; with a mark on most moves the marks would mean nothing. */
const notable: readonly MoveGrade[] = [
  'brilliant',
  'great',
  'inaccuracy',
  'mistake',
  'miss',
  'blunder',
]

/** Whether a grade is marked where all moves of a game are shown. */
export const isNotable = (grade: MoveGrade): boolean => notable.includes(grade)
