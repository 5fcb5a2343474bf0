import type { ReactNode } from 'react'
import type { SpaceStep } from '../themes/tokens.ts'
import * as styles from './Grid.css.ts'

export const gridColumns = ['s', 'm', 'l'] as const
export const gridElements = ['div', 'ul', 'ol', 'section'] as const

export interface GridProps {
  /** The children, usually cards. */
  children: ReactNode
  /** The smallest width of a column: 160, 260 or 360 px at the reader's default text size. @default 'm' */
  column?: (typeof gridColumns)[number]
  /** Space between rows and columns, in steps of 4 px. @default 4 */
  gap?: SpaceStep
  /** The element to render. @default 'div' */
  as?: (typeof gridElements)[number]
  /** Names a `section` or list for screen readers. */
  label?: string
}

/** As many equal columns as fit, with space between them. A container narrower than one column has one. */
export function Grid({ children, column = 'm', gap = 4, as: Element = 'div', label }: GridProps) {
  const isList = Element === 'ul' || Element === 'ol'
  return (
    <Element
      className={styles.root({ column, gap })}
      aria-label={label}
      // Safari drops the list role of lists without bullets.
      role={isList ? 'list' : undefined}
    >
      {children}
    </Element>
  )
}
