import type { SpinnerSize } from '../themes/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Spinner.css.ts'
import { SpinnerMark } from './SpinnerMark.tsx'

export interface SpinnerProps {
  /** What is loading, for screen readers. */
  label: string
  /** Width and height in CSS pixels. @default 24 */
  size?: SpinnerSize
}

/** Shows that something is loading. Prefer `Skeleton` when the shape of the content is known. */
export function Spinner({ label, size = 24 }: SpinnerProps) {
  return (
    <span role="status" className={styles.root}>
      <SpinnerMark size={size} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
