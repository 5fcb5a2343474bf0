import { memo } from 'react'
import { visuallyHidden } from '../styles/visually-hidden.css.ts'
import * as styles from './MoveList.css.ts'
import type { Side } from './rows.ts'

/** What is said of a move, right at it. */
export interface MoveMark {
  /** As annotators write it: `??`. */
  readonly sign: string
  /** What assistive technology says in its place: `Blunder`. */
  readonly name: string
  /** Any CSS colour. @default the move's own */
  readonly color?: string
}

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
export const MoveRow = memo(function MoveRow({ number, begin, ...row }: MoveRowProps) {
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
    <span className={visuallyHidden}> {name}</span>
  </>
)
