import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signIn, signUp, testAccounts } from '../../testing/test-accounts.ts'
import { silentJobs } from '../../testing/silent-jobs.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { twoPlayers } from '../../testing/test-rooms.ts'
import { createTournament, planTournaments } from '../tournaments/create-tournament.ts'
import { createVisitorStore } from '../visitor-store.ts'
import {
  mailedCodes,
  refreshTokens,
  registrations,
  sessions,
  socialStates,
  tournamentEntries,
  tournaments,
  visitors,
} from '../schema.ts'
import { sweepOver } from './sweep-over.ts'

const database = testDatabase()
const day = 24 * 60 * 60_000
const tables = {
  tokens: refreshTokens,
  sessions,
  codes: mailedCodes,
  states: socialStates,
  registrations,
  visitors,
}

async function counts() {
  const found = await Promise.all(
    Object.entries(tables).map(async ([name, table]) => [name, await database().$count(table)]),
  )
  return Object.fromEntries(found)
}

/** One of everything that will be over some day. */
async function oneOfEach() {
  const accounts = await testAccounts(database())
  const browser = await signUp(accounts, `swept-${accounts.account.createUid()}@kingside.example`)
  const email = `waits-${accounts.account.createUid()}@kingside.example`
  await accounts.browser().call('POST', 'accounts/auth/register/', {
    email,
    password: 'Rook7takesE4',
  })
  await accounts.mailTo(email)
  await accounts.browser().request('GET', '/api/auth/social/google/?state=/')
  await accounts.browser().call('POST', 'ping/')
  return { accounts, browser }
}

describe('S-94: what is over', () => {
  it('is left alone by a sign-in and swept by a job', async () => {
    await sweepOver(database(), new Date('2100-01-01T00:00:00Z'))
    const { accounts } = await oneOfEach()
    const one = { tokens: 1, sessions: 1, codes: 1, states: 1, registrations: 1, visitors: 1 }
    expect(await counts()).toEqual(one)
    accounts.wait(8 * day)
    const at = accounts.account.clock.now()
    await signUp(accounts, 'signs-in-later@kingside.example')
    expect(await counts()).toMatchObject({ tokens: 2, sessions: 2, codes: 1 })
    await sweepOver(database(), at)
    expect(await counts()).toMatchObject({ tokens: 1, sessions: 1, codes: 0, states: 0 })
    expect(await counts()).toMatchObject({ registrations: 1, visitors: 1 })
    await sweepOver(database(), new Date(at.getTime() + 401 * day))
    expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('does not take along what goes on', async () => {
    const { accounts, browser } = await oneOfEach()
    const before = await counts()
    accounts.wait(6 * day)
    await browser.call('POST', 'auth/jwt/refresh/')
    accounts.wait(6 * day)
    await sweepOver(database(), accounts.account.clock.now())
    expect((await browser.call('POST', 'auth/jwt/refresh/')).status).toBe(200)
    expect((await browser.call('GET', 'me/')).status).toBe(200)
    expect(await counts()).toMatchObject({ visitors: before.visitors })
    const seen = await createVisitorStore(database()).find('nobody')
    expect(seen).toBeNull()
  })

  it('is swept by the thousand, however much there is', async () => {
    await oneOfEach()
    await database().execute(sql`
      insert into refresh_tokens (hash, session_id, state, expires_at)
      select 'old ' || n, (select id from sessions limit 1), 'used', '2026-01-01'
      from generate_series(1, 12000) n`)
    await sweepOver(database(), new Date('2026-01-31T12:00:00Z'))
    const old = await database().$count(refreshTokens, sql`hash like 'old %'`)
    expect(old).toBe(0)
  })

  it('takes the planned tournaments to which nobody came, and no other', async () => {
    const now = new Date('2026-03-10T12:00:00Z')
    const start = new Date('2026-03-08T12:00:00Z')
    const deps = { jobs: silentJobs, at: new Date('2026-03-01T12:00:00Z') }
    const facts = {
      name: 'Sweep Arena',
      kind: 'arena',
      system: 'arena',
      ratingType: 'worldchess',
      timeControlId: 9,
      start,
      rounds: null,
      durationMinutes: 45,
      maxParticipants: null,
    } as const
    const { id: byHand } = await createTournament(database(), facts, deps)
    await planTournaments(
      database(),
      ['empty', 'visited'].map((plannedKey) => ({
        ...facts,
        name: `Sweep ${plannedKey}`,
        plannedKey,
      })),
      deps,
    )
    const cancelled = { stage: 'completed', cancelReason: 'Nobody came.', endsAt: start } as const
    await database().update(tournaments).set(cancelled)
    const rows = await database().select().from(tournaments)
    const visited = rows.find(({ plannedKey }) => plannedKey === 'visited')
    const [player] = await twoPlayers(database())
    await database()
      .insert(tournamentEntries)
      .values({ tournamentId: visited?.id ?? 0, playerId: player, status: 'joined', joinedAt: now })
    await sweepOver(database(), new Date('2026-03-09T11:00:00Z'))
    expect(await database().$count(tournaments)).toBe(3)
    await sweepOver(database(), now)
    const left = await database().select({ id: tournaments.id }).from(tournaments)
    expect(left.map(({ id }) => id)).toEqual([byHand, visited?.id])
  })

  it.each(['refresh_tokens', 'address_codes', 'social_states'])(
    'is found by an index of %s',
    async (table) => {
      const found = await database()
        .select({ definition: sql<string>`indexdef` })
        .from(sql`pg_indexes`)
        .where(sql`tablename = ${table}`)
      const definitions = found.map(({ definition }) => definition)
      expect(definitions.join()).toMatch(/\(expires_at\)/)
    },
  )
})

it('S-94: signing in again ends the earlier session of the browser, and no other', async () => {
  const accounts = await testAccounts(database())
  const email = 'again@kingside.example'
  const browser = await signUp(accounts, email)
  const other = await signIn(accounts, email)
  const earlier = browser.token()
  const body = { email, password: 'Rook7takesE4' }
  expect((await browser.call('POST', 'accounts/auth/login/', body)).status).toBe(200)
  expect((await browser.call('GET', 'me/')).status).toBe(200)
  expect((await other.call('GET', 'me/')).status).toBe(200)
  browser.setToken(earlier)
  expect((await browser.call('GET', 'me/')).status).toBe(401)
})
