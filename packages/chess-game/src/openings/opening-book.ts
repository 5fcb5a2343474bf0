import { positionKey } from '../position/fen.ts'
import type { Opening, OpeningNode } from './opening-tree.ts'

/** An opening found along a game. */
export interface OpeningAtPly extends Opening {
  /** The ply at which the game reaches the named position. */
  readonly ply: number
}

/** The named openings. Names are English; a position has at most one. */
export interface OpeningBook {
  /**
   * Finds the deepest named opening along a line of moves, which may be longer than the book's. Uses move order only,
   * so it does not find transpositions.
   * @param lans moves in LAN (`e2e4`, castling `e1g1`) from the standard initial position.
   */
  byMoves(lans: readonly string[]): OpeningAtPly | undefined
  /**
   * Finds the opening whose line ends in exactly this position, by any move order. The first call replays the whole
   * book.
   * @param fen compared by its first four fields; give the en passant square only where a pawn can legally capture
   * there. Any other text, even one that is no FEN, returns undefined.
   */
  byPosition(fen: string): Opening | undefined
  /**
   * Finds the last named position of a game with any start position.
   * @param fens every position of the game, the initial one first.
   */
  ofGame(fens: readonly string[]): OpeningAtPly | undefined
}

/** The position after a legal move, as FEN. The move is in LAN. */
export type PlayMove = (fen: string, move: string) => string

function deepestNamed(root: OpeningNode, lans: readonly string[]) {
  let found: OpeningAtPly | undefined
  let node = root
  for (const [index, lan] of lans.entries()) {
    const next = node.children.get(lan)
    if (!next) break
    node = next
    if (node.opening) found = { ...node.opening, ply: index + 1 }
  }
  return found
}

function indexPositions(root: OpeningNode, start: string, play: PlayMove) {
  const openings = new Map<string, Opening>()
  const visit = (node: OpeningNode, fen: string) => {
    if (node.opening) openings.set(positionKey(fen), node.opening)
    for (const [move, child] of node.children) visit(child, play(fen, move))
  }
  visit(root, start)
  return openings
}

/**
 * Makes the book of a tree of openings.
 * @param start FEN of the tree's root.
 * @param play the rules; called once for each move of the tree at the first search by position.
 */
export function openingBook(root: OpeningNode, start: string, play: PlayMove): OpeningBook {
  let positions: ReadonlyMap<string, Opening> | undefined
  const byPosition = (fen: string) => {
    positions ??= indexPositions(root, start, play)
    return positions.get(positionKey(fen))
  }
  return {
    byMoves: (lans) => deepestNamed(root, lans),
    byPosition,
    ofGame: (fens) => {
      const ply = fens.findLastIndex((fen) => byPosition(fen))
      const opening = byPosition(fens[ply] ?? '')
      return opening && { ...opening, ply }
    },
  }
}
