import { type ApiClientOptions, createClient } from '@kingside/api'
import { listRegions } from '@kingside/api/calls/regions/region-calls'

/** Where a region's servers are. */
export interface RegionAddress {
  readonly rId: string
  /** Of its calls; absolute. */
  readonly baseUrl: string
}

/** The regions and their addresses, as the page's own server lists them. */
export async function listRegionsOf(
  options: ApiClientOptions,
  signal?: AbortSignal,
): Promise<readonly RegionAddress[]> {
  const api = createClient({ listRegions }, options)
  const own = new URL(options.baseUrl, window.location.href)
  const regions = await api.listRegions({ ...(signal && { signal }) })
  return regions.map(({ rId, url }) => ({ rId, baseUrl: new URL(url, own).href }))
}
