import { expect, it } from 'vitest'
import { createMetricsRegistry } from './metrics.ts'

it('renders counters, gauges and histograms as Prometheus reads them', () => {
  const metrics = createMetricsRegistry()
  const calls = metrics.counter('calls_total', 'Calls.')
  calls.add({ call: 'ping.send', status: '200' })
  calls.add({ call: 'ping.send', status: '200' }, 2)
  calls.add({ call: 'a"b\\c\nd' })
  metrics.gauge('sockets', 'Open sockets.', () => 7)
  const seconds = metrics.histogram('seconds', 'How long.', [0.1, 1])
  seconds.observe(0.05)
  seconds.observe(0.5)
  seconds.observe(5)
  expect(metrics.render()).toBe(`# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{call="ping.send",status="200"} 3
calls_total{call="a\\"b\\\\c\\nd"} 1
# HELP sockets Open sockets.
# TYPE sockets gauge
sockets 7
# HELP seconds How long.
# TYPE seconds histogram
seconds_bucket{le="0.1"} 1
seconds_bucket{le="1"} 2
seconds_bucket{le="+Inf"} 3
seconds_sum 5.55
seconds_count 3
`)
})

it('keeps a bounded number of series, however many labels come', () => {
  const metrics = createMetricsRegistry()
  const counter = metrics.counter('calls_total', 'Calls.')
  for (let n = 0; n < 5_000; n++) counter.add({ n: String(n) })
  expect(metrics.render().split('\n').length).toBeLessThan(2_010)
})

it('refuses a name twice', () => {
  const metrics = createMetricsRegistry()
  metrics.counter('calls_total', 'Calls.')
  expect(() => metrics.counter('calls_total', 'Calls.')).toThrow(/is there already/)
})
