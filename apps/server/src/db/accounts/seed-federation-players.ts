import type { Database } from '../database.ts'
import { federationPlayers } from '../schema.ts'

const player = (
  fideId: number,
  fullName: string,
  birthYear: number,
  federation: string,
  title: string | null = null,
) => ({ fideId, fullName, birthYear, federation, title })

/** Made up, with ids that the federation has never given: nobody real can be taken for one. */
const madeUp: readonly (typeof federationPlayers.$inferInsert)[] = [
  player(999_000_001, 'Serikova, Dana', 1998, 'KAZ', 'WIM'),
  player(999_000_002, 'Akhmetov, Timur', 1987, 'KAZ', 'GM'),
  player(999_000_003, 'Nurlan, Aigerim', 2004, 'KAZ', 'WFM'),
  player(999_000_004, 'Lindqvist, Elsa', 1991, 'SWE', 'IM'),
  player(999_000_005, 'Okafor, Chidi', 1995, 'NGR', 'FM'),
  player(999_000_006, 'Castellanos, Marta', 1979, 'ESP', 'WGM'),
  player(999_000_007, 'Santos, Miguel', 2001, 'PHI', 'IM'),
  player(999_000_008, 'Reyes, Analyn', 2008, 'PHI'),
  player(999_000_009, 'Petrenko, Oleh', 1983, 'UKR', 'GM'),
  player(999_000_010, 'Raman, Kavya', 2006, 'IND', 'WCM'),
  player(999_000_011, 'Whitfield, James', 1970, 'ENG', 'CM'),
  player(999_000_012, 'Moreau, Lucie', 1999, 'FRA'),
  { ...player(999_000_013, 'Grabowski, Marek', 1989, 'POL', 'FM'), isBanned: true },
]

/** Writes the sandbox's list of the federation; players that are there stay as they are. */
export async function seedFederationPlayers(db: Database): Promise<void> {
  await db
    .insert(federationPlayers)
    .values([...madeUp])
    .onConflictDoNothing()
}
