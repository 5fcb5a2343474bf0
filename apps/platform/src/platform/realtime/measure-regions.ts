import { type ApiClientOptions, createClient } from '@kingside/api'
import { getUid } from '@kingside/api/calls/accounts/profile'
import { checkLiveness, setLatency } from '@kingside/api/calls/regions/region-calls'
import { z } from 'zod/mini'
import type { KeptValue } from '../storage/kept-value.ts'
import { listRegionsOf, type RegionAddress } from './region-addresses.ts'

const calls = { getUid, setLatency }
const regionCalls = { checkLiveness }

/** How many round trips are measured; the one before them opens the connection. */
const rounds = 3
/** A region that takes longer counts as away, in milliseconds. */
const longestMs = 2_000

/** Whose distances were measured, and when by the wall clock. */
const measured = z.object({ pId: z.string(), at: z.number() })

export interface MeasureDeps {
  readonly options: ApiClientOptions
  /** When whose distances were measured last. */
  readonly kept: KeptValue
  /** How often they are measured at most. */
  readonly everyMs: number
  /** A monotonic clock, in ms. */
  readonly now: () => number
}

/** Measures how far each region is, and notes it at the server for the player's next games. */
export async function measureRegions({ options, kept, everyMs, now }: MeasureDeps): Promise<void> {
  const api = createClient(calls, options)
  const { uid: pId } = await api.getUid({ query: {} })
  if (pId === null || ageOf(kept, pId) < everyMs) return
  const byRegion: Record<string, number> = {}
  // One after another, so that they don't slow each other down.
  for (const region of await listRegionsOf(options)) {
    const ms = await measure(region, now).catch(() => null)
    if (ms !== null) byRegion[region.rId] = Math.round(ms)
  }
  if (Object.keys(byRegion).length === 0) return
  await api.setLatency({ body: { pId, byRegion } })
  await kept.save(JSON.stringify({ pId, at: Date.now() }))
}

/** The shortest round trip: what is longer waited for something else. */
async function measure({ rId, baseUrl }: RegionAddress, now: () => number): Promise<number | null> {
  const api = createClient(regionCalls, {
    baseUrl,
    timeoutMs: longestMs,
    fetch: (url, init) => fetch(url, init),
  })
  let shortest = Infinity
  for (let round = 0; round <= rounds; round++) {
    const from = now()
    const answer = await api.checkLiveness()
    // Another region answers at this address, so nothing is known of this one.
    if (answer.rId !== rId) return null
    if (round > 0) shortest = Math.min(shortest, now() - from)
  }
  return shortest
}

/** How long ago this browser measured for the player, also in another tab or before a reload; in ms. */
function ageOf(kept: KeptValue, pId: string): number {
  const { data: last } = measured.safeParse(parse(kept.read()))
  const ageMs = last?.pId === pId ? Date.now() - last.at : Infinity
  // A clock that was set back says nothing.
  return ageMs < 0 ? Infinity : ageMs
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
