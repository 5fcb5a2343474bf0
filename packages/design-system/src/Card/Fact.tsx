import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Card.css.ts'

const factTones = ['default', 'strong'] as const

interface FactProps {
  /** What the value is, for screen readers. */
  label: string
  /** A picture that stands for the label. */
  icon: ReactNode
  tone?: (typeof factTones)[number]
  /** The value, formatted. */
  children: ReactNode
}

/** One value of a card's `facts`, a `<dl>`. */
export function Fact({ label, icon, tone = 'default', children }: FactProps) {
  return (
    <div className={styles.fact({ tone })}>
      <dt className={styles.factIcon}>
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
