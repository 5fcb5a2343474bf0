import { asc, eq, like, sql } from 'drizzle-orm'
import { createClubStore } from '../db/clubs/club-store.ts'
import { createContentStore } from '../db/clubs/content-store.ts'
import type { Database } from '../db/database.ts'
import { clubMembers, clubMoves, clubRequests, clubs, players } from '../db/schema.ts'
import type { ClubValues } from '../domain/clubs/club.ts'

const hour = 3_600_000
const day = 24 * hour

const plain = {
  shortName: '',
  tagline: '',
  description: 'Made up by the seed, so that no page is empty. Its members are made up too.',
  links: [],
  country: null,
  city: '',
  address: '',
  workingHours: '',
  site: null,
  socialMedia: [],
  membership: 'open',
  restrictions: { regions: [], titles: [], ageMin: null, ageMax: null },
} as const satisfies Omit<ClubValues, 'name'>

interface Example extends ClubValues {
  readonly members: number
  readonly requests: number
}

/** One of each kind: open, by request, and for some only. */
const examples: readonly Example[] = [
  {
    ...plain,
    name: 'Example Open Club',
    shortName: 'EOC',
    tagline: 'Everybody is welcome, every day.',
    country: 'KZ',
    city: 'Almaty',
    address: 'Example Street 64',
    workingHours: 'Mon–Fri 16:00–21:00',
    site: 'https://example.com/',
    links: [{ title: 'Rules of the club', url: 'https://example.com/rules' }],
    members: 30,
    requests: 0,
  },
  {
    ...plain,
    name: 'Example Club by Request',
    tagline: 'A quiet club for those who like long games.',
    country: 'DE',
    city: 'Berlin',
    membership: 'by-request',
    members: 12,
    requests: 4,
  },
  {
    ...plain,
    name: 'Example Masters Club',
    tagline: 'For titled players of Europe and Asia.',
    membership: 'by-request',
    restrictions: {
      regions: ['europe', 'asia'],
      titles: ['GM', 'WGM', 'IM', 'WIM', 'FM', 'WFM'],
      ageMin: 16,
      ageMax: null,
    },
    members: 6,
    requests: 1,
  },
]

/**
 * Makes three clubs of example players, once.
 * @param onProgress called with what was made
 */
export async function seedClubs(
  db: Database,
  at: Date,
  onProgress: (made: string) => void,
): Promise<void> {
  const people = await db
    .select({ id: players.id })
    .from(players)
    .where(like(players.name, '% Example %'))
    .orderBy(asc(players.id))
    .limit(60)
  const store = createClubStore(db)
  const [first] = people
  if (!first) return
  let made = 0
  for (const { members, requests, ...values } of examples) {
    // oxlint-disable-next-line no-await-in-loop -- few
    if ((await db.$count(clubs, eq(clubs.name, values.name))) > 0) continue
    // oxlint-disable-next-line no-await-in-loop -- few
    const clubId = await store.create({ ...values, coverId: null }, first.id, at)
    if (clubId === null) continue
    // oxlint-disable-next-line no-await-in-loop -- few
    await fill(db, clubId, people.slice(1), { members: members - 1, requests }, at)
    made += 1
  }
  onProgress(`${made} clubs`)
}

async function fill(
  db: Database,
  clubId: number,
  people: readonly { readonly id: number }[],
  counts: { readonly members: number; readonly requests: number },
  at: Date,
): Promise<void> {
  const joining = people.slice(0, counts.members)
  const asking = people.slice(counts.members, counts.members + counts.requests)
  await db.insert(clubMembers).values(
    joining.map(({ id }, index) => ({
      clubId,
      playerId: id,
      role: 'member' as const,
      joinedAt: new Date(at.getTime() - index * day),
    })),
  )
  await db
    .insert(clubMoves)
    .values(
      joining.map((_, index) => ({ clubId, at: new Date(at.getTime() - index * day), change: 1 })),
    )
  await db
    .update(clubs)
    .set({ memberCount: sql`${clubs.memberCount} + ${joining.length}` })
    .where(eq(clubs.id, clubId))
  if (asking.length > 0) {
    await db
      .insert(clubRequests)
      .values(asking.map(({ id }) => ({ clubId, playerId: id, askedAt: at })))
  }
  const { events, cards } = createContentStore(db)
  const start = new Date(at.getTime() + 3 * day)
  await events.add(clubId, {
    title: 'Example open evening',
    text: 'Boards and clocks are there. Come and play.',
    startsAt: start,
    endsAt: new Date(start.getTime() + 3 * hour),
    place: '',
    link: null,
  })
  await cards.add(clubId, {
    title: 'Lessons for beginners',
    text: 'Every Saturday at 11:00, the first one is free.',
    fileId: null,
    link: null,
  })
}
