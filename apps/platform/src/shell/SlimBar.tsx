import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import * as styles from './Shell.css.ts'

export interface SlimBarProps {
  /** The user's part: notifications and account. */
  readonly children: ReactNode
  readonly onHome: () => void
}

/** The header of a page inside a messaging app: the link to the start page, and the user's part. */
export function SlimBar({ children, onHome }: SlimBarProps) {
  return (
    <header className={styles.slimBar}>
      <Brand onHome={onHome} />
      <div className={styles.slimActions}>{children}</div>
    </header>
  )
}
