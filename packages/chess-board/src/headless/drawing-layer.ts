import type { Color, Square } from '@kingside/chess-game'
import { isOnBoard } from './check-state.ts'
import type { Drawing } from './drawings.ts'
import { cellOf } from './geometry.ts'

const namespace = 'http://www.w3.org/2000/svg'

/** Half the width of an arrow's shaft and of its head, and the head's length, in squares. */
const shaft = 0.11
const head = 0.27
const headLength = 0.46
/** The distance of an arrow's start from its square's middle, in squares; it keeps the piece visible. */
const gap = 0.28

const short = (value: number) => Number(value.toFixed(3))

const middleOf = (square: Square, orientation: Color) => {
  const { column, row } = cellOf(square, orientation)
  return { x: column + 0.5, y: row + 0.5 }
}

/** The outline of an arrow between the middles of two squares, in squares from the top left. */
export function arrowPath(from: Square, to: Square, orientation: Color): string {
  const start = middleOf(from, orientation)
  const end = middleOf(to, orientation)
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length }
  const point = (distance: number, aside: number) =>
    `${short(start.x + along.x * distance - along.y * aside)} ${short(start.y + along.y * distance + along.x * aside)}`
  const neck = length - headLength
  return `M${[
    point(gap, shaft),
    point(neck, shaft),
    point(neck, head),
    point(length, 0),
    point(neck, -head),
    point(neck, -shaft),
    point(gap, -shaft),
  ].join('L')}z`
}

const pathOf = (drawing: Drawing, orientation: Color): string => {
  if (drawing.kind === 'arrow') return arrowPath(drawing.from, drawing.to, orientation)
  const { column, row } = cellOf(drawing.square, orientation)
  return `M${column} ${row}h1v1h-1z`
}

/** Sets an attribute only when it changes, because each write costs the document a change. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Draws squares and arrows over the pieces. The element is created with the first drawing. */
export function createDrawingLayer(host: HTMLElement) {
  let layer: SVGElement | null = null

  const layerElement = (): SVGElement => {
    if (layer) return layer
    layer = host.ownerDocument.createElementNS(namespace, 'svg')
    layer.setAttribute('viewBox', '0 0 8 8')
    layer.setAttribute('data-layer', 'drawings')
    layer.setAttribute('aria-hidden', 'true')
    host.append(layer)
    return layer
  }

  return {
    show(given: readonly Drawing[], orientation: Color) {
      const drawings = given.filter(isOnBoard)
      if (!layer && drawings.length === 0) return
      const element = layerElement()
      while (element.childElementCount > drawings.length) element.lastElementChild?.remove()
      drawings.forEach((drawing, index) => {
        const path =
          element.children[index] ??
          element.appendChild(host.ownerDocument.createElementNS(namespace, 'path'))
        setAttribute(path, 'd', pathOf(drawing, orientation))
        setAttribute(path, 'data-drawing', drawing.kind)
        setAttribute(path, 'data-color', drawing.color)
      })
    },
    destroy: () => layer?.remove(),
  }
}
