import type { AnalysisItem } from '../game/analysis.ts'
import { endOfPosition } from '../game/game-end.ts'
import { type Color, opposite } from '../model/piece.ts'
import { turnOf } from '../position/fen.ts'
import { gradeOf, isFirstChoice, type MoveGrade } from './grading.ts'
import { accuracyOf, centipawnsOf, winPercent } from './winning-chances.ts'

/** A game as far as its analysis needs it. */
export interface GameToAnalyse {
  readonly initialFen: string
  /** Each with the position after it. */
  readonly moves: readonly { readonly uci: string; readonly fen: string }[]
}

/** A position of a game that was looked at, with the judgement of the move that led to it. */
export interface AnalysedPly {
  /** 0 is the position that the game began with. */
  readonly ply: number
  readonly item: AnalysisItem
  /** Null of ply 0. */
  readonly grade: MoveGrade | null
  /** 0 to 100; null of ply 0. */
  readonly accuracy: number | null
}

/** How one side played; null where it made no move. */
export interface SideReview {
  /** The simple mean of its moves, 0 to 100. */
  readonly accuracy: number | null
  /** How much a move lost on average, in hundredths of a pawn. */
  readonly averageCentipawnLoss: number | null
}

/** The analysis of a position in which the game is over; null where the game goes on. */
export const endedItem = (fen: string): AnalysisItem | null =>
  endOfPosition(fen) ? { fen, depth: 0, multipv: [] } : null

/** The position after so many plies. */
export const fenAt = ({ initialFen, moves }: GameToAnalyse, ply: number): string =>
  moves[ply - 1]?.fen ?? initialFen

/**
 * Judges the move that led to a position.
 * @param before the positions that came before it, from ply 0 on, without a gap
 * @param openingPlies how many plies the game follows a named opening
 */
export function judge(
  { moves }: GameToAnalyse,
  before: readonly AnalysedPly[],
  item: AnalysisItem,
  openingPlies: number,
): AnalysedPly {
  const ply = before.length
  const last = before.at(-1)
  const move = moves[ply - 1]
  if (!last || !move) return { ply, item, grade: null, accuracy: null }
  const color = turnOf(last.item.fen)
  const opponentMove = moves[ply - 2]
  const beforeOpponent = before.at(-2)
  return {
    ply,
    item,
    grade: gradeOf({
      uci: move.uci,
      before: last.item,
      after: item,
      isOpening: ply <= openingPlies,
      previous:
        opponentMove && beforeOpponent
          ? { uci: opponentMove.uci, before: beforeOpponent.item }
          : null,
    }),
    accuracy: isFirstChoice(last.item, move.uci)
      ? 100
      : accuracyOf(
          winPercent(centipawnsOf(last.item), color),
          winPercent(centipawnsOf(item), color),
        ),
  }
}

/**
 * Judges all positions of a game that were looked at.
 * @param items from ply 0 on, without a gap
 */
export const judgeAll = (
  game: GameToAnalyse,
  items: readonly AnalysisItem[],
  openingPlies: number,
): readonly AnalysedPly[] => {
  const plies: AnalysedPly[] = []
  for (const item of items) plies.push(judge(game, plies, item, openingPlies))
  return plies
}

/**
 * How both sides played a game of which every position was looked at.
 * @param moves of the game, in UCI
 */
export function reviewSides(
  plies: readonly AnalysedPly[],
  moves: readonly string[],
): { readonly [C in Color]: SideReview } {
  const made = plies.slice(1).map(({ item, accuracy }, index) => {
    const before = plies[index]?.item ?? item
    const color = opposite(turnOf(item.fen))
    const lost = (centipawnsOf(before) - centipawnsOf(item)) * (color === 'w' ? 1 : -1)
    const isBest = isFirstChoice(before, moves[index] ?? '')
    return { color, accuracy: accuracy ?? 0, lost: isBest ? 0 : Math.max(0, lost) }
  })
  const of = (color: Color): SideReview => {
    const own = made.filter((move) => move.color === color)
    return {
      accuracy: mean(own.map(({ accuracy }) => accuracy)),
      averageCentipawnLoss: mean(own.map(({ lost }) => lost)),
    }
  }
  return { w: of('w'), b: of('b') }
}

/** To one decimal. */
function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
}
