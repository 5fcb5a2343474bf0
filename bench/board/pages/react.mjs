import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** @import { FunctionComponent } from 'react' */
/** @import { Root } from 'react-dom/client' */
/** @import { Adapter, Ply, Setup } from '../page.d.ts' */
/** @import { MoveIntent } from '../../../packages/chess-game/src/index.ts' */

/**
 * @typedef {{ ply: Ply, setup: Setup, onMove: (move: MoveIntent) => void }} BoardProps
 * @typedef {{ first: readonly Ply[], setup: Setup, onMove: (move: MoveIntent) => void }} OwnerProps
 */

/**
 * An adapter for a React board: its owner holds the plies as state and renders all boards.
 * @param {FunctionComponent<BoardProps>} Board
 * @param {Adapter['piecesIn']} piecesIn
 * @returns {Adapter}
 */
export function reactAdapter(Board, piecesIn) {
  /** @type {Root | undefined} */
  let root
  /** @type {HTMLElement | undefined} */
  let container
  /** @type {(plies: readonly Ply[]) => void} */
  let setPlies = () => {}
  let renderAgain = () => {}

  const Owner = (/** @type {OwnerProps} */ { first, setup, onMove }) => {
    const [plies, set] = useState(first)
    const [, setTime] = useState(0)
    setPlies = set
    renderAgain = () => setTime((time) => time + 1)
    return plies.map((ply, index) =>
      createElement(
        'div',
        { key: index, className: plies.length > 1 ? 'box small' : 'box' },
        createElement(Board, { ply, setup, onMove: (move) => onMove(move) }),
      ),
    )
  }

  return {
    piecesIn,
    mount(stage, first, setup, onMove) {
      container = document.createElement('div')
      container.style.display = 'contents'
      stage.append(container)
      root = createRoot(container)
      root.render(createElement(Owner, { first, setup, onMove }))
    },
    show: (plies) => setPlies(plies),
    rerender: () => renderAgain(),
    unmount() {
      root?.unmount()
      container?.remove()
      root = undefined
      container = undefined
      setPlies = () => {}
      renderAgain = () => {}
    },
  }
}
