import type { ReactNode } from 'react'
import type { headingLevels } from '../Heading/index.ts'
import { Target, type TargetProps } from './Target.tsx'
import * as styles from './Card.css.ts'

export interface CardHeadingProps extends TargetProps {
  /** Id of the heading, for the card's `aria-labelledby`. */
  id: string
  /** Heading level in the page's outline. */
  level: (typeof headingLevels)[number]
  children: ReactNode
}

/** A card's name: a heading with the card's link. */
export function CardHeading({ id, level, children, href, onPress }: CardHeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element id={id} className={styles.title}>
      <Target href={href} onPress={onPress}>
        {children}
      </Target>
    </Element>
  )
}
