import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Card.css.ts'

const factTones = ['default', 'strong'] as const

interface FactProps {
  /** Name of the value, for screen readers. */
  label: string
  /** An icon in place of the label. */
  icon: ReactNode
  tone?: (typeof factTones)[number]
  /** The formatted value. */
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
