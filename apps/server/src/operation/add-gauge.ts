import { Gauge, type Registry } from 'prom-client'

/** Adds a number that is read when the metrics are asked for. */
export function addGauge(metrics: Registry, name: string, help: string, read: () => number): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read())
    },
  })
  metrics.registerMetric(gauge)
}
