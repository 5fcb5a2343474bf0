import type { GameEvent } from './wire.types.ts'

/** The number of events that the server keeps of a game; a larger gap needs a snapshot. */
const maxAhead = 64

interface Order {
  readonly v: number
  readonly ahead: readonly GameEvent[]
}

interface Sorted extends Order {
  /** The events that may be handed on now, in order. */
  readonly ready: readonly GameEvent[]
}

/** Keeps an event that came before others that are missing, each version once. */
export const keepAhead = ({ ahead }: Order, event: GameEvent): readonly GameEvent[] =>
  ahead.some(({ v }) => v === event.v)
    ? ahead
    : [...ahead, event].toSorted((a, b) => a.v - b.v).slice(0, maxAhead)

/** Takes the early events that follow `v` without a gap. */
export function takeReady(v: number, ahead: readonly GameEvent[]): Sorted {
  const left = ahead.filter((event) => event.v > v)
  const gap = left.findIndex((event, index) => event.v !== v + index + 1)
  const ready = gap === -1 ? left : left.slice(0, gap)
  return { v: v + ready.length, ahead: left.slice(ready.length), ready }
}
