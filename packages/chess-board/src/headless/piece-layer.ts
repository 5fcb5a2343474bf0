import type { Color, Piece, Square } from '@kingside/chess-game'
import { cellOf, transformOf } from './geometry.ts'
import { matchPieces, type Tracked } from './match-pieces.ts'

/** A piece's element, with what was last written to it: reading it back from there costs more. */
interface PieceElement {
  readonly element: HTMLElement
  code: string
  shownSquare: Square
  transform: string
  way: Way
}

/** How an element came to its place: it was made there, it slid over the others, or at once. */
type Way = 'made' | 'slides' | 'jumps'

interface PieceNode extends Tracked {
  readonly shown: PieceElement
}

export interface PieceLayer {
  /**
   * Shows a position. `slide: false` puts the pieces there at once; the piece that stood on `apart`
   * stays where `hold` or `place` has brought it.
   */
  readonly show: (options: {
    readonly pieces: ReadonlyMap<Square, Piece>
    readonly orientation: Color
    readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
    readonly slide: boolean
    readonly apart?: Square | undefined
  }) => void
  /** The element of the piece on a square. */
  readonly elementAt: (square: Square) => HTMLElement | undefined
  /** Leaves a piece's element to the pointer, which writes `style.transform`. */
  readonly hold: (square: Square) => void
  /** Puts a piece's element where another square is, without changing the position. */
  readonly place: (from: Square, at: Square, slide: boolean) => void
  /**
   * The side whose pieces the player takes hold of; only there does touch not scroll. A second side
   * joins the first, because going to and fro would restyle every piece with every move.
   */
  readonly setHand: (color: Color | 'both') => void
}

export const pieceCode = ({ color, type }: Piece): string => `${color}${type}`

const readPiece = (code: string | undefined): Piece | undefined => {
  const color = code?.[0]
  const type = code?.[1]
  if (color !== 'w' && color !== 'b') return undefined
  switch (type) {
    case 'p':
    case 'n':
    case 'b':
    case 'r':
    case 'q':
    case 'k':
      return { color, type }
    default:
      return undefined
  }
}

/**
 * Keeps one element for each piece, alive as long as the piece is. Adopts the elements that the
 * server or React rendered (`data-piece`, `data-square`), and from then on alone touches them.
 * @param isPlayable keeps `data-square` true as pieces move; a picture does without.
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
      // An earlier controller's on a picture: React's StrictMode begins every effect twice.
      element.remove()
      return []
    }
    const shown: PieceElement = {
      element,
      code: pieceCode(piece),
      shownSquare: square,
      transform: element.style.transform,
      way: 'made',
    }
    return [{ shown, square, piece }]
  })
  let shownFor: Color = 'w'

  const put = (shown: PieceElement, square: Square, orientation: Color, slide: boolean) => {
    const transform = transformOf(cellOf(square, orientation))
    if (shown.transform === transform) return
    shown.transform = transform
    const way: Way = slide ? 'slides' : 'jumps'
    // One write either way, so that a move costs the document one change.
    if (shown.way === way) shown.element.style.transform = transform
    else if (slide) shown.element.style.cssText = `transform: ${transform}; z-index: 1`
    else shown.element.style.cssText = `transform: ${transform}; transition: none`
    shown.way = way
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
      way: 'made',
    }
    return { shown, square, piece }
  }

  const mark = ({ shown, square }: PieceNode) => {
    if (!isPlayable) return
    if (shown.shownSquare !== square) shown.element.dataset['square'] = square
    shown.shownSquare = square
  }

  return {
    show({ pieces, orientation, lastMove, slide, apart }) {
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
        if (node.square !== apart) {
          put(shown, node.square, orientation, slide && !turned && slid.has(shown))
        }
        mark(node)
      }
    },
    elementAt: (square) => nodes.find((node) => node.square === square)?.shown.element,
    hold(square) {
      const shown = nodes.find((node) => node.square === square)?.shown
      if (!shown) return
      // The next `show` or `place` puts it where it belongs, wherever the pointer has left it.
      shown.transform = ''
      shown.way = 'jumps'
      shown.element.style.cssText = 'transition: none'
    },
    place(from, at, slide) {
      const shown = nodes.find((node) => node.square === from)?.shown
      if (shown) put(shown, at, shownFor, slide)
    },
    setHand(color) {
      const hand = layer.dataset['hand']
      if (hand !== color && hand !== 'both') layer.dataset['hand'] = hand ? 'both' : color
    },
  }
}
