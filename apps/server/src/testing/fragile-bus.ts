import type { Bus } from '../domain/realtime/bus.ts'

/** One process's way to a bus, which can be cut. */
export interface FragileBus extends Bus {
  /** Nothing goes out or comes in any more, and nobody is told. */
  readonly cut: () => void
  /** The bus carries again, and says that there was a gap. */
  readonly mend: () => void
  /** What comes waits, as for a process that stands still. */
  readonly hold: () => void
  /** What has waited comes now, in its order. */
  readonly release: () => void
}

export function fragileBus(bus: Bus): FragileBus {
  const gaps = new Set<() => void>()
  let isCut = false
  let held: (() => void)[] | null = null
  return {
    ...bus,
    publish: (channel, message) => {
      if (!isCut) bus.publish(channel, message)
    },
    subscribe: (channel, listener) =>
      bus.subscribe(channel, (message) => {
        if (isCut) return
        if (held) held.push(() => listener(message))
        else listener(message)
      }),
    hasSubscribers: async (channel) => {
      if (isCut) throw new Error('The bus is away.')
      return bus.hasSubscribers(channel)
    },
    onGap: (listener) => gaps.add(listener),
    cut: () => {
      isCut = true
    },
    mend: () => {
      isCut = false
      for (const listener of gaps) listener()
    },
    hold: () => {
      held = []
    },
    release: () => {
      const came = held ?? []
      held = null
      for (const deliver of came) deliver()
    },
  }
}
