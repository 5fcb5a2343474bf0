import * as styles from './Divider.css.ts'

export const dividerDirections = ['horizontal', 'vertical'] as const

interface HorizontalDivider {
  direction?: 'horizontal'
  /** A word in the line, such as "or". */
  label?: string
}

interface VerticalDivider {
  /** `vertical` stands between the children of an `Inline`, and has no room for a label. @default 'horizontal' */
  direction: 'vertical'
  label?: never
}

export type DividerProps = HorizontalDivider | VerticalDivider

/** A line between what belongs apart. Without a label it is for the eye alone. */
export function Divider({ direction = 'horizontal', label }: DividerProps) {
  if (label !== undefined) return <div className={styles.labelled}>{label}</div>
  return <div aria-hidden="true" className={styles.line({ direction })} />
}
