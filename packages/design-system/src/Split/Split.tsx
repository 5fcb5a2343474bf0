import type { ReactNode } from 'react'
import type { SpaceStep } from '../themes/tokens.ts'
import * as styles from './Split.css.ts'

export const splitAsides = ['s', 'm', 'l'] as const
export const splitSides = ['start', 'end'] as const

export interface SplitProps {
  /** The main content. It takes the width that the aside leaves. */
  children: ReactNode
  /** The content beside it. */
  aside: ReactNode
  /** The width of the aside: 160, 260 or 360 px at the reader's default text size. @default 'm' */
  asideWidth?: (typeof splitAsides)[number]
  /**
   * The side of the aside. Below 768 px of its own width `start` is above the main part, `end` below. @default 'end'
   */
  side?: (typeof splitSides)[number]
  /** Space between the two, in steps of 4 px. @default 6 */
  gap?: SpaceStep
  /** Keeps the aside visible while the main part scrolls. @default false */
  sticky?: boolean
}

/** A main part and an aside; in a narrow container one is below the other. */
export function Split({
  children,
  aside,
  asideWidth = 'm',
  side = 'end',
  gap = 6,
  sticky = false,
}: SplitProps) {
  const beside = <div className={styles.aside({ sticky })}>{aside}</div>
  return (
    <div className={styles.place}>
      <div className={styles.root({ layout: `${side}-${asideWidth}`, gap })}>
        {side === 'start' && beside}
        <div className={styles.main}>{children}</div>
        {side === 'end' && beside}
      </div>
    </div>
  )
}
