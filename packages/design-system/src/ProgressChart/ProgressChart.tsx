import { lazy, useId } from 'react'
import type { ChartSeries } from '../Chart/chart.ts'
import { ChartFrame, type ChartFrameProps } from '../Chart/ChartFrame.tsx'

/** The values of one period, such as a day. */
export interface ProgressPoint<SeriesId extends string> {
  id: string
  /** The name of the period, such as `Monday 3 March`. */
  label: string
  /** The short name for the axis, such as `Mon`. @default `label` */
  shortLabel?: string
  values: Readonly<Record<SeriesId, number>>
}

interface ProgressChartOwnProps<SeriesId extends string> {
  /** One to four segments of every bar, lowest first, such as solved and failed. */
  series: readonly ChartSeries<SeriesId>[]
  /** The periods, in order. */
  points: readonly ProgressPoint<NoInfer<SeriesId>>[]
  /** Heading of the table's column of periods, such as `Day`. */
  pointHeader: string
  /** Formats a value. */
  formatValue: (value: number) => string
  /** A line across the bars, such as the daily goal. */
  goal?: { value: number; label: string } | undefined
}

export type ProgressChartProps<SeriesId extends string> = ProgressChartOwnProps<SeriesId> &
  ChartFrameProps

const Plot = lazy(async () => ({ default: (await import('./ProgressPlot.tsx')).ProgressPlot }))

/** Values per period, as bars. The chart's code is loaded separately. */
export function ProgressChart<SeriesId extends string>({
  series,
  points,
  pointHeader,
  formatValue,
  goal,
  ...frame
}: ProgressChartProps<SeriesId>) {
  const titleId = useId()
  const rows = points.map(({ id, label, values }) => ({
    key: id,
    label,
    values: Object.fromEntries(series.map((each) => [each.id, formatValue(values[each.id])])),
  }))
  return (
    <ChartFrame
      {...frame}
      series={series}
      legend="bar"
      goalLabel={goal?.label}
      pointHeader={pointHeader}
      rows={rows}
      titleId={titleId}
      plot={
        <Plot
          titleId={titleId}
          series={series}
          points={points}
          rows={rows}
          formatValue={formatValue}
          goal={goal?.value}
        />
      }
    />
  )
}
