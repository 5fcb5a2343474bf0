import type { ReactNode } from 'react'
import { toneNames } from '../themes/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Badge.css.ts'

export const badgeTones = ['neutral', ...toneNames] as const
export type BadgeTone = (typeof badgeTones)[number]
export const badgeVariants = ['subtle', 'solid', 'outline'] as const
export const badgeSizes = ['s', 'm'] as const

interface Common {
  /** The meaning of the badge. @default 'neutral' */
  tone?: BadgeTone
  /** How prominent the badge is. @default 'subtle' for words, `'solid'` for a count */
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
  /** The number. Nothing is shown for 0. */
  count: number
  /** The full number with its noun, for screen readers, such as `120 unread messages`. */
  label: string
  /** The largest number that is shown; a larger one is shown as this number and a plus. @default 99 */
  max?: number
  children?: never
  icon?: never
}

export type BadgeProps = WordBadge | CountBadge

/** A short fact about the element beside it: a word or a count. */
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
