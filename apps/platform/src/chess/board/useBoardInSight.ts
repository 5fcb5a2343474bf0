import { type RefObject, useRef } from 'react'

/** The place of the board, and the way to bring it into sight. */
export interface BoardInSight {
  readonly boardRef: RefObject<HTMLDivElement | null>
  /** Scrolls to the board where not all of it is seen, such as on a phone; the focus stays where it is. */
  readonly showBoard: () => void
}

/** Lets what stands far below the board show something on it. */
export function useBoardInSight(): BoardInSight {
  const boardRef = useRef<HTMLDivElement>(null)
  const showBoard = () => {
    const board = boardRef.current
    if (!board) return
    const { top, bottom } = board.getBoundingClientRect()
    // What lies over the page's edges, such as its header, is as high as this.
    const margin = Number.parseFloat(getComputedStyle(board).scrollMarginTop)
    if (top >= margin && bottom <= window.innerHeight - margin) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    board.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
  }
  return { boardRef, showBoard }
}
