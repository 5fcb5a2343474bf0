import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { federationPlayers } from '../schema.ts'

const player = (
  fideId: number,
  fullName: string,
  birthYear: number,
  federation: string,
  title: string | null,
  /** Over the board: standard, rapid, blitz. */
  [standard, rapid, blitz]: readonly [number | null, number | null, number | null],
) => ({ fideId, fullName, birthYear, federation, title, standard, rapid, blitz })

/** Made up, with ids that the federation has never given: nobody real can be taken for one. */
const madeUp: readonly (typeof federationPlayers.$inferInsert)[] = [
  player(999_000_001, 'Serikova, Dana', 1998, 'KAZ', 'WIM', [2184, 2101, 2140]),
  player(999_000_002, 'Akhmetov, Timur', 1987, 'KAZ', 'GM', [2571, 2533, 2560]),
  player(999_000_003, 'Nurlan, Aigerim', 2004, 'KAZ', 'WFM', [2047, 1988, null]),
  player(999_000_004, 'Lindqvist, Elsa', 1991, 'SWE', 'IM', [2412, 2380, 2367]),
  player(999_000_005, 'Okafor, Chidi', 1995, 'NGR', 'FM', [2318, null, 2290]),
  player(999_000_006, 'Castellanos, Marta', 1979, 'ESP', 'WGM', [2302, 2255, 2248]),
  player(999_000_007, 'Santos, Miguel', 2001, 'PHI', 'IM', [2405, 2391, 2420]),
  player(999_000_008, 'Reyes, Analyn', 2008, 'PHI', null, [1712, 1688, 1655]),
  player(999_000_009, 'Petrenko, Oleh', 1983, 'UKR', 'GM', [2544, 2498, 2511]),
  player(999_000_010, 'Raman, Kavya', 2006, 'IND', 'WCM', [1998, 1920, 1951]),
  player(999_000_011, 'Whitfield, James', 1970, 'ENG', 'CM', [2203, 2150, 2176]),
  player(999_000_012, 'Moreau, Lucie', 1999, 'FRA', null, [null, 1574, null]),
  {
    ...player(999_000_013, 'Grabowski, Marek', 1989, 'POL', 'FM', [2297, 2281, 2305]),
    isBanned: true,
  },
]

/** Writes the sandbox's list of the federation; players that are there get what the list has learned since. */
export async function seedFederationPlayers(db: Database): Promise<void> {
  await db
    .insert(federationPlayers)
    .values([...madeUp])
    .onConflictDoUpdate({
      target: federationPlayers.fideId,
      set: {
        standard: sql`excluded.standard`,
        rapid: sql`excluded.rapid`,
        blitz: sql`excluded.blitz`,
      },
      setWhere: sql`coalesce(${federationPlayers.standard}, ${federationPlayers.rapid}, ${federationPlayers.blitz}) is null`,
    })
}
