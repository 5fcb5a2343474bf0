import type { ClubPlan } from '@kingside/api/facts'
import type { Database } from '../db/database.ts'
import { clubMembers, clubs } from '../db/schema.ts'
import { createUid } from '../domain/players/create-uid.ts'

/** Makes a club with an administrator. @returns its internal id */
export async function addClub(
  db: Database,
  admin: number,
  {
    plan = 'unpaid',
    slug = `club-${createUid().slice(0, 8)}`,
  }: { readonly plan?: ClubPlan; readonly slug?: string } = {},
): Promise<number> {
  const at = new Date('2026-01-01T00:00:00Z')
  const [club] = await db
    .insert(clubs)
    .values({
      slug,
      name: 'Almaty Chess Club',
      shortName: 'ACC',
      tagline: '',
      description: '',
      links: [],
      city: '',
      address: '',
      workingHours: '',
      socialMedia: [],
      membership: 'open',
      restrictions: { regions: [], titles: [], ageMin: null, ageMax: null },
      plan,
      memberCount: 1,
      createdBy: admin,
      createdAt: at,
    })
    .returning({ id: clubs.id })
  if (!club) throw new Error('The club of the test was not stored.')
  await db
    .insert(clubMembers)
    .values({ clubId: club.id, playerId: admin, role: 'admin', joinedAt: at })
  return club.id
}
