import type { Color, Square } from '@kingside/chess-game'
import { fireEvent } from 'storybook/test'
import { cellOf } from '../headless/geometry.ts'

/** A point of the viewport, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface HandOptions {
  readonly orientation?: Color
  readonly pointerType?: 'mouse' | 'touch' | 'pen'
  readonly pointerId?: number
}

type Keys = Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>>
type Which = 'left' | 'right'
const buttonOf = { left: 0, right: 2 } as const
const bitOf = { left: 1, right: 2 } as const

/** The element that the board's controller runs in. */
export function hostIn(canvasElement: Element): HTMLElement {
  const host = canvasElement.querySelector('[data-layer="pieces"]')?.parentElement
  if (!host) throw new Error('There is no board.')
  return host
}

/** The element of the piece on a square of a playable board, by its `data-square`. */
export function pieceOn(canvasElement: Element, square: Square): HTMLElement {
  const piece = canvasElement.querySelector<HTMLElement>(`[data-square="${square}"]`)
  if (!piece) throw new Error(`There is no piece on ${square}.`)
  return piece
}

/** The middle of an element's box. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * A pointer over a board that does what a mouse or a finger does: its events go to the element under it, or to the
 * board while the board has captured it.
 */
export function handOn(canvasElement: Element, options: HandOptions = {}) {
  const { orientation = 'w', pointerType = 'mouse', pointerId = 1 } = options
  let held = 0
  let at: Point = { x: 0, y: 0 }

  const pointOf = (place: Square | Point): Point => {
    if (typeof place !== 'string') return place
    const { left, top, width, height } = hostIn(canvasElement).getBoundingClientRect()
    const { column, row } = cellOf(place, orientation)
    return { x: left + ((column + 0.5) * width) / 8, y: top + ((row + 0.5) * height) / 8 }
  }
  const event = (button: number, keys: Keys) => ({
    ...keys,
    pointerId,
    pointerType,
    isPrimary: true,
    button,
    buttons: held,
    clientX: at.x,
    clientY: at.y,
  })
  const under = () => {
    const host = hostIn(canvasElement)
    const element = document.elementFromPoint(at.x, at.y)
    return element && host.contains(element) ? element : host
  }
  const move = async (place: Square | Point, keys: Keys = {}) => {
    at = pointOf(place)
    await fireEvent.pointerMove(under(), event(-1, keys))
  }
  const press = async (which: Which = 'left', keys: Keys = {}) => {
    const isFirst = held === 0
    held |= bitOf[which]
    // A second button is no new press: the browser sends a move with more buttons held.
    if (isFirst) await fireEvent.pointerDown(under(), event(buttonOf[which], keys))
    else await fireEvent.pointerMove(under(), event(buttonOf[which], keys))
  }
  const release = async (which: Which = 'left', keys: Keys = {}) => {
    held &= ~bitOf[which]
    if (held === 0) await fireEvent.pointerUp(under(), event(buttonOf[which], keys))
    else await fireEvent.pointerMove(under(), event(buttonOf[which], keys))
  }
  const pressOn = async (place: Square | Point, which: Which = 'left', keys: Keys = {}) => {
    at = pointOf(place)
    await press(which, keys)
  }
  return {
    pointOf,
    move,
    press,
    release,
    pressOn,
    /** Releases the pointer at another place without a move event. */
    async releaseAt(place: Square | Point) {
      at = pointOf(place)
      await release()
    },
    /** Lifts the piece of a square and holds it over another place. */
    async lift(from: Square, over: Square | Point) {
      await pressOn(from)
      await move(over)
    },
    async drag(from: Square, to: Square | Point) {
      await pressOn(from)
      await move(to)
      await release()
    },
    async click(place: Square | Point) {
      await pressOn(place)
      await release()
    },
    /** Draws with the right button; `keys` choose the colour. */
    async draw(from: Square, to: Square | Point, keys: Keys = {}) {
      await pressOn(from, 'right', keys)
      await move(to, keys)
      await release('right', keys)
    },
  }
}
