import { Label } from 'react-aria-components/Label'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import type { ToneName } from '../themes/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Progress.css.ts'

export const progressSizes = ['s', 'm'] as const

interface Common {
  /** What goes on, such as `Analysing the game`. */
  label: string
  /** Keeps the label for screen readers only. @default false */
  labelHidden?: boolean
  /** 4 or 8 px thick. @default 'm' */
  size?: (typeof progressSizes)[number]
  /** What it means to the reader. @default 'brand' */
  tone?: ToneName
}

interface KnownProgress extends Common {
  /** How much is done. */
  value: number
  /** The value that is everything. @default 100 */
  max?: number
  /** The value in words, such as `12 of 40 moves`: shown, and said instead of a percentage. */
  valueText?: string
}

interface UnknownProgress extends Common {
  /** Nobody knows how much is left. */
  value?: undefined
  max?: never
  valueText?: never
}

export type ProgressProps = KnownProgress | UnknownProgress

/** How far something has come. Without a `value` it says only that something goes on. */
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
