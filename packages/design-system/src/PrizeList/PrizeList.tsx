import type { ReactNode } from 'react'
import { Badge } from '../Badge/index.ts'
import { plainList } from '../plainList.ts'
import * as styles from './PrizeList.css.ts'

/** A prize and for what it is given. */
export interface Prize {
  id: string
  /** The place or the special prize, such as `1st`, `4th to 10th` or `Best woman`. */
  place: string
  /** What is given, formatted, such as `$300`, or in words, such as `A year of Pro`. */
  prize: ReactNode
  /** Who won it, once that is known: a name, or a `Link` to the profile. */
  winner?: ReactNode
  /** Says that the reader has won it, such as `You`, and marks the row. */
  own?: string | undefined
}

export interface PrizeListProps {
  /** What the prizes are for, for screen readers. */
  label: string
  /** The prizes, the first one first. */
  prizes: readonly Prize[]
  /** What all prizes make together. */
  total?: { label: string; value: string } | undefined
}

/** The prizes of an event, before it and with their winners after it. */
export function PrizeList({ label, prizes, total }: PrizeListProps) {
  return (
    <div className={styles.root}>
      <ol {...plainList} aria-label={label} className={styles.list}>
        {prizes.map(({ id, place, prize, winner, own }) => (
          <li key={id} className={styles.row} data-own={own !== undefined || undefined}>
            <span className={styles.place}>{place}</span>
            {(winner !== undefined || own !== undefined) && (
              <span className={styles.winner}>
                {winner}
                {own !== undefined && (
                  <Badge tone="brand" variant="solid" size="s">
                    {own}
                  </Badge>
                )}
              </span>
            )}
            <span className={styles.prize}>{prize}</span>
          </li>
        ))}
      </ol>
      {total !== undefined && (
        <p className={styles.total}>
          <span>{total.label}</span>
          <span className={styles.prize}>{total.value}</span>
        </p>
      )}
    </div>
  )
}
