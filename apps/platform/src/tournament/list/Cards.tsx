import type { ReactNode } from 'react'
import * as styles from './cards.css.ts'

export interface CardsProps {
  /** Names the list for screen readers. */
  readonly label: string
  /** Items of a list. */
  readonly children: ReactNode
}

/** Cards in rows, as a list. */
export function Cards({ label, children }: CardsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of lists without bullets
    <ul role="list" aria-label={label} className={styles.cards}>
      {children}
    </ul>
  )
}
