import type { ReactNode } from 'react'
import type { TextSize } from '../themes/tokens.ts'
import * as styles from './Heading.css.ts'

export const headingLevels = [1, 2, 3, 4, 5, 6] as const
export const headingAligns = ['start', 'center'] as const

export interface HeadingProps {
  /** What the part below is called. */
  children: ReactNode
  /** Place in the page's outline. Choose it by structure, never by size. */
  level: (typeof headingLevels)[number]
  /** How large it looks. @default 'l' */
  size?: TextSize
  /** Where the lines begin. @default 'start' */
  align?: (typeof headingAligns)[number]
  /** Lets a section name itself by this heading. */
  id?: string
}

/** Names a part of the page. Its level (outline) and its size (look) are chosen apart. */
export function Heading({ children, level, size = 'l', align = 'start', id }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element id={id} className={styles.root({ size, align })}>
      {children}
    </Element>
  )
}
