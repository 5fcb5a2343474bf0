import type { ReactNode } from 'react'
import * as styles from './Kbd.css.ts'

export interface KbdProps {
  /** What the key says, such as `Esc` or `←`. */
  children: ReactNode
}

/** A key of the keyboard, for shortcuts. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={styles.root}>{children}</kbd>
}
