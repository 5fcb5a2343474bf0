/** How far players are from the regions, in ms; kept for as long as the process runs, for the latest players. */
export interface Latencies {
  readonly set: (playerUid: string, byRegion: Readonly<Record<string, number>>) => void
  /** Those of the players who noted any. */
  readonly find: (playerUids: readonly string[]) => readonly {
    readonly playerUid: string
    readonly byRegion: Readonly<Record<string, number>>
  }[]
}

const mostPlayers = 10_000

export function createLatencies(): Latencies {
  const kept = new Map<string, Readonly<Record<string, number>>>()
  return {
    set: (playerUid, byRegion) => {
      kept.delete(playerUid)
      kept.set(playerUid, byRegion)
      const [oldest] = kept.keys()
      if (kept.size > mostPlayers && oldest !== undefined) kept.delete(oldest)
    },
    find: (playerUids) =>
      playerUids.flatMap((playerUid) => {
        const byRegion = kept.get(playerUid)
        return byRegion ? [{ playerUid, byRegion }] : []
      }),
  }
}
