import type { AnalysisItem } from '../game/analysis.ts'
import { turnOf } from '../position/fen.ts'
import { legalMoves } from '../position/legal-moves.ts'
import { givenUp, winsAtOnce } from './sacrifice.ts'
import { centipawnsOf, lineCentipawns, winPercent } from './winning-chances.ts'

/** How a move is judged; `gradeOf` says what each grade means. */
export type MoveGrade =
  | 'blunder'
  | 'mistake'
  | 'inaccuracy'
  | 'opening'
  | 'good'
  | 'excellent'
  | 'great'
  | 'best'
  | 'miss'
  | 'brilliant'

/**
 * How many percent of the winning chances a move may lose and still have the grade. Five is about half a
 * pawn in an even game, ten a whole one, twenty a piece for little; in a game that is decided the same
 * material costs less, so it is judged more mildly.
 */
const maxLost = { excellent: 2, good: 5, inaccuracy: 10, mistake: 20 } as const

/** How many pawns' worth a sacrifice is at least: more than a pawn, so an exchange or a piece for a pawn. */
const leastSacrifice = 2

/** How much a capture wins at least that anybody sees, in pawns. */
const plainGain = 2

/** With fewer moves to choose from, the right one is soon found. */
const leastChoice = 4

/**
 * Whether a move is the one that the engine would play. Such a move loses nothing: what the engine sees only
 * after its own choice is its error, not the mover's.
 */
export const isFirstChoice = (before: AnalysisItem, uci: string): boolean =>
  before.multipv[0]?.line[0]?.lan === uci

/** A move with what the engine said before and after it. */
export interface MoveToGrade {
  readonly uci: string
  /** With two lines, where the position has two moves. */
  readonly before: AnalysisItem
  readonly after: AnalysisItem
  /** Whether it is a move of a named opening. */
  readonly isOpening: boolean
  /** The opponent's move before it; null where there is none. */
  readonly previous: Pick<MoveToGrade, 'uci' | 'before'> | null
}

/**
 * Judges a move.
 * - `opening`: of a named opening, unless it is a mistake there or ends the game.
 * - `best`: what the engine would play.
 * - `great`: the best move, where the second best would be a mistake, and that takes neither back nor what stands
 *   loose.
 * - `brilliant`: the best move, that gives up two pawns' worth or more at once, in a game that the mover
 *   neither loses by it nor wins without it.
 * - Where there are three moves or fewer, the best is `best` and no more.
 * - `miss`: a mistake or worse right after the opponent's, that leaves the mover where he stood before both.
 * - All others by what they lose of the winning chances.
 */
export function gradeOf(move: MoveToGrade): MoveGrade {
  const { uci, before, after, isOpening, previous } = move
  const color = turnOf(before.fen)
  const chance = (item: AnalysisItem) => winPercent(centipawnsOf(item), color)
  const isBest = isFirstChoice(before, uci)
  const lost = isBest ? 0 : Math.max(0, chance(before) - chance(after))
  const goesOn = legalMoves(after.fen).length > 0
  if (isOpening && goesOn && lost <= maxLost.inaccuracy) return 'opening'
  if (isBest) return gradeOfBest(move)
  if (lost <= maxLost.excellent) return 'excellent'
  if (lost <= maxLost.good) return 'good'
  if (lost <= maxLost.inaccuracy) return 'inaccuracy'
  if (previous) {
    const atFirst = chance(previous.before)
    const wasGiven = chance(before) - atFirst > maxLost.inaccuracy
    if (wasGiven && atFirst - chance(after) <= maxLost.good) return 'miss'
  }
  return lost <= maxLost.mistake ? 'mistake' : 'blunder'
}

/** The engine's own choice is `best` at least. */
function gradeOfBest({ uci, before, after, previous }: MoveToGrade): MoveGrade {
  const color = turnOf(before.fen)
  const [, second] = before.multipv
  if (!second || legalMoves(before.fen).length < leastChoice) return 'best'
  const secondChance = winPercent(lineCentipawns(second), color)
  const isLosing = winPercent(centipawnsOf(after), color) < 50 - maxLost.good
  const isWonAnyway = secondChance > 90
  if (!isLosing && !isWonAnyway && givenUp(before.fen, uci) >= leastSacrifice) return 'brilliant'
  const isOnlyOne = winPercent(centipawnsOf(before), color) - secondChance > maxLost.inaccuracy
  if (!isOnlyOne || takesBack(uci, previous)) return 'best'
  const isMate = legalMoves(after.fen).length === 0
  return isMate || winsAtOnce(before.fen, uci) < plainGain ? 'great' : 'best'
}

/** Whether a move takes what has just taken something. */
function takesBack(uci: string, previous: MoveToGrade['previous']): boolean {
  if (previous?.uci.slice(2, 4) !== uci.slice(2, 4)) return false
  return legalMoves(previous.before.fen).some(
    ({ lan, captured }) => lan === previous.uci && captured !== undefined,
  )
}
