import type { ReactNode } from 'react'
import type { SpaceStep } from '../themes/tokens.ts'
import * as styles from './Surface.css.ts'

export const surfaceTones = ['default', 'raised', 'sunken', 'brand'] as const
export const surfaceRadii = ['s', 'm', 'l', 'xl'] as const
export const surfaceElements = ['div', 'section', 'article', 'aside', 'li'] as const

export interface SurfaceProps {
  /** The content of the card. */
  children: ReactNode
  /** A card, a floating element, a well, or the one card in the brand's colours. @default 'default' */
  tone?: (typeof surfaceTones)[number]
  /** Space inside, in steps of 4 px. @default 4 */
  padding?: SpaceStep
  /** How round the corners are. @default 'l' */
  radius?: (typeof surfaceRadii)[number]
  /** The element to render. @default 'div' */
  as?: (typeof surfaceElements)[number]
  /** Name of a `section`, `article` or `aside` for screen readers. */
  label?: string
}

/** A card: a background that groups its content. */
export function Surface({
  children,
  tone = 'default',
  padding = 4,
  radius = 'l',
  as: Element = 'div',
  label,
}: SurfaceProps) {
  return (
    <Element className={styles.root({ tone, padding, radius })} aria-label={label}>
      {children}
    </Element>
  )
}
