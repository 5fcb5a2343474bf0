import { positionKey } from '../position/fen.ts'
import type { Opening, OpeningNode } from './opening-tree.ts'

/** An opening found along a game. */
export interface OpeningAtPly extends Opening {
  /** Half-moves of the game up to the position that has the name. */
  readonly ply: number
}

/** The named openings. Names are English; a position has at most one. */
export interface OpeningBook {
  /**
   * Finds the deepest named opening along a line of moves, which may go on after the book ends.
   * Needs no rules; does not see transpositions.
   * @param lans moves in LAN (`e2e4`, castling `e1g1`) from the standard initial position.
   */
  byMoves(lans: readonly string[]): OpeningAtPly | undefined
  /**
   * Finds the opening whose line ends in exactly this position, however it was reached. The first
   * call replays the whole book.
   * @param fen compared by its first four fields, so the en passant square must be given only where
   * a pawn can legally capture there. Anything else, even text that is no FEN, has no name.
   */
  byPosition(fen: string): Opening | undefined
  /**
   * Finds the last named position of a game, whatever position it started from.
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
 * @param play the rules; called once for each move of the tree when a position is first asked for.
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
