import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  /** What only screen readers say. */
  children: ReactNode
}

/** Text for screen readers that has no place on the screen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.root}>{children}</span>
}
