import { memo } from 'react'
import { visuallyHidden } from '../styles/visually-hidden.css.ts'
import * as styles from './MoveList.css.ts'
import type { Side } from './rows.ts'

/** A mark beside a move, such as `??`. */
export interface MoveMark {
  /** The sign: `??`. */
  readonly sign: string
  /** The name that assistive technology reads instead: `Blunder`. */
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
  readonly whiteTime: string | undefined
  readonly blackTime: string | undefined
  readonly whiteTitle: string | undefined
  readonly blackTitle: string | undefined
  readonly isSelectable: boolean
}

// The compiler caches per component, not per list item, so `memo` is needed.
export const MoveRow = memo(function MoveRow({ number, begin, ...row }: MoveRowProps) {
  const { white, black, current, tabStop, isSelectable } = row
  const cell = (san: string, side: Side, index: number) => {
    const isWhite = side === 'white'
    const mark = isWhite ? row.whiteMark : row.blackMark
    const time = isWhite ? row.whiteTime : row.blackTime
    const title = isWhite ? row.whiteTitle : row.blackTitle
    const step = current === side ? 'step' : undefined
    const content = (
      <>
        {san}
        {mark && <Mark {...mark} isCurrent={current === side} />}
      </>
    )
    const shown = isSelectable ? (
      <button
        type="button"
        className={styles.button}
        data-index={index}
        tabIndex={tabStop === side ? 0 : -1}
        aria-current={step}
        title={title}
      >
        {content}
      </button>
    ) : (
      <span className={styles.move} aria-current={step} title={title}>
        {content}
      </span>
    )
    if (time !== undefined) {
      return (
        <span className={styles.timedCell}>
          {shown}
          <span className={styles.time}>{time}</span>
        </span>
      )
    }
    return isSelectable ? <span className={styles.cell}>{shown}</span> : shown
  }
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number}.</span>
      {white === undefined ? <span className={styles.move}>…</span> : cell(white, 'white', begin)}
      {black === undefined ? <span /> : cell(black, 'black', begin + 1)}
    </li>
  )
})

/** The selected move's background may make the sign's own colour unreadable, so it is left out there. */
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
