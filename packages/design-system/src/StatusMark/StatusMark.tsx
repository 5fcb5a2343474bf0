import type { ReactNode } from 'react'
import { toneNames } from '../themes/tokens.ts'
import * as styles from './StatusMark.css.ts'

export const statusTones = ['neutral', ...toneNames] as const
export const statusSizes = ['xs', 's', 'm'] as const

export interface StatusMarkProps {
  /** The state in one or two words, such as `In progress`. */
  children: ReactNode
  /** The meaning of the state. @default 'neutral' */
  tone?: (typeof statusTones)[number]
  /** Text of 12, 14 or 15 px. @default 's' */
  size?: (typeof statusSizes)[number]
  /** Whether it is happening now: the dot sends out a ring, without animation for reduced motion. @default false */
  live?: boolean
  /** Draws the dot as a ring, for an inactive state. @default false */
  hollow?: boolean
}

/** A state that changes by itself: a dot and a word. */
export function StatusMark({
  children,
  tone = 'neutral',
  size = 's',
  live = false,
  hollow = false,
}: StatusMarkProps) {
  return (
    <span className={styles.root({ tone, size })}>
      <span className={styles.slot} aria-hidden="true">
        <span className={styles.dot({ live, hollow })} />
      </span>
      <span className={styles.words}>{children}</span>
    </span>
  )
}
