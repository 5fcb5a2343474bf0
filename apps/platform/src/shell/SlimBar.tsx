import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import * as styles from './Shell.css.ts'

export interface SlimBarProps {
  /** What belongs to the user: notifications and account. */
  readonly children: ReactNode
  readonly onHome: () => void
}

/** All of the header that a page inside a messaging app has: the way home, and what belongs to the user. */
export function SlimBar({ children, onHome }: SlimBarProps) {
  return (
    <header className={styles.slimBar}>
      <Brand onHome={onHome} />
      <div className={styles.slimActions}>{children}</div>
    </header>
  )
}
