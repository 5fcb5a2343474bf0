import { ChessError } from '../chess-error.ts'
import type { MoveIntent } from '../model/move.ts'
import type { PieceType } from '../model/piece.ts'
import type { Square } from '../model/square.ts'
import { Position, positionOf, resolveMove } from '../position/position.ts'
import { describeMove } from '../position/legal-moves.ts'
import { writeSan } from '../notation/san.ts'
import type { ChessGame } from './chess-game.ts'

/** A move that an engine proposes. */
export interface AnalysisMove {
  readonly from: Square
  readonly to: Square
  readonly san: string
  readonly lan: string
  /** The piece that moves. */
  readonly type: PieceType
}

/** One of the engine's lines. Scores are from White's side. */
export interface AnalysisLine {
  /** In pawns; null when there is a mate instead. */
  readonly line_eval: number | null
  /** Moves to mate, negative when Black mates; null when the engine found no mate. */
  readonly mate_in: number | null
  readonly line: readonly AnalysisMove[]
}

/** Engine analysis of a position. */
export interface AnalysisItem {
  readonly fen: string
  /** Search depth in plies. */
  readonly depth: number
  /** The best lines, best first. */
  readonly multipv: readonly AnalysisLine[]
}

/** An engine's line as UCI sends it: from the side to move, in centipawns or moves to mate. */
export interface EngineLine {
  readonly score: { readonly type: 'cp' | 'mate'; readonly value: number }
  readonly pv: readonly (MoveIntent | string)[]
}

/** How much of an engine's lines is kept. */
export interface AnalysisOptions {
  /** Moves kept of each line. @default 3 */
  readonly lineLength?: number
}

/**
 * Converts an engine's lines: adds SAN to LAN and turns scores to White's side.
 * @throws {ChessError} when a line has a move that is not legal, with its ply in the line.
 */
export function analysisItem(
  fen: string,
  depth: number,
  lines: readonly EngineLine[],
  { lineLength = 3 }: AnalysisOptions = {},
): AnalysisItem {
  const start = positionOf(fen)
  const side = start.turn === 'w' ? 1 : -1
  const multipv = lines.map(({ score, pv }): AnalysisLine => {
    // Avoid -0, which would be shown with its sign.
    const value = score.value * side || 0
    let position = start
    const line = pv.slice(0, lineLength).map((move, index): AnalysisMove => {
      try {
        const code = resolveMove(position, move, true)
        const { from, to, san, lan, piece } = describeMove(
          code,
          writeSan(Position.board(position), code),
        )
        position = Position.after(position, code)
        return { from, to, san, lan, type: piece }
      } catch (error) {
        throw error instanceof ChessError ? error.at({ ply: index + 1 }) : error
      }
    })
    const isMate = score.type === 'mate'
    return { line_eval: isMate ? null : value / 100, mate_in: isMate ? value : null, line }
  })
  return { fen: start.fen, depth, multipv }
}

/**
 * Adds engine analysis of positions of this game. A deeper analysis of a position replaces a shallower
 * one; unchanged parts stay the same objects.
 * @throws {ChessError} `no-history-item` when the game has no such position; nothing is added then.
 */
export function uploadAnalysis(game: ChessGame, items: readonly AnalysisItem[]): ChessGame {
  const known = new Map(game.analysis.map((item) => [item.fen, item]))
  const own = fensOf(game)
  for (const item of items) {
    if (!own.has(item.fen)) {
      throw new ChessError(
        'no-history-item',
        `There is no history item with fen ${item.fen.slice(0, 100)}`,
        'Analysis belongs to a position of the game. Compare with move.fen, or play the move first.',
      )
    }
    const old = known.get(item.fen)
    if (!old || old.depth <= item.depth) known.set(item.fen, item)
  }
  const analysis = [...known.values()]
  const isSame =
    analysis.length === game.analysis.length &&
    analysis.every((item, index) => item === game.analysis[index])
  return isSame ? game : game.with({ analysis })
}

/** The FENs of every position of the game, variations included. */
function fensOf(game: ChessGame): ReadonlySet<string> {
  const fens = new Set([game.initialFen])
  const left = [game.history, ...game.nextVariations]
  for (let line = left.pop(); line; line = left.pop()) {
    for (const move of line) {
      fens.add(move.fen)
      left.push(...move.variations)
    }
  }
  return fens
}
