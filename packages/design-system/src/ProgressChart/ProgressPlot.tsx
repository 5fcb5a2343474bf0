import { useLocale } from 'react-aria-components/I18nProvider'
import { Bar, BarChart, CartesianGrid, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { toneOfSeries, type ChartSeries } from '../Chart/chart.ts'
import * as styles from '../Chart/Chart.css.ts'
import type { ChartTableRow } from '../Chart/ChartTable.tsx'
import { ChartTooltip } from '../Chart/ChartTooltip.tsx'
import { barRadius, plotHeight, plotMargin, plotMotion, tickMargin } from '../Chart/plot.ts'
import { scales } from '../themes/scales.ts'

interface ProgressPlotProps {
  titleId: string
  series: readonly ChartSeries<string>[]
  points: readonly {
    id: string
    label: string
    shortLabel?: string
    values: Readonly<Record<string, number>>
  }[]
  rows: readonly ChartTableRow[]
  formatValue: (value: number) => string
  goal: number | undefined
}

/** The bars of a progress chart. Only `ProgressChart` imports it, when needed. */
export function ProgressPlot({
  titleId,
  series,
  points,
  rows,
  formatValue,
  goal,
}: ProgressPlotProps) {
  const rtl = useLocale().direction === 'rtl'
  const shortLabels = new Map(points.map(({ id, label, shortLabel = label }) => [id, shortLabel]))
  return (
    <div role="group" aria-labelledby={titleId} className={styles.canvas}>
      <BarChart
        responsive
        style={plotHeight}
        data={[...points]}
        margin={plotMargin}
        barCategoryGap="24%"
      >
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="id"
          tickFormatter={(id: string) => shortLabels.get(id) ?? id}
          tickLine={false}
          tickMargin={tickMargin}
          minTickGap={scales.size.line}
          reversed={rtl}
        />
        <YAxis
          width="auto"
          allowDecimals={false}
          domain={[0, 'auto']}
          tickFormatter={formatValue}
          tickLine={false}
          axisLine={false}
          orientation={rtl ? 'right' : 'left'}
        />
        <Tooltip
          {...plotMotion}
          content={<ChartTooltip legend="bar" series={series} rows={rows} />}
        />
        {series.map((each, index) => (
          <Bar
            key={each.id}
            className={styles.bar({ tone: toneOfSeries(each, index) })}
            dataKey={(point: ProgressPlotProps['points'][number]) => point.values[each.id]}
            name={each.label}
            stackId="all"
            radius={barRadius}
            {...plotMotion}
          />
        ))}
        {goal !== undefined && <ReferenceLine y={goal} ifOverflow="extendDomain" />}
      </BarChart>
    </div>
  )
}
