import type { ReactNode } from 'react'
import type { SpaceStep } from '../themes/tokens.ts'
import * as styles from './Inline.css.ts'

export const inlineAligns = ['start', 'center', 'end', 'baseline', 'stretch'] as const
export const inlineJustifies = ['start', 'center', 'end', 'between'] as const
export const inlineElements = ['div', 'nav', 'ul', 'ol', 'li', 'span'] as const

export interface InlineProps {
  /** The children of the row. */
  children: ReactNode
  /** Space between the children, in steps of 4 px, also between wrapped lines. @default 2 */
  gap?: SpaceStep
  /** Vertical alignment of the children. @default 'centre' */
  align?: (typeof inlineAligns)[number]
  /** How the children share spare width. @default 'start' */
  justify?: (typeof inlineJustifies)[number]
  /** Whether children wrap to a new line when there is no more room. @default true */
  wrap?: boolean
  /** The element to render. @default 'div' */
  as?: (typeof inlineElements)[number]
  /** Names a `nav` or list for screen readers. */
  label?: string
}

/** Puts its children in a row and owns the space between them. */
export function Inline({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  label,
}: InlineProps) {
  const isList = Element === 'ul' || Element === 'ol'
  return (
    <Element
      className={styles.root({ gap, align, justify, wrap })}
      aria-label={label}
      // Safari drops the list role of lists without bullets.
      role={isList ? 'list' : undefined}
    >
      {children}
    </Element>
  )
}
