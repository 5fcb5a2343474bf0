import { useLocale } from 'react-aria-components/I18nProvider'
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { dashOfSeries, toneOfSeries, type ChartSeries } from '../Chart/chart.ts'
import * as styles from '../Chart/Chart.css.ts'
import type { ChartTableRow } from '../Chart/ChartTable.tsx'
import { ChartTooltip } from '../Chart/ChartTooltip.tsx'
import {
  axisPadding,
  plotHeight,
  plotMargin,
  plotMotion,
  tickGap,
  tickMargin,
} from '../Chart/plot.ts'

interface RatingPlotProps {
  titleId: string
  series: readonly ChartSeries<string>[]
  points: readonly { time: number; values: Readonly<Partial<Record<string, number>>> }[]
  rows: readonly ChartTableRow[]
  formatTick: (time: number) => string
  formatValue: (value: number) => string
}

/** The lines of a rating chart. Only `RatingChart` imports it, when needed. */
export function RatingPlot({
  titleId,
  series,
  points,
  rows,
  formatTick,
  formatValue,
}: RatingPlotProps) {
  const rtl = useLocale().direction === 'rtl'
  return (
    <div role="group" aria-labelledby={titleId} className={styles.canvas}>
      <LineChart responsive style={plotHeight} data={[...points]} margin={plotMargin}>
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="time"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          tickFormatter={formatTick}
          minTickGap={tickGap}
          tickMargin={tickMargin}
          padding={axisPadding}
          tickLine={false}
          reversed={rtl}
        />
        <YAxis
          width="auto"
          domain={['auto', 'auto']}
          tickFormatter={formatValue}
          tickLine={false}
          axisLine={false}
          orientation={rtl ? 'right' : 'left'}
        />
        <Tooltip
          {...plotMotion}
          content={<ChartTooltip legend="line" series={series} rows={rows} />}
        />
        {series.map((each, index) => (
          <Line
            key={each.id}
            className={styles.curve({ tone: toneOfSeries(each, index), dash: dashOfSeries(index) })}
            dataKey={(point: RatingPlotProps['points'][number]) => point.values[each.id]}
            name={each.label}
            type="linear"
            connectNulls
            dot={points.length === 1}
            {...plotMotion}
          />
        ))}
      </LineChart>
    </div>
  )
}
