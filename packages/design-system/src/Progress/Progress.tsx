import { Label } from 'react-aria-components/Label'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import type { ToneName } from '../themes/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Progress.css.ts'

export const progressSizes = ['s', 'm'] as const

interface Common {
  /** The name of the task, such as `Analysing the game`. */
  label: string
  /** Hides the label visually. @default false */
  labelHidden?: boolean
  /** 4 or 8 px thick. @default 'm' */
  size?: (typeof progressSizes)[number]
  /** The meaning of the bar. @default 'brand' */
  tone?: ToneName
}

interface KnownProgress extends Common {
  /** The progress. */
  value: number
  /** The value at which everything is done. @default 100 */
  max?: number
  /** The value as text, such as `12 of 40 moves`: shown, and read instead of a percentage. */
  valueText?: string
}

interface UnknownProgress extends Common {
  /** The progress is unknown. */
  value?: undefined
  max?: never
  valueText?: never
}

export type ProgressProps = KnownProgress | UnknownProgress

/** The progress of a task. Without a `value` it only shows that the task is running. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  size = 'm',
  tone = 'brand',
}: ProgressProps) {
  const isUnknown = value === undefined
  return (
    <ProgressBar
      className={styles.root}
      isIndeterminate={isUnknown}
      maxValue={max}
      {...(!isUnknown && { value })}
      {...(valueText !== undefined && { valueLabel: valueText })}
    >
      {({ percentage = 0 }) => (
        <>
          <span className={styles.words} data-bare={(labelHidden && !valueText) || undefined}>
            <Label className={styles.label}>
              {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </Label>
            {valueText !== undefined && (
              <span className={styles.value} aria-hidden="true">
                {valueText}
              </span>
            )}
          </span>
          <div className={styles.track({ size, tone })}>
            {isUnknown ? (
              <div className={styles.wave} />
            ) : (
              <div className={styles.bar} style={{ inlineSize: `${percentage}%` }} />
            )}
          </div>
        </>
      )}
    </ProgressBar>
  )
}
