import { dashOfSeries, toneOfSeries, type ChartSeries } from './chart.ts'
import type { ChartTableRow } from './ChartTable.tsx'
import * as styles from './Chart.css.ts'

interface ChartTooltipProps {
  legend: 'line' | 'bar'
  series: readonly ChartSeries<string>[]
  rows: readonly ChartTableRow[]
  /** Whether there is a point to describe. Set by the chart library. */
  active?: boolean
  /** Index of the point. Set by the chart library. */
  activeIndex?: number | string | null | undefined
}

/** The values of the point under the pointer, or of the one selected by the arrow keys. */
export function ChartTooltip({
  legend,
  series,
  rows,
  active = false,
  activeIndex,
}: ChartTooltipProps) {
  const row = active ? rows[Number(activeIndex)] : undefined
  return (
    <div role="status">
      {row !== undefined && (
        <div className={styles.tooltip}>
          <p className={styles.tooltipLabel}>{row.label}</p>
          {series.map((each, index) => {
            const value = row.values[each.id]
            return (
              value !== undefined && (
                <p key={each.id} className={styles.tooltipRow}>
                  <span
                    aria-hidden="true"
                    className={styles.legendMark({
                      shape: legend,
                      tone: toneOfSeries(each, index),
                      dash: legend === 'line' ? dashOfSeries(index) : 0,
                    })}
                  />
                  <span className={styles.tooltipName}>{each.label}</span>
                  <span className={styles.tooltipValue}>{value}</span>
                </p>
              )
            )
          })}
        </div>
      )}
    </div>
  )
}
