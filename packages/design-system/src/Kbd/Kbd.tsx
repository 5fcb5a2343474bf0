import type { ReactNode } from 'react'
import * as styles from './Kbd.css.ts'

export interface KbdProps {
  /** The text on the key, such as `Esc` or `←`. */
  children: ReactNode
}

/** A keyboard key, for shortcuts. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={styles.root}>{children}</kbd>
}
