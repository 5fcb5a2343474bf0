// What 10,000 past tournaments with 200,000 entries add to what pages ask: `npm run bench:tournaments -- --only growth`.
// The goal is at most a fifth. In the database that a process carries in itself, the slower of the two.
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../apps/server/src/db/open.ts'
import { createTournament } from '../../apps/server/src/db/tournaments/create-tournament.ts'
import { createEntryStore } from '../../apps/server/src/db/tournaments/entry-store.ts'
import { createTournamentRunStore } from '../../apps/server/src/db/tournaments/run-store.ts'
import { createTournamentReader } from '../../apps/server/src/db/tournaments/tournament-reader.ts'
import { joinLimitOf } from '../../apps/server/src/domain/tournaments/join-limit.ts'

const rounds = 100
const hour = 3_600_000

/** @param {(name: string, text: string) => void} line prints a result */
export async function measureTournamentGrowth(line) {
  const { db, close } = await openDatabase({ folder: null })
  try {
    await db.execute(sql`insert into players (uid, kind, name, created_at)
      select 'p' || n, 'member', 'P ' || n, now() from generate_series(1, 500) n`)
    await db.execute(sql`insert into accounts
      (player_id, email, email_folded, created_at, activated_at, first_name, last_name)
      select id, uid, uid, now(), now(), 'A', 'B' from players where uid like 'p%'`)
    const jobs = { send: async () => {} }
    /** @type {(facts: object) => Promise<number>} */
    const add = async (facts) => {
      const { id } = await createTournament(
        db,
        {
          name: 'x',
          kind: 'arena',
          system: 'arena',
          ratingType: 'worldchess',
          timeControlId: 9,
          start: new Date(),
          rounds: null,
          durationMinutes: 45,
          maxParticipants: null,
          ...facts,
        },
        { jobs, at: new Date() },
      )
      return id
    }
    const id = await add({ kind: 'swiss', system: 'swiss', rounds: 9, durationMinutes: null })
    for (let hours = 1; hours <= 300; hours += 1) {
      await add({ name: 'future', start: new Date(Date.now() + hours * hour) })
    }
    await db.execute(sql`insert into tournament_entries
      (tournament_id, player_id, status, joined_at, place, seed)
      select ${id}, id, 'joined', now(), row_number() over (), row_number() over ()
      from players where uid like 'p%'`)
    const past = (/** @type {number} */ count, /** @type {number} */ after) =>
      addPast(db, { like: id, count, after })
    await past(200, 0)
    const before = await measure(db, id)
    await past(10_000, 200)
    const later = await measure(db, id)
    for (const [name, ms] of before) {
      const now = later.get(name) ?? 0
      const change = Math.round((now / ms - 1) * 100)
      line(name, `${ms.toFixed(1)} → ${now.toFixed(1)} ms (${change < 0 ? '' : '+'}${change} %)`)
    }
  } finally {
    await close()
  }
}

/**
 * @param {import('../../apps/server/src/db/database.ts').Database} db
 * @param {{ like: number, count: number, after: number }} which
 */
async function addPast(db, { like, count, after }) {
  await db.execute(sql`insert into tournaments
    (slug, name, kind, system, stage, rating_type, time_control_id, starts_at, ends_at, duration_minutes, seats_taken,
      about, limits, rules, created_at)
    select 'past-' || n, 'Past ' || n, 'arena', 'arena', 'completed', 'worldchess', 9, now() - n * interval '1 hour',
      now() - n * interval '1 hour' + interval '45 min', 45, 20, t.about, t.limits, t.rules, now() - n * interval '1 hour'
    from generate_series(${after + 1}::int, ${after + count}::int) n, tournaments t where t.id = ${like}`)
  await db.execute(sql`insert into tournament_entries (tournament_id, player_id, status, joined_at, place)
    select t.id, p.id, 'joined', now(), p.id from tournaments t, players p
    where t.slug like 'past-%' and p.uid like 'p%' and p.id % 25 = t.id % 25 on conflict do nothing`)
  await db.execute(sql`vacuum analyze`)
}

/**
 * The median of each, in ms.
 * @param {import('../../apps/server/src/db/database.ts').Database} db
 * @param {number} id of a swiss of 500
 */
async function measure(db, id) {
  const reader = createTournamentReader(db, () => new Date())
  const store = createTournamentRunStore(db, { send: async () => {} })
  const entries = createEntryStore(db)
  const [first] = (await reader.list({ limit: 1, offset: 0, status: ['expected'] }, null))
    .tournaments
  const list = (/** @type {object} */ filter) =>
    reader.list({ limit: 100, offset: 0, ...filter }, null)
  /** @type {readonly (readonly [string, () => Promise<unknown>])[]} */
  const cases = [
    ['short/, upcoming and running', () => list({ status: ['expected', 'goes'] })],
    ['short/, ended', () => list({ status: ['completed'], ordering: '-start' })],
    ['short/, all', () => list({})],
    ['standing/', () => reader.standing(id, { limit: 50, offset: 0 }, null)],
    ['one by its slug', () => reader.find('x', null)],
    ['my/', () => reader.ofPlayer(20, ['expected', 'goes'])],
    ['may I join?', () => entries.limitsOf([first?.id ?? 0], 20, joinLimitOf, new Date())],
    [
      'what is due',
      () =>
        store.claim('bench', {
          at: new Date(),
          until: new Date(),
          forgottenAt: new Date(Date.now() - 10_000),
        }),
    ],
  ]
  /** @type {Map<string, number>} */
  const medians = new Map()
  for (const [name, run] of cases) {
    const times = []
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now()
      await run()
      times.push(performance.now() - begun)
    }
    times.sort((a, b) => a - b)
    medians.set(name, times[rounds / 2] ?? 0)
  }
  return medians
}
