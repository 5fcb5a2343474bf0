import { contract } from '@kingside/api'
import sharp from 'sharp'
import type { Database } from '../db/database.ts'
import { createTournament } from '../db/tournaments/create-tournament.ts'
import type { Addressed } from '../domain/accounts/notifications.ts'
import { createMemoryBlobs } from '../domain/files/memory-blobs.ts'
import type { NewTournament } from '../domain/tournaments/tournament.ts'
import { wireClubs } from '../wire-clubs.ts'
import { wireFiles } from '../wire-files.ts'
import { apiWorld, type TestPerson } from './api-world.ts'
import { manualClock } from './manual-clock.ts'

/** Somebody of a test. */
export type ClubPerson = TestPerson

/** What a club needs at least, as an administrator fills it in. */
export const smallClub = {
  name: 'Rook and Roll',
  short_name: '',
  tagline: '',
  description: '',
  links: [],
  country: null,
  city: '',
  address: '',
  working_hours: '',
  site: null,
  social_media: [],
  membership: 'open',
  restrictions: { regions: [], titles: [], age_min: null, age_max: null },
} as const

/** A tournament that a club organises, in an hour. */
const addClubTournament = (
  db: Database,
  clubId: string,
  { at, ...facts }: Partial<NewTournament> & { readonly at: Date },
) =>
  createTournament(
    db,
    {
      name: 'Club Swiss',
      kind: 'swiss',
      system: 'swiss',
      ratingType: 'worldchess',
      timeControlId: 9,
      start: new Date(at.getTime() + 3_600_000),
      rounds: 3,
      durationMinutes: null,
      maxParticipants: null,
      clubId: Number(clubId),
      ...facts,
    },
    { jobs: { send: async () => {} }, at },
  )

const digests = {
  keyed: (text: string) => text,
  equal: (one: string, two: string) => one === two,
}

/** Clubs on a database, with people who call. */
export function clubWorld(db: Database) {
  const clock = manualClock()
  const files = wireFiles({
    db,
    blobs: createMemoryBlobs(),
    digests,
    clock,
    log: { error: () => {} },
  })
  const told: Addressed[] = []
  const clubs = wireClubs(db, clock, (playerId, change) => {
    if (change.type === 'notification.added') {
      told.push({ playerId, notification: change.notification })
    }
  })
  const world = apiWorld(db, clock, { clubs, files })
  const { call } = world
  return {
    ...world,
    files,
    /** What open pages were told. */
    told,
    /** A club that somebody has made; answers with its id. */
    addClub: async (by: ClubPerson, form: object = {}): Promise<string> => {
      const body = { ...smallClub, ...form }
      return (await call(by, contract.communities.create, { body })).id
    },
    /** A picture that somebody has sent; answers with its id. */
    addFile: async (by: ClubPerson, kind: 'club-cover' | 'gallery' | 'card'): Promise<string> => {
      const bytes = await sharp({
        create: { width: 8, height: 8, channels: 3, background: '#7b5638' },
      })
        .png()
        .toBuffer()
      const kept = await files.upload({ ownerId: by.id, kind, bytes: new Uint8Array(bytes) })
      if (typeof kept === 'string') throw new Error(kept)
      return kept.id
    },
    addTournament: (clubId: string, facts: Partial<NewTournament> = {}) =>
      addClubTournament(db, clubId, { at: clock.now(), ...facts }),
  }
}

export type ClubWorld = ReturnType<typeof clubWorld>
