import type { ReactNode } from 'react'
import type { SpaceStep } from '../themes/tokens.ts'
import * as styles from './Split.css.ts'

export const splitAsides = ['s', 'm', 'l'] as const
export const splitSides = ['start', 'end'] as const

export interface SplitProps {
  /** The main part. It takes the width that the aside leaves. */
  children: ReactNode
  /** What stands beside it. */
  aside: ReactNode
  /** How wide the aside is: 160, 260 or 360 px at the reader's default text size. @default 'm' */
  asideWidth?: (typeof splitAsides)[number]
  /** Where the aside stands. Below 768 px of its own width `start` is above the main part, `end` below. @default 'end' */
  side?: (typeof splitSides)[number]
  /** Space between the two, in steps of 4 px. @default 6 */
  gap?: SpaceStep
  /** Keeps the aside in sight while the main part scrolls. @default false */
  sticky?: boolean
}

/** A main part with something beside it; in a narrow place they stand below one another. */
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
