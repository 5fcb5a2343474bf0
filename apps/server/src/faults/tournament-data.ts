import { eq } from 'drizzle-orm'
import { openDataFolder } from '../data-folder/open.ts'
import { tournamentEntries, tournaments } from '../db/schema.ts'
import { createTournament } from '../db/tournaments/create-tournament.ts'
import { createVisitorStore } from '../db/visitor-store.ts'
import { createUid } from '../domain/players/create-uid.ts'
import type { NewTournament } from '../domain/tournaments/tournament.ts'
import { silentJobs } from '../testing/silent-jobs.ts'

export interface TournamentData {
  readonly id: number
  /** The cookies of the players, by their public uids, in the order of their seeds. */
  readonly cookies: ReadonlyMap<string, string>
}

/**
 * Makes a tournament in a folder of data, before a server is started on it. Its players are visitors, who need no
 * accounts and play like everybody else.
 */
export async function makeTournamentData(
  folder: string,
  {
    count,
    start,
    prefix = 'player',
    ...facts
  }: NewTournament & {
    readonly count: number
    /** Of the players' uids, where a folder has several tournaments. */
    readonly prefix?: string
  },
): Promise<TournamentData> {
  const now = () => new Date()
  const data = await openDataFolder({ folder, fresh: false, print: () => {}, now })
  const { db } = data.database
  const at = new Date()
  const { id } = await createTournament(db, { ...facts, start }, { jobs: silentJobs, at })
  await db.update(tournaments).set({ initialColor: 'white' }).where(eq(tournaments.id, id))
  const visitors = createVisitorStore(db)
  const cookies = new Map<string, string>()
  for (let index = 1; index <= count; index += 1) {
    const uid = createUid()
    const playerUid = `${prefix}-${String(index).padStart(4, '0')}`
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { id: playerId } = await visitors.create({ uid, playerUid }, at)
    const entry = {
      tournamentId: id,
      playerId,
      status: 'joined',
      joinedAt: at,
      readyAt: at,
    } as const
    // oxlint-disable-next-line no-await-in-loop -- the same
    await db.insert(tournamentEntries).values(entry)
    cookies.set(playerUid, `kingside_visitor=${uid}`)
  }
  await data.close()
  return { id, cookies }
}
