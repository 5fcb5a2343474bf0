import type { Color, Piece, PieceType, Square } from '@kingside/chess-game'
import { cellOf, transformOf } from './geometry.ts'
import { matchPieces, type Tracked } from './match-pieces.ts'

/** A piece's element, with the last values written to it, because reading them from the element is slower. */
interface PieceElement {
  readonly element: HTMLElement
  code: string
  shownSquare: Square
  transform: string
  motion: Motion
}

/** How an element last moved: not since it was made, by sliding above the others, or at once. */
type Motion = 'none' | 'slide' | 'jump'

interface PieceNode extends Tracked {
  readonly shown: PieceElement
}

export interface PieceLayer {
  /**
   * Shows a position. `slide: false` moves the pieces without animation. The piece on `except` stays where `hold` or
   * `place` has put it.
   */
  readonly show: (options: {
    readonly pieces: ReadonlyMap<Square, Piece>
    readonly orientation: Color
    readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
    readonly slide: boolean
    readonly except?: Square | undefined
  }) => void
  /** The element of the piece on a square. */
  readonly elementAt: (square: Square) => HTMLElement | undefined
  /** Leaves a piece's element to the pointer code, which writes `style.transform`. */
  readonly hold: (square: Square) => void
  /** Moves a piece's element to another square without changing the position. */
  readonly place: (from: Square, at: Square, slide: boolean) => void
  /**
   * Adds a side whose pieces can be dragged; touching them does not scroll the page. Sides are never removed, because
   * changing them would restyle every piece with every move.
   */
  readonly addMovable: (color: Color | 'both') => void
}

export const pieceCode = ({ color, type }: Piece): string => `${color}${type}`

/** Is this the letter of a piece, in `data-piece` or on the keyboard? */
export const isPieceType = (letter: string): letter is PieceType =>
  letter.length === 1 && 'kqrbnp'.includes(letter)

const readPiece = (code: string | undefined): Piece | undefined => {
  const [color, type = ''] = code ?? ''
  return (color === 'w' || color === 'b') && isPieceType(type) ? { color, type } : undefined
}

/**
 * Keeps one element for each piece, as long as the piece is on the board. Adopts the elements that the server or React
 * rendered (`data-piece`, `data-square`); after that only this layer changes them.
 * @param isPlayable keeps `data-square` up to date as pieces move; a view-only board does not need it.
 */
export function createPieceLayer(
  layer: HTMLElement,
  isSquare: (text: string) => text is Square,
  isPlayable: boolean,
): PieceLayer {
  let nodes: readonly PieceNode[] = [...layer.children].flatMap((element) => {
    if (!(element instanceof HTMLElement)) return []
    const { square = '', piece: code } = element.dataset
    const piece = readPiece(code)
    if (!piece || !isSquare(square)) {
      // Left by an earlier controller on a view-only board: React's StrictMode runs every effect twice.
      element.remove()
      return []
    }
    const shown: PieceElement = {
      element,
      code: pieceCode(piece),
      shownSquare: square,
      transform: element.style.transform,
      motion: 'none',
    }
    return [{ shown, square, piece }]
  })
  let shownFor: Color = 'w'

  const put = (shown: PieceElement, square: Square, orientation: Color, slide: boolean) => {
    const transform = transformOf(cellOf(square, orientation))
    if (shown.transform === transform) return
    shown.transform = transform
    const motion: Motion = slide ? 'slide' : 'jump'
    // One write in both cases, so that a move costs the document one change.
    if (shown.motion === motion) shown.element.style.transform = transform
    else if (slide) shown.element.style.cssText = `transform: ${transform}; z-index: 1`
    else shown.element.style.cssText = `transform: ${transform}; transition: none`
    shown.motion = motion
  }

  const create = ({ square, piece }: Tracked): PieceNode => {
    const element = layer.ownerDocument.createElement('div')
    const code = pieceCode(piece)
    element.dataset['piece'] = code
    if (isPlayable) element.dataset['square'] = square
    layer.append(element)
    const shown: PieceElement = {
      element,
      code,
      shownSquare: square,
      transform: '',
      motion: 'none',
    }
    return { shown, square, piece }
  }

  const mark = ({ shown, square }: PieceNode) => {
    if (!isPlayable) return
    if (shown.shownSquare !== square) shown.element.dataset['square'] = square
    shown.shownSquare = square
  }

  return {
    show({ pieces, orientation, lastMove, slide, except }) {
      const turned = orientation !== shownFor
      shownFor = orientation
      const { kept, moved, removed, added } = matchPieces(nodes, pieces, lastMove)
      for (const { shown } of removed) shown.element.remove()
      const slid = new Set(moved.map(({ from }) => from.shown))
      nodes = [
        ...kept,
        ...moved.map(({ from: { shown }, to }) => ({ ...to, shown })),
        ...added.map(create),
      ]
      for (const node of nodes) {
        const { shown } = node
        const code = pieceCode(node.piece)
        if (shown.code !== code) shown.element.dataset['piece'] = code
        shown.code = code
        if (node.square !== except) {
          put(shown, node.square, orientation, slide && !turned && slid.has(shown))
        }
        mark(node)
      }
    },
    elementAt: (square) => nodes.find((node) => node.square === square)?.shown.element,
    hold(square) {
      const shown = nodes.find((node) => node.square === square)?.shown
      if (!shown) return
      // Forces the next `show` or `place` to write the transform, wherever the pointer left the element.
      shown.transform = ''
      shown.motion = 'jump'
      shown.element.style.cssText = 'transition: none'
    },
    place(from, at, slide) {
      const shown = nodes.find((node) => node.square === from)?.shown
      if (shown) put(shown, at, shownFor, slide)
    },
    addMovable(color) {
      const movable = layer.dataset['movable']
      if (movable !== color && movable !== 'both')
        layer.dataset['movable'] = movable ? 'both' : color
    },
  }
}
