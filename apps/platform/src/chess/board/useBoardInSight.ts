import { type RefObject, useRef } from 'react'

/** A ref for the board's element, and a function that scrolls to it. */
export interface BoardInSight {
  readonly boardRef: RefObject<HTMLDivElement | null>
  /** Scrolls to the board unless all of it is visible; the focus does not move. */
  readonly showBoard: () => void
}

/** Lets a part far below the board scroll to the board. */
export function useBoardInSight(): BoardInSight {
  const boardRef = useRef<HTMLDivElement>(null)
  const showBoard = () => {
    const board = boardRef.current
    if (!board) return
    const { top, bottom } = board.getBoundingClientRect()
    // The scroll margin is as high as what covers the edge of the page, such as its header.
    const margin = Number.parseFloat(getComputedStyle(board).scrollMarginTop)
    if (top >= margin && bottom <= window.innerHeight - margin) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    board.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
  }
  return { boardRef, showBoard }
}
