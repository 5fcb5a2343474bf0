import type { Color, Square } from '@kingside/chess-game'
import { cellOf, transformOf } from './geometry.ts'

/** The kinds of marks. */
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

/** A mark's element, with the last values written to it, because reading them from the element is slower. */
interface ShownMark {
  readonly element: HTMLElement
  kind: MarkKind | undefined
  transform: string
  isHidden: boolean
}

export type MarkLayer = ReturnType<typeof createMarkLayer>

/** Draws marks under the pieces; elements are reused, never rebuilt. */
export function createMarkLayer(layer: HTMLElement) {
  layer.replaceChildren()
  const pool: ShownMark[] = []

  const shownAt = (index: number): ShownMark => {
    const known = pool[index]
    if (known) return known
    const element = layer.appendChild(layer.ownerDocument.createElement('div'))
    const shown = { element, kind: undefined, transform: '', isHidden: false }
    pool.push(shown)
    return shown
  }

  const hide = (shown: ShownMark, isHidden: boolean) => {
    if (shown.isHidden === isHidden) return
    shown.isHidden = isHidden
    shown.element.hidden = isHidden
  }

  return {
    show(marks: readonly Mark[], orientation: Color) {
      marks.forEach(({ kind, square }, index) => {
        const shown = shownAt(index)
        const transform = transformOf(cellOf(square, orientation))
        if (shown.kind !== kind) shown.element.dataset['mark'] = kind
        if (shown.transform !== transform) shown.element.style.transform = transform
        shown.kind = kind
        shown.transform = transform
        hide(shown, false)
      })
      for (let index = marks.length; index < pool.length; index += 1) hide(shownAt(index), true)
    },
  }
}
