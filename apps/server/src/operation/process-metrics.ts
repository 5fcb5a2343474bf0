import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from 'prom-client'
import { addGauge } from './add-gauge.ts'

const nanosecondsPerSecond = 1e9

/**
 * Adds what the process itself can tell: memory, time, and how late the event loop is.
 * @returns how to stop measuring
 */
export function measureProcess(metrics: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  addGauge(metrics, 'process_start_time_seconds', 'When the process started, since 1970.', () =>
    Math.round(performance.timeOrigin / 1000),
  )
  addGauge(metrics, 'process_resident_memory_bytes', 'Memory that the process holds.', () =>
    process.memoryUsage.rss(),
  )
  addGauge(metrics, 'nodejs_heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
  addGauge(
    metrics,
    'process_cpu_seconds',
    'Processor time so far.',
    () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  )
  addGauge(
    metrics,
    'nodejs_eventloop_lag_p99_seconds',
    'Lateness of the event loop since the last reading.',
    () => {
      const lag = delay.percentile(99) / nanosecondsPerSecond
      delay.reset()
      return Number.isFinite(lag) ? lag : 0
    },
  )
  return () => void delay.disable()
}
