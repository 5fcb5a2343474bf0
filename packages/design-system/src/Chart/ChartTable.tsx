import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { ChartSeries } from './chart.ts'
import * as styles from './Chart.css.ts'

/** One point of a chart as text. */
export interface ChartTableRow {
  key: string
  label: string
  /** The formatted value of each series that has one. */
  values: Readonly<Partial<Record<string, string>>>
}

interface ChartTableProps {
  caption: string
  /** Hides the table visually while the chart is shown. */
  hidden: boolean
  pointHeader: string
  series: readonly ChartSeries<string>[]
  rows: readonly ChartTableRow[]
  noValue: string
}

/** The numbers of a chart. Screen readers always find the table; others see it on request. */
export function ChartTable({
  caption,
  hidden,
  pointHeader,
  series,
  rows,
  noValue,
}: ChartTableProps) {
  const table = (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.headCell}>
            {pointHeader}
          </th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col" className={styles.headCell}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, values }) => (
          <tr key={key}>
            <th scope="row" className={styles.cell}>
              {label}
            </th>
            {series.map(({ id }) => (
              <td key={id} className={styles.cell}>
                {values[id] ?? (
                  <>
                    <span aria-hidden="true">–</span>
                    <VisuallyHidden>{noValue}</VisuallyHidden>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (hidden) return <div className={styles.hiddenTable}>{table}</div>
  return (
    <div role="region" aria-label={caption} tabIndex={0} className={styles.shownTable}>
      {table}
    </div>
  )
}
