import { lazy, useId } from 'react'
import type { ChartSeries } from '../Chart/chart.ts'
import { ChartFrame, type ChartFrameProps } from '../Chart/ChartFrame.tsx'

/** The ratings at one time. A series without a value has no point there. */
export interface RatingPoint<SeriesId extends string> {
  /** Milliseconds since 1970. */
  time: number
  values: Readonly<Partial<Record<SeriesId, number>>>
}

interface RatingChartOwnProps<SeriesId extends string> {
  /** One to six lines, such as one per time control. */
  series: readonly ChartSeries<SeriesId>[]
  /** The points, ordered by time. */
  points: readonly RatingPoint<NoInfer<SeriesId>>[]
  /** Heading of the table's column of times, such as `Date`. */
  timeHeader: string
  /** Formats a time for the tooltip and the table. */
  formatTime: (time: number) => string
  /** Formats a time for the axis, shorter. @default `formatTime` */
  formatTick?: (time: number) => string
  /** Formats a rating. */
  formatValue: (value: number) => string
}

export type RatingChartProps<SeriesId extends string> = RatingChartOwnProps<SeriesId> &
  ChartFrameProps

const Plot = lazy(async () => ({ default: (await import('./RatingPlot.tsx')).RatingPlot }))

/** Ratings over time, as lines. The chart's code is loaded separately. */
export function RatingChart<SeriesId extends string>({
  series,
  points,
  timeHeader,
  formatTime,
  formatTick = formatTime,
  formatValue,
  ...frame
}: RatingChartProps<SeriesId>) {
  const titleId = useId()
  const rows = points.map(({ time, values }) => ({
    key: String(time),
    label: formatTime(time),
    values: formatted(series, values, formatValue),
  }))
  return (
    <ChartFrame
      {...frame}
      series={series}
      legend="line"
      pointHeader={timeHeader}
      rows={rows}
      titleId={titleId}
      plot={
        <Plot
          titleId={titleId}
          series={series}
          points={points}
          rows={rows}
          formatTick={formatTick}
          formatValue={formatValue}
        />
      }
    />
  )
}

function formatted<SeriesId extends string>(
  series: readonly ChartSeries<SeriesId>[],
  values: Readonly<Partial<Record<SeriesId, number>>>,
  formatValue: (value: number) => string,
) {
  return Object.fromEntries(
    series.flatMap(({ id }) => {
      const value = values[id]
      return value === undefined ? [] : [[id, formatValue(value)] as const]
    }),
  )
}
