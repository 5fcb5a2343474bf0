import type { ReactNode } from 'react'
import type { TextSize } from '../themes/tokens.ts'
import * as styles from './Heading.css.ts'

export const headingLevels = [1, 2, 3, 4, 5, 6] as const
export const headingAligns = ['start', 'center'] as const

export interface HeadingProps {
  /** The text of the heading. */
  children: ReactNode
  /** Level in the page's outline. Choose it by structure, never by size. */
  level: (typeof headingLevels)[number]
  /** How large it looks. @default 'l' */
  size?: TextSize
  /** Where the lines begin. @default 'start' */
  align?: (typeof headingAligns)[number]
  /** An id, for a section's `aria-labelledby`. */
  id?: string
}

/** The heading of a part of the page. Level (outline) and size (look) are independent. */
export function Heading({ children, level, size = 'l', align = 'start', id }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element id={id} className={styles.root({ size, align })}>
      {children}
    </Element>
  )
}
