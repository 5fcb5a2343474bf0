import type { ReactNode } from 'react'
import type { SpaceStep } from '../themes/tokens.ts'
import * as styles from './Stack.css.ts'

export const stackAligns = ['stretch', 'start', 'center', 'end'] as const
export const stackJustifies = ['start', 'center', 'end', 'between'] as const
export const stackElements = [
  'div',
  'section',
  'article',
  'aside',
  'nav',
  'form',
  'ul',
  'ol',
  'li',
] as const

export interface StackProps {
  /** The children of the column. */
  children: ReactNode
  /** Space between the children, in steps of 4 px. @default 4 */
  gap?: SpaceStep
  /** Horizontal alignment of the children. @default 'stretch' */
  align?: (typeof stackAligns)[number]
  /** How the children share spare height. @default 'start' */
  justify?: (typeof stackJustifies)[number]
  /** The element to render. @default 'div' */
  as?: (typeof stackElements)[number]
  /** Name of a `section`, `nav` or list for screen readers. */
  label?: string
}

/** Puts its children in a column and owns the space between them. */
export function Stack({
  children,
  gap = 4,
  align = 'stretch',
  justify = 'start',
  as: Element = 'div',
  label,
}: StackProps) {
  const isList = Element === 'ul' || Element === 'ol'
  return (
    <Element
      className={styles.root({ gap, align, justify })}
      aria-label={label}
      // Safari drops the list role of lists without bullets.
      role={isList ? 'list' : undefined}
    >
      {children}
    </Element>
  )
}
