import { ChartSpline, Table2 } from 'lucide-react'
import { Component, Suspense, useState, type ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import type { Loadable } from '../loadable.ts'
import { plainList } from '../plainList.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { dashOfSeries, toneOfSeries, type ChartSeries, type ChartTexts } from './chart.ts'
import { ChartTable, type ChartTableRow } from './ChartTable.tsx'
import * as styles from './Chart.css.ts'

interface ChartFrameOwnProps {
  /** The title of the chart. It is shown above and names the chart and its table. */
  title: string
  /** The main result in a sentence, also for readers who can't see the chart. */
  summary?: ReactNode
  /** Controls that choose the data, such as a `SegmentedControl` of periods. */
  toolbar?: ReactNode
  /** Shown in place of the chart when there is no data: an `EmptyState`, or a sentence. */
  empty: ReactNode
  /** The texts of the chart. */
  texts: ChartTexts
}

export type ChartFrameProps = ChartFrameOwnProps & Loadable

interface ChartFrameParts {
  series: readonly ChartSeries<string>[]
  /** How the legend draws a series: as a line, or as a segment of a bar. */
  legend: 'line' | 'bar'
  /** Name of the line across the bars. */
  goalLabel?: string | undefined
  /** Name of the table's first column. */
  pointHeader: string
  rows: readonly ChartTableRow[]
  /** The chart, which is loaded separately. The title names it. */
  plot: ReactNode
  /** Id of the title. */
  titleId: string
}

/** The frame of all charts: title, controls, legend, chart, and the same numbers as a table. */
export function ChartFrame({
  title,
  summary,
  toolbar,
  empty,
  texts,
  series,
  legend,
  goalLabel,
  pointHeader,
  rows,
  plot,
  titleId,
  status = 'ready',
  loadingLabel,
  failure,
}: ChartFrameProps & ChartFrameParts) {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const [broken, setBroken] = useState(false)
  const loading = status === 'loading'
  const hasRows = rows.length > 0
  const asTable = view === 'table' || broken
  const instead = status === 'failed' ? failure : !loading && !hasRows ? empty : undefined

  return (
    <figure className={styles.root} aria-labelledby={titleId} aria-busy={loading}>
      <figcaption className={styles.head}>
        <div className={styles.words}>
          <p id={titleId} className={styles.title}>
            {title}
          </p>
          {summary !== undefined && <p className={styles.summary}>{summary}</p>}
        </div>
        {toolbar}
      </figcaption>
      {instead === undefined ? (
        <div className={styles.plot} data-stale={(loading && hasRows) || undefined}>
          {loading && !hasRows && <Placeholder />}
          {hasRows && !asTable && (
            <FallBack onError={() => setBroken(true)}>
              <Suspense fallback={<Placeholder />}>{plot}</Suspense>
            </FallBack>
          )}
          {hasRows && (
            <ChartTable
              caption={title}
              hidden={!asTable}
              pointHeader={pointHeader}
              series={series}
              rows={rows}
              noValue={texts.noValue}
            />
          )}
        </div>
      ) : (
        <div className={styles.instead}>{instead}</div>
      )}
      {hasRows && instead === undefined && (
        <div className={styles.foot}>
          <ul {...plainList} className={styles.legend}>
            {series.map((each, index) => (
              <li key={each.id} className={styles.legendItem}>
                <span
                  aria-hidden="true"
                  className={styles.legendMark({
                    shape: legend,
                    tone: toneOfSeries(each, index),
                    dash: legend === 'line' ? dashOfSeries(index) : 0,
                  })}
                />
                {each.label}
              </li>
            ))}
            {goalLabel !== undefined && (
              <li className={styles.legendItem}>
                <span aria-hidden="true" className={styles.goalMark} />
                {goalLabel}
              </li>
            )}
          </ul>
          {!broken && (
            <Button
              type="ghost"
              size="s"
              icon={asTable ? <ChartSpline /> : <Table2 />}
              onPress={() => setView(asTable ? 'chart' : 'table')}
            >
              {asTable ? texts.showChart : texts.showTable}
            </Button>
          )}
        </div>
      )}
      <span role="status">{loading && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}</span>
    </figure>
  )
}

function Placeholder() {
  return (
    <div className={styles.placeholder}>
      <Skeleton shape="block" ratio={4} />
    </div>
  )
}

/** Shows the table when the chart's code can't be loaded. */
class FallBack extends Component<
  { children: ReactNode; onError: () => void },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
