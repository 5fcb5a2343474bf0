import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { scrollAlongLine, scrollIntoFrame } from '../move-tree/scroll.ts'
import * as styles from './MoveList.css.ts'
import { type MoveMark, MoveRow } from './MoveRow.tsx'
import { rowsOf, sideAt } from './rows.ts'
import { indexByKey } from './index-by-key.ts'

export const moveFlows = ['rows', 'line'] as const
export type MoveFlow = (typeof moveFlows)[number]

export interface MoveListProps {
  /** The moves in SAN, in the order played. */
  readonly moves: readonly string[]
  /** The list's name for assistive technology. */
  readonly label: string
  /** The number of the first move. @default 1 */
  readonly firstNumber?: number
  /** Whether Black made the first move of the list. @default false */
  readonly blackBegins?: boolean
  /** The index of the marked move, which is kept visible; -1 is the start. @default the last one */
  readonly current?: number
  /** The marks of the moves, by index; null for none. */
  readonly marks?: readonly (MoveMark | null)[]
  /** How long each move took, as text, by index; null for none. Shown beside the moves. */
  readonly times?: readonly (string | null)[]
  /** More about each move, as a tooltip and for assistive technology, by index; null for none. */
  readonly titles?: readonly (string | null)[]
  /**
   * One full move per row, with the times; or all moves in one line that scrolls, without them, for a phone.
   * @default 'rows'
   */
  readonly flow?: MoveFlow
  /**
   * Makes the moves buttons, which are one tab stop. Called when one was pressed, or reached by the arrow keys, Home or
   * End; -1 is the start.
   */
  readonly onSelect?: (index: number) => void
}

/** The moves of a game; the selected one is marked and kept visible. */
export function MoveList({
  moves,
  label,
  firstNumber = 1,
  blackBegins = false,
  current = moves.length - 1,
  marks,
  times,
  titles,
  flow = 'rows',
  onSelect,
}: MoveListProps) {
  const list = useRef<HTMLOListElement>(null)
  const last = moves.length - 1

  useEffect(() => {
    const frame = list.current
    if (!frame) return
    const marked = frame.querySelector('[aria-current]')
    // A line is narrower on a phone that is turned, and its moves are wider with larger text or a mark that comes later.
    // The sizes at the beginning are told too.
    const turned =
      flow === 'line' ? new ResizeObserver(() => scrollAlongLine(frame, marked)) : undefined
    if (turned) for (const part of [frame, ...frame.children]) turned.observe(part)
    // Read the layout in the next frame, after the browser has computed it; now it would be computed twice.
    const look = requestAnimationFrame(() => {
      if (turned) return
      if (current >= last) frame.scrollTop = frame.scrollHeight
      else if (marked) scrollIntoFrame(frame, marked)
      else frame.scrollTop = 0
    })
    const focused = document.activeElement
    const isInside = focused instanceof HTMLButtonElement && frame.contains(focused)
    if (isInside && marked instanceof HTMLButtonElement) marked.focus({ preventScroll: true })
    return () => {
      cancelAnimationFrame(look)
      turned?.disconnect()
    }
  }, [current, last, flow])

  const onClick = ({ target }: MouseEvent) => {
    const move = target instanceof Element && target.closest('[data-index]')
    if (move) onSelect?.(Number(move.getAttribute('data-index')))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isRtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl'
    const to = indexByKey(event.key, current, last, isRtl ? -1 : 1)
    if (to === undefined) return
    event.preventDefault()
    onSelect?.(Math.max(-1, Math.min(to, last)))
  }

  const tabStop = Math.max(0, current)
  const shownTimes = flow === 'rows' ? times : undefined
  return (
    <ol
      ref={list}
      className={styles.root}
      data-flow={flow}
      aria-label={label}
      {...(onSelect ? { onClick, onKeyDown } : { tabIndex: 0 })}
    >
      {rowsOf(moves, firstNumber, blackBegins).map(({ number, white, black }) => (
        <MoveRow
          key={number}
          number={number}
          white={white?.san}
          black={black?.san}
          begin={white?.index ?? -1}
          current={sideAt(white, black, current)}
          tabStop={sideAt(white, black, tabStop)}
          whiteMark={white && (marks?.[white.index] ?? undefined)}
          blackMark={black && (marks?.[black.index] ?? undefined)}
          whiteTime={white && (shownTimes?.[white.index] ?? undefined)}
          blackTime={black && (shownTimes?.[black.index] ?? undefined)}
          whiteTitle={white && (titles?.[white.index] ?? undefined)}
          blackTitle={black && (titles?.[black.index] ?? undefined)}
          isSelectable={onSelect !== undefined}
        />
      ))}
    </ol>
  )
}
