import { useEffect, useRef } from 'react'
import * as styles from './MoveList.css.ts'

export interface MoveListProps {
  /** The moves in SAN, in the order played. */
  readonly moves: readonly string[]
  /** The list's name for assistive technology. */
  readonly label: string
  /** The number of the first move. @default 1 */
  readonly firstNumber?: number
  /** True when Black made the first move of the list. @default false */
  readonly blackBegins?: boolean
}

interface Row {
  readonly number: number
  readonly white: string | undefined
  readonly black: string | undefined
}

function rowsOf(moves: readonly string[], firstNumber: number, blackBegins: boolean): Row[] {
  const plies: (string | undefined)[] = blackBegins ? [undefined, ...moves] : [...moves]
  return Array.from({ length: Math.ceil(plies.length / 2) }, (_, index) => ({
    number: firstNumber + index,
    white: plies[2 * index],
    black: plies[2 * index + 1],
  }))
}

/** The moves of a game, a full move to a line; the last one is marked and kept in sight. */
export function MoveList({ moves, label, firstNumber = 1, blackBegins = false }: MoveListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (list.current && moves.length > 0) list.current.scrollTop = list.current.scrollHeight
  }, [moves.length])

  const rows = rowsOf(moves, firstNumber, blackBegins)
  const cell = (san: string | undefined, last: boolean) => (
    <span className={styles.move} aria-current={last ? 'step' : undefined}>
      {san ?? ''}
    </span>
  )
  return (
    <ol ref={list} className={styles.root} aria-label={label} tabIndex={0}>
      {rows.map(({ number, white, black }, index) => {
        const isLast = index === rows.length - 1
        return (
          <li key={number} className={styles.row}>
            <span className={styles.number}>{number}.</span>
            {cell(white ?? '…', isLast && black === undefined && white !== undefined)}
            {cell(black, isLast && black !== undefined)}
          </li>
        )
      })}
    </ol>
  )
}
