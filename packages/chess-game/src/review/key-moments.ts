import type { AnalysisItem } from '../game/analysis.ts'
import { type Color, opposite } from '../model/piece.ts'
import { turnOf } from '../position/fen.ts'
import type { AnalysedPly, GameToAnalyse } from './game-review.ts'
import { isFirstChoice } from './grading.ts'
import { centipawnsOf, winPercent } from './winning-chances.ts'

/** A move after which its side stood clearly worse than it could have. */
export interface KeyMoment {
  /** Of the move: plies from the start of the game, from 1. */
  readonly ply: number
  /** Who moved. */
  readonly color: Color
  /** The position before the move, with what the engine would have played. */
  readonly before: AnalysisItem
  /** The move, in UCI. */
  readonly played: string
  /** How many percent of the winning chances the move lost. */
  readonly lost: number
}

/** From how many percent of the winning chances a move is one to learn from: an inaccuracy at least. */
const leastLost = 5

/** How many percent a move may lose and still count as found. */
const maxLostOfFound = 4

/** How many percent of the mover's winning chances the move between two positions lost; 0 to 100. */
export function lostBetween(before: AnalysisItem, after: AnalysisItem): number {
  const color = turnOf(before.fen)
  const chance = (item: AnalysisItem) => winPercent(centipawnsOf(item), color)
  return Math.max(0, chance(before) - chance(after))
}

/** Whether a move is nearly as good as the best one. @param after the position that it leads to */
export const isNearlyBest = (before: AnalysisItem, after: AnalysisItem): boolean =>
  lostBetween(before, after) < maxLostOfFound

/**
 * The moves of a game that cost most, in their order. None is one that the engine would play too, and none is a
 * move of a named opening.
 * @param plies from ply 0 on, without a gap
 * @param color whose moves; null for both sides'
 * @param most how many at most
 */
export function keyMoments(
  { moves }: GameToAnalyse,
  plies: readonly AnalysedPly[],
  color: Color | null,
  most: number,
): KeyMoment[] {
  const found = plies.slice(1).flatMap(({ ply, item, grade }): KeyMoment[] => {
    const before = plies[ply - 1]?.item
    const played = moves[ply - 1]?.uci
    const mover = opposite(turnOf(item.fen))
    if (!before?.multipv[0] || played === undefined || grade === 'opening') return []
    if ((color && mover !== color) || isFirstChoice(before, played)) return []
    return [{ ply, color: mover, before, played, lost: lostBetween(before, item) }]
  })
  return found
    .filter(({ lost }) => lost > leastLost)
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, most)
    .toSorted((one, other) => one.ply - other.ply)
}
