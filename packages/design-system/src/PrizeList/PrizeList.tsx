import type { ReactNode } from 'react'
import { Badge } from '../Badge/index.ts'
import { plainList } from '../plainList.ts'
import * as styles from './PrizeList.css.ts'

/** A prize and the place that it is for. */
export interface Prize {
  id: string
  /** The place or the special prize, such as `1st`, `4th to 10th` or `Best woman`. */
  place: string
  /** The prize, formatted, such as `$300`, or as text, such as `A year of Pro`. */
  prize: ReactNode
  /** The winner, once known: a name, or a `Link` to the profile. */
  winner?: ReactNode
  /** The mark of the reader's own prize, such as `You`. */
  own?: string | undefined
}

export interface PrizeListProps {
  /** Name of the list for screen readers. */
  label: string
  /** The prizes, first place first. */
  prizes: readonly Prize[]
  /** The sum of all prizes. */
  total?: { label: string; value: string } | undefined
}

/** The prizes of an event, after it with their winners. */
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
