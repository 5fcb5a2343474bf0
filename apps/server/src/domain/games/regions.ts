import { onlyRegion } from '@kingside/api'
import type { Sides } from './game.types.ts'

/** A place with servers of its own. */
export interface Region {
  readonly rId: string
  readonly name: string
  /** Where players reach its servers, as an origin; null is the site's own address. */
  readonly origin: string | null
}

/** The regions of the site. All play on the same database and hear each other; each game is in one of them. */
export interface Regions {
  /** The region of this process. */
  readonly own: string
  /** At least one; games of which nothing is known are in the first. */
  readonly all: readonly [Region, ...Region[]]
}

/** A site whose servers are all in one place. */
export const oneRegion: Regions = {
  own: onlyRegion,
  all: [{ rId: onlyRegion, name: 'Kingside', origin: null }],
}

/** Whether games may be in another region than the one whose server a page asks. */
export const isMultiregion = ({ all }: Regions): boolean => all.length > 1

/** How far a player is from the regions, in ms. */
export type ByRegion = Readonly<Record<string, number>>

/**
 * The region for a game: the one whose farther player is nearest. It is the first where a player's distances are not
 * known, because that player has only the site's own address.
 * @param players those who are people
 * @param isThere whether a region has a server that runs
 */
function chooseRegion(
  { all }: Regions,
  players: readonly (ByRegion | null)[],
  isThere: (rId: string) => boolean,
): string {
  const [home] = all
  let best = { rId: home.rId, ms: Infinity }
  for (const { rId } of all) {
    if (!isThere(rId)) continue
    const ms = Math.max(...players.map((byRegion) => byRegion?.[rId] ?? Infinity))
    if (ms < best.ms) best = { rId, ms }
  }
  return players.includes(null) ? home.rId : best.rId
}

export interface RegionChooserDeps {
  readonly regions: Regions
  /** The distances of players by their internal ids; of whom none are known, null. */
  readonly distancesOf: (playerIds: readonly number[]) => Promise<readonly (ByRegion | null)[]>
  readonly isThere: (rId: string) => boolean
  readonly onFailure: (event: string, error: unknown) => void
}

/** The region for a game between two, or null where there is only one. */
export type ChooseRegion = (
  seats: Sides<{ readonly playerId: number; readonly botLevel: number | null }>,
) => Promise<string | null>

/** Chooses by what players have measured. That it is not known keeps no game from beginning. */
export function createRegionChooser(deps: RegionChooserDeps): ChooseRegion {
  const { regions, distancesOf, isThere, onFailure } = deps
  return async ({ w, b }) => {
    if (!isMultiregion(regions)) return null
    const people = [w, b].filter(({ botLevel }) => botLevel === null)
    try {
      const distances = await distancesOf(people.map(({ playerId }) => playerId))
      return chooseRegion(regions, distances, isThere)
    } catch (error) {
      onFailure('regions.choose', error)
      return regions.all[0].rId
    }
  }
}
