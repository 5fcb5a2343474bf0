import { type KeyboardEvent, useRef } from 'react'
import { boards as grid } from '../../chess/tile/index.ts'
import type { Board } from '../tournament.types.ts'
import { LiveTile } from './LiveTile.tsx'
import type { LiveBoards } from './live-boards.ts'
import { neighbourOf } from './grid-keys.ts'

export interface BoardGridProps {
  readonly label: string
  readonly boards: readonly Board[]
  readonly live: LiveBoards
  readonly onOpen: (gameId: string) => void
}

/** Boards beside and below each other, as they go on. Arrow keys move between them. */
export function BoardGrid({ label, boards, live, onOpen }: BoardGridProps) {
  const root = useRef<HTMLUListElement>(null)
  const moveFocus = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = [...(root.current?.querySelectorAll('a') ?? [])]
    const boxes = links.map((link) => link.getBoundingClientRect())
    const next = neighbourOf(
      boxes,
      links.findIndex((link) => link === document.activeElement),
      event.key,
    )
    const link = next === null ? undefined : links[next]
    if (!link) return
    event.preventDefault()
    link.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its links
    <ul ref={root} className={grid} aria-label={label} onKeyDown={moveFocus}>
      {boards.map((board) => (
        <LiveTile key={board.board_id} board={board} live={live} onOpen={onOpen} />
      ))}
    </ul>
  )
}
