import { lazy, useId } from 'react'
import type { ChartSeries } from '../Chart/chart.ts'
import { ChartFrame, type ChartFrameProps } from '../Chart/ChartFrame.tsx'

/** What was done in one step of time, such as a day. */
export interface ProgressPoint<SeriesId extends string> {
  id: string
  /** The step written out, such as `Monday 3 March`. */
  label: string
  /** The step written short, for the axis, such as `Mon`. @default `label` */
  shortLabel?: string
  values: Readonly<Record<SeriesId, number>>
}

interface ProgressChartOwnProps<SeriesId extends string> {
  /** One to four parts of every bar, from the lowest, such as solved and failed. */
  series: readonly ChartSeries<SeriesId>[]
  /** The steps, in order. */
  points: readonly ProgressPoint<NoInfer<SeriesId>>[]
  /** Name of the table's column of steps, such as `Day`. */
  pointHeader: string
  /** Writes a value. */
  formatValue: (value: number) => string
  /** A line to reach, such as the daily goal. */
  goal?: { value: number; label: string } | undefined
}

export type ProgressChartProps<SeriesId extends string> = ProgressChartOwnProps<SeriesId> &
  ChartFrameProps

const Plot = lazy(async () => ({ default: (await import('./ProgressPlot.tsx')).ProgressPlot }))

/** What was done step by step, as bars. The picture's code comes in a chunk of its own. */
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
