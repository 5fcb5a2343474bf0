import { BoardError } from './board-error.ts'

/** The layers of a board, bottom first. */
export interface BoardLayers {
  readonly marks: HTMLElement
  readonly pieces: HTMLElement
  /** The cells for keyboard and assistive technology; null on a view-only board. */
  readonly grid: HTMLElement | null
  /** Adds new layers to the host. Call it after filling them, which is much cheaper than before. */
  readonly attach: () => void
}

const layer = (document: Document, name: string): HTMLElement => {
  const element = document.createElement('div')
  element.setAttribute('data-layer', name)
  element.setAttribute('aria-hidden', 'true')
  return element
}

function gridLayer(document: Document): HTMLElement {
  const grid = document.createElement('div')
  grid.setAttribute('data-layer', 'grid')
  grid.setAttribute('role', 'grid')
  for (let row = 0; row < 8; row += 1) {
    const cells = grid.appendChild(document.createElement('div'))
    cells.setAttribute('role', 'row')
    for (let column = 0; column < 8; column += 1) {
      const cell = cells.appendChild(document.createElement('div'))
      cell.setAttribute('role', 'gridcell')
      cell.tabIndex = -1
    }
  }
  return grid
}

/** A grid to clone: one deep clone is much cheaper than creating 73 elements. */
const grids = new WeakMap<Document, HTMLElement>()

function copyOfGrid(document: Document): HTMLElement {
  const grid = grids.get(document) ?? gridLayer(document)
  grids.set(document, grid)
  return document.importNode(grid, true)
}

const find = (host: HTMLElement, name: string) =>
  host.querySelector<HTMLElement>(`:scope > [data-layer="${name}"]`)

/**
 * Finds the layers that a server rendered into the host, or makes them.
 * @throws {BoardError} `missing-layer` when the host contains something else, or only some of them.
 */
export function boardLayers(host: HTMLElement, isPlayable: boolean): BoardLayers {
  if (host.childElementCount === 0) {
    const document = host.ownerDocument
    const marks = layer(document, 'marks')
    const pieces = layer(document, 'pieces')
    const grid = isPlayable ? copyOfGrid(document) : null
    const made = grid ? [marks, pieces, grid] : [marks, pieces]
    return { marks, pieces, grid, attach: () => host.append(...made) }
  }
  const marks = find(host, 'marks')
  const pieces = find(host, 'pieces')
  const grid = find(host, 'grid')
  if (!marks || !pieces || (isPlayable && !grid)) {
    throw new BoardError(
      'missing-layer',
      "The board's host already has children, but not its layers marks, pieces and grid. Give createBoardController an empty element, or one that the board rendered on the server.",
    )
  }
  return { marks, pieces, grid: isPlayable ? grid : null, attach: () => {} }
}
