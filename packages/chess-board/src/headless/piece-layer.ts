import type { Color, Piece, Square } from '@kingside/chess-game'
import { cellOf, transformOf } from './geometry.ts'
import { matchPieces, type Tracked } from './match-pieces.ts'

interface PieceNode extends Tracked {
  readonly element: HTMLElement
}

export interface PieceLayer {
  /** Shows a position. `slide: false` puts the pieces there at once. */
  readonly show: (options: {
    readonly pieces: ReadonlyMap<Square, Piece>
    readonly orientation: Color
    readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
    readonly slide: boolean
  }) => void
  /** The element of the piece on a square. */
  readonly elementAt: (square: Square) => HTMLElement | undefined
  /** Puts a piece's element where another square is, without changing the position. */
  readonly place: (from: Square, at: Square, slide: boolean) => void
  /** Which squares' pieces the player can take hold of; only there does touch not scroll. */
  readonly setMovable: (squares: ReadonlySet<Square>) => void
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
    return piece && isSquare(square) ? [{ element, square, piece }] : []
  })
  let movable: ReadonlySet<Square> = new Set()
  let shownFor: Color = 'w'

  const put = (element: HTMLElement, square: Square, orientation: Color, slide: boolean) => {
    const transform = transformOf(cellOf(square, orientation))
    if (element.style.transform === transform) return
    // One write, so that a move costs the document one change.
    element.style.cssText = slide
      ? `transform: ${transform}; transition: transform var(--kingside-board-slide); z-index: 1`
      : `transform: ${transform}`
  }

  const create = ({ square, piece }: Tracked): PieceNode => {
    const element = layer.ownerDocument.createElement('div')
    element.dataset['piece'] = pieceCode(piece)
    layer.append(element)
    return { element, square, piece }
  }

  const mark = ({ element, square }: PieceNode) => {
    if (isPlayable && element.dataset['square'] !== square) element.dataset['square'] = square
    if (element.hasAttribute('data-movable') !== movable.has(square)) {
      element.toggleAttribute('data-movable')
    }
  }

  return {
    show({ pieces, orientation, lastMove, slide }) {
      const turned = orientation !== shownFor
      shownFor = orientation
      const { kept, moved, removed, added } = matchPieces(nodes, pieces, lastMove)
      for (const { element } of removed) element.remove()
      nodes = [
        ...kept,
        ...moved.map(({ from: { element }, to }) => ({ ...to, element })),
        ...added.map(create),
      ]
      const movedElements = new Set(moved.map(({ from }) => from.element))
      for (const node of nodes) {
        const code = pieceCode(node.piece)
        if (node.element.dataset['piece'] !== code) node.element.dataset['piece'] = code
        put(
          node.element,
          node.square,
          orientation,
          slide && !turned && movedElements.has(node.element),
        )
        mark(node)
      }
    },
    elementAt: (square) => nodes.find((node) => node.square === square)?.element,
    place(from, at, slide) {
      const element = nodes.find((node) => node.square === from)?.element
      if (element) put(element, at, shownFor, slide)
    },
    setMovable(squares) {
      movable = squares
      nodes.forEach(mark)
    },
  }
}
