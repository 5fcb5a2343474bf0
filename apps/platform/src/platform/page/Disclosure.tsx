import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps {
  readonly icon: ReactNode
  readonly label: string
  /** What is chosen in it, beside the label. */
  readonly summary: string
  /** Rendered only while it is open. */
  readonly children: ReactNode
}

/** Choices that most readers leave as they are, on one line that opens. */
export function Disclosure({ icon, label, summary, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {icon}
        <span className={styles.name}>{label}</span>
        <span>{summary}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.choices}>{isOpen && children}</div>
    </details>
  )
}
