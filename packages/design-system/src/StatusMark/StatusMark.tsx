import type { ReactNode } from 'react'
import { toneNames } from '../themes/tokens.ts'
import * as styles from './StatusMark.css.ts'

export const statusTones = ['neutral', ...toneNames] as const
export const statusSizes = ['xs', 's', 'm'] as const

export interface StatusMarkProps {
  /** The state in a word or two, such as `In progress`. */
  children: ReactNode
  /** What the state means to the reader. @default 'neutral' */
  tone?: (typeof statusTones)[number]
  /** Text of 12, 14 or 15 px. @default 's' */
  size?: (typeof statusSizes)[number]
  /** It goes on right now: the dot sends out a ring, which stands still under reduced motion. @default false */
  live?: boolean
  /** Nothing goes on: the dot is a ring. @default false */
  hollow?: boolean
}

/** The state of something that changes by itself: a dot and a word. */
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
