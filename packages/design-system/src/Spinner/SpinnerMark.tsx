import type { SpinnerSize } from '../themes/tokens.ts'
import * as styles from './Spinner.css.ts'

export interface SpinnerMarkProps {
  size: SpinnerSize
}

/** The turning icon alone, for controls that name their own state. Not exported. */
export function SpinnerMark({ size }: SpinnerMarkProps) {
  return (
    <svg className={styles.mark({ size })} viewBox="0 0 24 24" strokeWidth={3} aria-hidden="true">
      <circle className={styles.track} cx={12} cy={12} r={9.5} />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
  )
}
