import * as styles from './Divider.css.ts'

export const dividerDirections = ['horizontal', 'vertical'] as const

interface HorizontalDivider {
  direction?: 'horizontal'
  /** A word in the line, such as "or". */
  label?: string
}

interface VerticalDivider {
  /** `vertical` is for children of an `Inline`, and has no label. @default 'horizontal' */
  direction: 'vertical'
  label?: never
}

export type DividerProps = HorizontalDivider | VerticalDivider

/** A line between separate things. Without a label screen readers skip it. */
export function Divider({ direction = 'horizontal', label }: DividerProps) {
  if (label !== undefined) return <div className={styles.labelled}>{label}</div>
  return <div aria-hidden="true" className={styles.line({ direction })} />
}
