import { createElement, useCallback } from 'react'
import { expose } from './bench.mjs'
import { Board, piecesIn, positionOf } from './kingside-board.mjs'
import { reactAdapter } from './react.mjs'

/** @import { BoardHandle } from '../../../packages/chess-board/src/index.ts' */
/** @import { Setup } from '../page.d.ts' */

/** The boards on the page in their order. @type {BoardHandle[]} */
const handles = []
/** @type {Setup} */
let shownAs = { playable: false, animated: false }

/** @param {import('./react.mjs').BoardProps} props */
const HandledBoard = (props) => {
  const handle = useCallback((/** @type {BoardHandle | null} */ board) => {
    if (board) handles.push(board)
    return () => {
      handles.length = 0
    }
  }, [])
  return createElement(Board, { ...props, handle })
}

const adapter = reactAdapter(HandledBoard, piecesIn)

expose({
  ...adapter,
  mount(stage, plies, setup, onMove) {
    shownAs = setup
    adapter.mount(stage, plies, setup, onMove)
  },
  // Past React, as a page does that streams positions.
  show: (plies) => {
    plies.forEach((ply, index) => handles[index]?.show(positionOf(ply, shownAs)))
  },
})
