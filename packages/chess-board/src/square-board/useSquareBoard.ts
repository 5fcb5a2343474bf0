import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { englishTexts } from '../board/texts.ts'
import {
  createSquareBoard,
  type SquareBoard,
  type SquareBoardOptions,
  type SquareBoardView,
} from '../headless/square-board.ts'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** A board's behaviour without its look; see `createSquareBoard`. */
export interface SquareBoardHook extends SquareBoardView {
  /** Spread on the element around the squares; each row inside needs `role="row"`. */
  readonly boardProps: SquareBoard['boardProps']
  /** Spread on each square's element. */
  readonly squareProps: SquareBoard['squareProps']
}

/**
 * The behaviour of a board for pages that draw its squares themselves, as property getters. Renders at every change of
 * the selection; `ChessBoard` is faster where its look is enough.
 * @throws ChessError `invalid-fen` on render
 */
export function useSquareBoard(
  options: Omit<SquareBoardOptions, 'label' | 'describe'> &
    Partial<Pick<SquareBoardOptions, 'label' | 'describe'>>,
): SquareBoardHook {
  const all = { label: englishTexts.board, describe: englishTexts.square, ...options }
  const [board] = useState(() => createSquareBoard(all))
  useBrowserLayoutEffect(() => board.update(all))
  const view = useSyncExternalStore(board.subscribe, board.view, board.view)
  return { ...view, boardProps: board.boardProps, squareProps: board.squareProps }
}
