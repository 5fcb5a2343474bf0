import type { Color, Square } from '@kingside/chess-game'
import { cellOf, transformOf } from './geometry.ts'

/** What a square can be marked with. */
export type MarkKind =
  | 'last-move'
  | 'premove'
  | 'check'
  | 'selected'
  | 'hover'
  | 'move'
  | 'capture'
  | 'castling'

export interface Mark {
  readonly kind: MarkKind
  readonly square: Square
}

/** Draws marks under the pieces; elements are kept and reused, never rebuilt. */
export function createMarkLayer(layer: HTMLElement) {
  const pool: HTMLElement[] = [...layer.children].filter((child) => child instanceof HTMLElement)

  const elementFor = (index: number): HTMLElement => {
    const known = pool[index]
    if (known) return known
    const element = layer.ownerDocument.createElement('div')
    layer.append(element)
    pool.push(element)
    return element
  }

  return {
    show(marks: readonly Mark[], orientation: Color) {
      marks.forEach(({ kind, square }, index) => {
        const element = elementFor(index)
        const transform = transformOf(cellOf(square, orientation))
        if (element.dataset['mark'] !== kind) element.dataset['mark'] = kind
        if (element.style.transform !== transform) element.style.transform = transform
        if (element.hidden) element.hidden = false
      })
      for (const element of pool.slice(marks.length)) element.hidden = true
    },
  }
}
