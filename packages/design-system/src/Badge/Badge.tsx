import type { ReactNode } from 'react'
import { toneNames } from '../themes/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Badge.css.ts'

export const badgeTones = ['neutral', ...toneNames] as const
export type BadgeTone = (typeof badgeTones)[number]
export const badgeVariants = ['subtle', 'solid', 'outline'] as const
export const badgeSizes = ['s', 'm'] as const

interface Common {
  /** What it means to the reader. @default 'neutral' */
  tone?: BadgeTone
  /** How much it asks for attention. @default 'subtle' for words, `'solid'` for a count */
  variant?: (typeof badgeVariants)[number]
  /** 16 or 24 px high; a count 16 or 20 px. @default 'm' */
  size?: (typeof badgeSizes)[number]
}

interface WordBadge extends Common {
  /** A word or two, such as `Rated` or `Pro`. */
  children: ReactNode
  /** A picture before the words; screen readers skip it. */
  icon?: ReactNode
  count?: never
  label?: never
  max?: never
}

interface CountBadge extends Common {
  /** How many. Nothing is shown for 0. */
  count: number
  /** What is counted, with the full number, such as `120 unread messages`: for screen readers. */
  label: string
  /** The largest number that is shown as it is; above it a plus follows. @default 99 */
  max?: number
  children?: never
  icon?: never
}

export type BadgeProps = WordBadge | CountBadge

/** A short fact about the thing it stands beside: a word or a count. */
export function Badge(props: BadgeProps) {
  const { tone = 'neutral', size = 'm' } = props
  if (props.count === undefined) {
    const { variant = 'subtle', icon, children } = props
    return (
      <span className={styles.root({ tone, variant, size, count: false })}>
        {icon}
        <span>{children}</span>
      </span>
    )
  }
  const { variant = 'solid', count, max = 99, label } = props
  if (count <= 0) return null
  return (
    <span className={styles.root({ tone, variant, size, count: true })}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
