import { type KeyboardEvent, memo, type MouseEvent, useEffect, useRef } from 'react'
import { keepInSight } from '../move-tree/sight.ts'
import * as styles from './MoveList.css.ts'

/** What is said of a move, right at it. */
export interface MoveMark {
  /** As annotators write it: `??`. */
  readonly sign: string
  /** What assistive technology says in its place: `Blunder`. */
  readonly name: string
  /** Any CSS colour. @default the move's own */
  readonly color?: string
}

export interface MoveListProps {
  /** The moves in SAN, in the order played. */
  readonly moves: readonly string[]
  /** The list's name for assistive technology. */
  readonly label: string
  /** The number of the first move. @default 1 */
  readonly firstNumber?: number
  /** True when Black made the first move of the list. @default false */
  readonly blackBegins?: boolean
  /** Which move is marked and kept in sight, from 0; -1 is none, the start. @default the last one */
  readonly current?: number
  /** What is said of each move, where something is. */
  readonly marks?: readonly (MoveMark | null)[]
  /**
   * Makes buttons of the moves: one was pressed, or reached by the arrow keys, Home or End; -1 is the
   * start. They are one tab stop.
   */
  readonly onSelect?: (index: number) => void
}

interface Cell {
  readonly index: number
  readonly san: string
}

interface Row {
  readonly number: number
  readonly white: Cell | undefined
  readonly black: Cell | undefined
}

function rowsOf(moves: readonly string[], firstNumber: number, blackBegins: boolean): Row[] {
  const cells: (Cell | undefined)[] = moves.map((san, index) => ({ index, san }))
  if (blackBegins) cells.unshift(undefined)
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, index) => ({
    number: firstNumber + index,
    white: cells[2 * index],
    black: cells[2 * index + 1],
  }))
}

/** The moves of a game, a full move to a line; the last one, or the chosen one, is marked and kept in sight. */
export function MoveList({
  moves,
  label,
  firstNumber = 1,
  blackBegins = false,
  current = moves.length - 1,
  marks,
  onSelect,
}: MoveListProps) {
  const list = useRef<HTMLOListElement>(null)
  const last = moves.length - 1

  useEffect(() => {
    const frame = list.current
    if (!frame) return
    const marked = frame.querySelector('[aria-current]')
    // Where things lie is asked when the browser works it out anyway: asked at once, it would do so twice for a move.
    const look = requestAnimationFrame(() => {
      if (current >= last) frame.scrollTop = frame.scrollHeight
      else if (marked) keepInSight(frame, marked)
      else frame.scrollTop = 0
    })
    const focused = document.activeElement
    const isInside = focused instanceof HTMLButtonElement && frame.contains(focused)
    if (isInside && marked instanceof HTMLButtonElement) marked.focus({ preventScroll: true })
    return () => cancelAnimationFrame(look)
  }, [current, last])

  const onClick = ({ target }: MouseEvent) => {
    const move = target instanceof Element && target.closest('[data-index]')
    if (move) onSelect?.(Number(move.getAttribute('data-index')))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isRtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl'
    const to = walked(event.key, current, last, isRtl ? -1 : 1)
    if (to === undefined) return
    event.preventDefault()
    onSelect?.(Math.max(-1, Math.min(to, last)))
  }

  const tabStop = Math.max(0, current)
  return (
    <ol
      ref={list}
      className={styles.root}
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
          isSelectable={onSelect !== undefined}
        />
      ))}
    </ol>
  )
}

/** Where a key leads from a move; undefined for one that walks nowhere. */
function walked(key: string, from: number, last: number, step: 1 | -1): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return from + step
    case 'ArrowLeft':
      return from - step
    case 'ArrowDown':
      return from + 2
    case 'ArrowUp':
      return from - 2
    case 'Home':
      return -1
    case 'End':
      return last
    default:
      return undefined
  }
}

type Side = 'white' | 'black'

const sideAt = (white: Cell | undefined, black: Cell | undefined, at: number): Side | undefined =>
  white?.index === at ? 'white' : black?.index === at ? 'black' : undefined

interface MoveRowProps {
  readonly number: number
  readonly white: string | undefined
  readonly black: string | undefined
  /** The index of White's move; -1 where Black began. */
  readonly begin: number
  readonly current: Side | undefined
  readonly tabStop: Side | undefined
  readonly whiteMark: MoveMark | undefined
  readonly blackMark: MoveMark | undefined
  readonly isSelectable: boolean
}

// The compiler keeps what one component made, not each item of a list: hence `memo`.
const MoveRow = memo(function MoveRow({ number, begin, ...row }: MoveRowProps) {
  const { white, black, whiteMark, blackMark, current, tabStop, isSelectable } = row
  const cell = (san: string, side: Side, index: number, mark: MoveMark | undefined) => {
    const step = current === side ? 'step' : undefined
    const content = (
      <>
        {san}
        {mark && <Mark {...mark} isCurrent={current === side} />}
      </>
    )
    if (!isSelectable) {
      return (
        <span className={styles.move} aria-current={step}>
          {content}
        </span>
      )
    }
    return (
      <span className={styles.cell}>
        <button
          type="button"
          className={styles.button}
          data-index={index}
          tabIndex={tabStop === side ? 0 : -1}
          aria-current={step}
        >
          {content}
        </button>
      </span>
    )
  }
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number}.</span>
      {white === undefined ? (
        <span className={styles.move}>…</span>
      ) : (
        cell(white, 'white', begin, whiteMark)
      )}
      {black === undefined ? <span /> : cell(black, 'black', begin + 1, blackMark)}
    </li>
  )
})

/** On the colour of the chosen move a sign of its own colour might not be read. */
const Mark = ({ sign, name, color, isCurrent }: MoveMark & { readonly isCurrent: boolean }) => (
  <>
    <b
      className={styles.mark}
      style={isCurrent || color === undefined ? undefined : { color }}
      aria-hidden="true"
    >
      {sign}
    </b>
    <span className={styles.hidden}> {name}</span>
  </>
)
