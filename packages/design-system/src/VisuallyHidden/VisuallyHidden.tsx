import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  /** The text for screen readers. */
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.root}>{children}</span>
}
