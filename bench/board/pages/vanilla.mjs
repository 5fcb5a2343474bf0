/** @import { Adapter, Ply, Setup } from '../page.d.ts' */
/** @import { MoveIntent } from '../../../packages/chess-game/src/index.ts' */

/**
 * An adapter for a board that knows no React: its owner keeps the boards and tells each what to show.
 * @template Board
 * @param {{
 *   create: (box: HTMLElement, ply: Ply, setup: Setup, onMove: (move: MoveIntent) => void) => Board,
 *   show: (board: Board, ply: Ply, setup: Setup) => void,
 *   destroy: (board: Board) => void,
 *   piecesIn: Adapter['piecesIn'],
 * }} parts
 * @returns {Adapter}
 */
export function vanillaAdapter({ create, show, destroy, piecesIn }) {
  /** @type {{ box: HTMLElement, board: Board }[]} */
  let boards = []
  /** @type {readonly Ply[]} */
  let shown = []
  /** @type {Setup} */
  let kept = { playable: false, animated: false }

  const showAll = () => {
    boards.forEach(({ board }, index) => {
      const ply = shown[index]
      if (ply) show(board, ply, kept)
    })
  }

  return {
    piecesIn,
    mount(stage, plies, setup, onMove) {
      kept = setup
      shown = plies
      boards = plies.map((ply) => {
        const box = document.createElement('div')
        box.className = plies.length > 1 ? 'box small' : 'box'
        stage.append(box)
        return { box, board: create(box, ply, setup, onMove) }
      })
    },
    show(plies) {
      shown = plies
      showAll()
    },
    rerender: showAll,
    unmount() {
      for (const { box, board } of boards) {
        destroy(board)
        box.remove()
      }
      boards = []
    },
  }
}
