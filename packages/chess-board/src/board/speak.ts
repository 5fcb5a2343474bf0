import {
  type Color,
  type MoveIntent,
  type Piece,
  type PieceType,
  placement,
  type Square,
} from '@kingside/chess-game'
import type { BoardCommand } from '../headless/keyboard.ts'
import { afterPremoves } from '../headless/premoves.ts'
import type { PlacedPiece, SpokenTexts } from './texts.ts'

const order: Readonly<Record<PieceType, number>> = { k: 0, q: 1, r: 2, b: 3, n: 4, p: 5 }

/** The pieces of a side: king, queens, rooks, bishops, knights, pawns, each type from the a-file on. */
export function ownPieces(
  pieces: ReadonlyMap<Square, Piece>,
  color: Color,
): readonly PlacedPiece[] {
  return [...pieces]
    .filter(([, piece]) => piece.color === color)
    .map(([square, piece]) => ({ square, piece }))
    .sort((a, b) => order[a.piece.type] - order[b.piece.type] || (a.square < b.square ? -1 : 1))
}

/** The values that answers depend on. */
export interface AnswerContext {
  readonly position: string
  /** The queued premoves; the board shows the position after them. */
  readonly premoves?: readonly MoveIntent[]
  readonly orientation: Color
  readonly lastMove: { readonly from: Square; readonly to: Square } | undefined
  readonly square: Square
  readonly targets: readonly Square[]
  /** The clock times as text; undefined without clocks. */
  readonly clocks: string | undefined
}

/** The answer to a command that a player gave by a key. */
export function answerTo(command: BoardCommand, spoken: AnswerContext, texts: SpokenTexts): string {
  const standing = placement(spoken.position)
  const shown = afterPremoves(standing, spoken.premoves ?? [])
  switch (command) {
    case 'last-move': {
      const { lastMove } = spoken
      return texts.lastMove(lastMove && { ...lastMove, piece: standing.get(lastMove.to) })
    }
    case 'own-pieces':
      return texts.ownPieces(spoken.orientation, ownPieces(shown, spoken.orientation))
    case 'reach':
      return texts.reach(spoken.square, shown.get(spoken.square), spoken.targets)
    case 'clocks':
      return spoken.clocks ?? texts.noClocks
    case 'help':
      return texts.help
    default:
      return command satisfies never
  }
}

/** Announces a text through a live region, also when the same text comes again. */
export function announce(region: HTMLElement | null, text: string): void {
  if (!region) return
  // A live region reads only changes, so an invisible space is added to a repeated text.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
