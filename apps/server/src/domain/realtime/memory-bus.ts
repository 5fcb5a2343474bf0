import type { Clock } from '../clock.ts'
import type { Bus, Leases } from './bus.ts'

/** A bus within one process. */
export function createMemoryBus(): Bus {
  const listeners = new Map<string, Set<(message: string) => void>>()
  return {
    publish: (channel, message) => {
      for (const listener of listeners.get(channel) ?? []) queueMicrotask(() => listener(message))
    },
    subscribe: async (channel, listener) => {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
    },
    hasSubscribers: async (channel) => listeners.has(channel),
    // Within one process nothing is ever lost.
    onGap: () => {},
    close: async () => listeners.clear(),
  }
}

/** Leases within one process. */
export function createMemoryLeases(clock: Pick<Clock, 'monotonic'>): Leases {
  const held = new Map<string, { readonly holder: string; readonly until: number }>()
  const take: Leases['take'] = async (key, holder, ms) => {
    const now = clock.monotonic()
    const lease = held.get(key)
    if (lease && lease.until > now && lease.holder !== holder) return lease.holder
    held.set(key, { holder, until: now + ms })
    return holder
  }
  return {
    take,
    takeAll: (keys, holder, ms) => Promise.all(keys.map((key) => take(key, holder, ms))),
    release: async (key, holder) => {
      if (held.get(key)?.holder === holder) held.delete(key)
    },
  }
}
