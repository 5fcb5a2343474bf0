import type { Clock } from '../clock.ts'
import type { ByRegion } from './regions.ts'

/** How far players are from the regions, as they measured it lately. */
export interface Latencies {
  readonly set: (playerUid: string, byRegion: ByRegion) => Promise<void>
  /** The player has only the site's own address. */
  readonly forget: (playerUid: string) => Promise<void>
  /** Those of the players who measured any. */
  readonly find: (playerUids: readonly string[]) => Promise<
    readonly {
      readonly playerUid: string
      readonly byRegion: ByRegion
    }[]
  >
}

/** How long a measurement holds, in ms: clients measure every 15 minutes at most. */
export const latencyLifeMs = 60 * 60_000

const maxPlayers = 10_000

/** Those of one process, for the latest players. */
export function createMemoryLatencies(clock: Pick<Clock, 'monotonic'>): Latencies {
  const kept = new Map<string, { readonly byRegion: ByRegion; readonly until: number }>()
  return {
    set: async (playerUid, byRegion) => {
      kept.delete(playerUid)
      kept.set(playerUid, { byRegion, until: clock.monotonic() + latencyLifeMs })
      const [oldest] = kept.keys()
      if (kept.size > maxPlayers && oldest !== undefined) kept.delete(oldest)
    },
    forget: async (playerUid) => void kept.delete(playerUid),
    find: async (playerUids) =>
      playerUids.flatMap((playerUid) => {
        const found = kept.get(playerUid)
        if (!found || found.until <= clock.monotonic()) return []
        return [{ playerUid, byRegion: found.byRegion }]
      }),
  }
}
