import { ArrowDown, ArrowUp, Minus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '../Skeleton/index.ts'
import type { TextSize } from '../themes/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Stat.css.ts'

export const statSizes = ['s', 'm', 'l'] as const
export const statAligns = ['start', 'center'] as const
export const statTrends = ['up', 'down', 'same'] as const
export const statMeanings = ['good', 'bad', 'neutral'] as const

/** How a value has changed. */
export interface StatDelta {
  /** The formatted change, such as `12` or `+12`. */
  text: string
  /** The direction of the arrow. */
  trend: (typeof statTrends)[number]
  /** The change as a sentence for screen readers, such as `12 more than last week`. */
  label: string
  /** Whether the change is good: fewer losses are. @default up is good, down is bad */
  meaning?: (typeof statMeanings)[number]
}

interface Common {
  /** The name of the value, such as `Blitz rating`. */
  label: string
  /** A picture before the label; screen readers skip it. */
  icon?: ReactNode
  /** Value of 15, 22 or 42 px. @default 'm' */
  size?: (typeof statSizes)[number]
  /** Alignment of the lines. @default 'start' */
  align?: (typeof statAligns)[number]
}

interface KnownStat extends Common {
  /** The formatted value, such as `1,642`; all digits are equally wide. */
  value: string
  /** How it has changed. */
  delta?: StatDelta
  /** A small note below, such as `of 320 games`. */
  note?: string
  loading?: false
}

interface LoadingStat extends Common {
  /** The value is loading: its space is kept. */
  loading: true
  value?: never
  delta?: never
  note?: never
}

export type StatProps = KnownStat | LoadingStat

const arrows: Record<StatDelta['trend'], LucideIcon> = { up: ArrowUp, down: ArrowDown, same: Minus }
const usual = { up: 'good', down: 'bad', same: 'neutral' } as const
const valueSizes: Record<(typeof statSizes)[number], TextSize> = { s: 'm', m: 'l', l: 'xl' }

/** One number with its name. */
export function Stat({
  label,
  value,
  delta,
  note,
  icon,
  size = 'm',
  align = 'start',
  loading = false,
}: StatProps) {
  return (
    <dl className={styles.root({ size, align })} aria-busy={loading || undefined}>
      <dt className={styles.label}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span>{label}</span>
      </dt>
      <dd className={styles.values}>
        {loading ? (
          <span className={styles.value({ size })}>
            <span className={styles.loading}>
              <Skeleton size={valueSizes[size]} />
            </span>
          </span>
        ) : (
          <span className={styles.value({ size })}>{value}</span>
        )}
        {delta && <Delta delta={delta} />}
      </dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </dl>
  )
}

function Delta({ delta: { text, trend, label, meaning = usual[trend] } }: { delta: StatDelta }) {
  const Arrow = arrows[trend]
  return (
    <span className={styles.delta({ meaning })}>
      <Arrow aria-hidden="true" />
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
