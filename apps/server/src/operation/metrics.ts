/** Names and values that tell series of one metric apart. */
export type Labels = Readonly<Record<string, string>>

export interface Counter {
  readonly add: (labels?: Labels, by?: number) => void
}

export interface Histogram {
  readonly observe: (value: number, labels?: Labels) => void
}

/** What is counted in this process, as Prometheus reads it. */
export interface MetricsRegistry {
  /** A number that only grows; the name ends in `_total`. */
  readonly counter: (name: string, help: string) => Counter
  /** How often values fell below each bound of `buckets`. */
  readonly histogram: (name: string, help: string, buckets: readonly number[]) => Histogram
  /** A number that is read when the metrics are asked for. */
  readonly gauge: (name: string, help: string, read: () => number) => void
  /** All of them in the text format 0.0.4. */
  readonly render: () => string
}

/** Of one metric: its lines. */
type Render = () => readonly string[]

/** Beyond so many series of one metric new ones are not kept: a mistake in labels must not fill the memory. */
const maxSeries = 2_000

export function createMetricsRegistry(): MetricsRegistry {
  const metrics = new Map<string, Render>()
  const add = (name: string, type: string, help: string, render: Render) => {
    if (metrics.has(name)) throw new Error(`The metric ${name} is there already; use another name.`)
    metrics.set(name, () => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...render()])
  }
  return {
    counter: (name, help) => {
      const series = new Map<string, number>()
      add(name, 'counter', help, () => [...series].map(([labels, n]) => `${name}${labels} ${n}`))
      return {
        add: (labels = {}, by = 1) => {
          const key = labelText(labels)
          if (series.has(key) || series.size < maxSeries)
            series.set(key, (series.get(key) ?? 0) + by)
        },
      }
    },
    histogram: (name, help, buckets) => {
      const series = new Map<string, Observed>()
      add(name, 'histogram', help, () =>
        [...series.values()].flatMap((observed) => histogramLines(name, buckets, observed)),
      )
      return {
        observe: (value, labels = {}) => {
          const key = labelText(labels)
          const before = series.get(key) ?? nothing(labels, buckets)
          if (!series.has(key) && series.size >= maxSeries) return
          series.set(key, {
            labels,
            sum: before.sum + value,
            count: before.count + 1,
            below: before.below.map((n, index) => n + (value <= (buckets[index] ?? 0) ? 1 : 0)),
          })
        },
      }
    },
    gauge: (name, help, read) => add(name, 'gauge', help, () => [`${name} ${read()}`]),
    render: () => `${[...metrics.values()].flatMap((render) => render()).join('\n')}\n`,
  }
}

interface Observed {
  readonly labels: Labels
  readonly sum: number
  readonly count: number
  /** How many values were at most each bucket's bound. */
  readonly below: readonly number[]
}

const nothing = (labels: Labels, buckets: readonly number[]): Observed => ({
  labels,
  sum: 0,
  count: 0,
  below: buckets.map(() => 0),
})

function histogramLines(name: string, buckets: readonly number[], observed: Observed) {
  const { labels, sum, count, below } = observed
  return [
    ...buckets.map(
      (bound, index) =>
        `${name}_bucket${labelText({ ...labels, le: String(bound) })} ${below[index]}`,
    ),
    `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
    `${name}_sum${labelText(labels)} ${sum}`,
    `${name}_count${labelText(labels)} ${count}`,
  ]
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escapeValue(value: string): string {
  return value
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)
}
