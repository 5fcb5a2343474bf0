import { contract, emptyForm } from '@kingside/api'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { clubMembers, files, notifications, players } from '../../db/schema.ts'
import { addClub } from '../../testing/test-club.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { type TournamentWorld, tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const { drafts, form, duplicate, cancel, get, signup, my, organised } = contract.tournaments
const hour = 3_600_000

/** Fields that an own Swiss tournament needs. */
const swiss = (world: TournamentWorld, hours = 24) => ({
  name: 'Evening Swiss',
  start: new Date(world.clock.now().getTime() + hours * hour).toISOString(),
  rounds: 3,
  max_participants: 16,
  time_control_id: 9,
})

async function publish(world: TournamentWorld, by: number, body: object) {
  const draft = await world.call(by, drafts.create, { body })
  return world.call(by, drafts.publish, { params: { draftId: draft.id } })
}

it('of Armageddon has its own clocks, and is published with one', async () => {
  const world = tournamentWorld(database())
  const dana = await world.addMember()
  const armageddon = { kind: 'armageddon', max_participants: 8, time_control_id: 23 }
  const made = await publish(world, dana, { ...swiss(world), ...armageddon })
  expect(made.id).toBeDefined()
})

describe('drafts of tournaments', () => {
  it('S-49: are kept with all that is filled in, and there is none for anybody else', async () => {
    const world = tournamentWorld(database())
    const [dana, stranger] = [await world.addMember(), await world.addMember()]
    const draft = await world.call(dana, drafts.create, { body: { name: 'Evening Swiss' } })
    expect(draft.form).toEqual({ ...emptyForm, name: 'Evening Swiss' })
    const params = { draftId: draft.id }
    const saved = await world.call(dana, drafts.save, {
      params,
      body: { version: draft.version, form: { rounds: 5 } },
    })
    expect(saved.form).toMatchObject({ name: 'Evening Swiss', rounds: 5 })
    const older = { params, body: { version: draft.version, form: { rounds: 9 } } }
    expect(await world.refusal(dana, drafts.save, older)).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    })
    expect((await world.call(dana, drafts.list)).results.map(({ id }) => id)).toEqual([draft.id])
    expect((await world.call(stranger, drafts.list)).count).toBe(0)
    const late = { params, body: { version: saved.version, form: {} } }
    for (const [call, inputs] of [
      [drafts.get, { params }],
      [drafts.save, late],
      [drafts.delete, { params }],
      [drafts.publish, { params }],
    ] as const) {
      expect(await world.refusal(stranger, call, inputs)).toEqual({
        status: 404,
        code: 'not_found',
      })
      expect(await world.refusal(null, call, inputs)).toMatchObject({ code: 'unauthorised' })
    }
    await world.ask(drafts.delete, { params }, dana)
    expect(await world.refusal(dana, drafts.get, { params })).toMatchObject({ code: 'not_found' })
  })

  it('say which fields keep them from being published, and why', async () => {
    const world = tournamentWorld(database())
    const dana = await world.addMember()
    const wrong = async (change: object) => {
      const draft = await world.call(dana, drafts.create, { body: { ...swiss(world), ...change } })
      const answer = await world.ask(drafts.publish, { params: { draftId: draft.id } }, dana)
      const { code, detail }: { code?: unknown; detail?: unknown } = Object(await answer.json())
      return [code, detail]
    }
    const refused = (detail: string) => ['form_incomplete', detail]
    expect(await wrong({ rounds: null, time_control_id: null })).toEqual(
      refused('time_control_id: empty; rounds: empty'),
    )
    const ownClock = { kind: 'armageddon', max_participants: 8, time_control_id: 9 }
    expect(await wrong(ownClock)).toEqual(refused('time_control_id: armageddon-control'))
    expect(await wrong({ time_control_id: 23 })).toEqual(
      refused('time_control_id: armageddon-control'),
    )
    const past = new Date(world.clock.now().getTime() - 1).toISOString()
    expect(await wrong({ start: past })).toEqual(refused('start: past'))
    expect(await wrong({ max_participants: 65 })).toEqual(refused('max_participants: too-many'))
    expect(await wrong({ kind: 'playoff', max_participants: 3 })).toEqual(
      refused('max_participants: too-few'),
    )
    expect(await wrong({ rating_type: 'fide' })).toEqual(refused('rating_type: own-rated'))
    expect(await wrong({ entry_fee_cents: 500 })).toEqual(refused('entry_fee_cents: own-fee'))
    expect(await wrong({ age_min: 18, age_max: 12 })).toEqual(refused('age_max: from-over-to'))
    expect(await wrong({ finish: swiss(world).start })).toEqual(
      refused('start: start-after-end; finish: end-before-start'),
    )
    expect(await world.refusal(dana, drafts.create, { body: { name: 'Кубок' } })).toMatchObject({
      code: 'bad_request',
    })
  })

  it('become tournaments that others join, three at a time', async () => {
    const world = tournamentWorld(database())
    const [dana, timur] = [await world.addMember(), await world.addMember()]
    const made = await publish(world, dana, swiss(world))
    expect(made).toMatchObject({ name: 'Evening Swiss', admin_state: 'upcoming', rounds: 3 })
    await world.call(timur, signup, { params: { id: made.id } })
    expect(await world.call(timur, my)).toMatchObject([{ id: made.id }])
    expect(await world.call(timur, organised)).toEqual([])
    expect(await world.call(dana, my)).toEqual([])
    expect(await world.call(dana, organised)).toMatchObject([{ id: made.id }])
    await publish(world, dana, swiss(world, 48))
    const last = await publish(world, dana, swiss(world, 72))
    const fourth = await world.call(dana, drafts.create, { body: swiss(world, 96) })
    const params = { draftId: fourth.id }
    expect(await world.refusal(dana, drafts.publish, { params })).toEqual({
      status: 400,
      code: 'too_many_own_tournaments',
    })
    await world.call(dana, cancel, {
      params: { id: last.id },
      body: { reason: 'The hall is shut.' },
    })
    await world.call(dana, drafts.publish, { params })
    const names = (await world.call(dana, organised)).map(({ start }) => start)
    expect(names).toEqual(names.toSorted().toReversed())
    expect(names).toHaveLength(3)
  })

  it('S-51: are begun 240 times a day at most', async () => {
    const world = tournamentWorld(database())
    const dana = await world.addMember()
    for (let count = 0; count < 240; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await world.call(dana, drafts.create, { body: { name: `Cup ${count}` } })
    }
    expect(await world.refusal(dana, drafts.create, { body: { name: 'One more' } })).toEqual({
      status: 429,
      code: 'rate_limited',
    })
  })

  it('tell those whom they invite once each, and ask at most 500 a day', async () => {
    const world = tournamentWorld(database())
    const db = database()
    const [dana, timur, aru] = [
      await world.addMember(),
      await world.addMember(),
      await world.addMember(),
    ]
    const uidOf = async (id: number) =>
      (await db.select({ uid: players.uid }).from(players).where(eq(players.id, id)))[0]?.uid ?? ''
    const noticesOf = async (playerId: number) => {
      await world.doJobs()
      const isInvitation = eq(notifications.type, 'TOURNAMENT_INVITATION')
      return db.$count(notifications, and(eq(notifications.playerId, playerId), isInvitation))
    }
    const byInvitation = { participation: 'invitation-only', invited: [await uidOf(timur)] }
    const made = await publish(world, dana, { ...swiss(world), ...byInvitation })
    expect([await noticesOf(timur), await noticesOf(aru)]).toEqual([1, 0])
    const params = { id: made.id }
    const { version } = await world.call(dana, form.get, { params })
    const invited = [...byInvitation.invited, await uidOf(aru)]
    await world.call(dana, form.save, { params, body: { version, form: { invited } } })
    expect([await noticesOf(timur), await noticesOf(aru)]).toEqual([1, 1])
    const many = Array.from({ length: 499 }, (_, index) => `somebody-${index}`)
    const body = { version: version + 1, form: { invited: [...many, ...invited].slice(0, 500) } }
    expect(await world.refusal(dana, form.save, { params, body })).toEqual({
      status: 429,
      code: 'rate_limited',
    })
  })

  it('have a cover that the organiser has sent, and say when it is no longer there', async () => {
    const world = tournamentWorld(database())
    const [dana, timur] = [await world.addMember(), await world.addMember()]
    const addFile = async (ownerId: number, kind: 'cover' | 'card') => {
      const id = `file-${kind}-${ownerId}`
      await database().insert(files).values({
        id,
        ownerId,
        kind,
        sentSize: 8,
        size: 8,
        mime: 'image/webp',
        createdAt: world.clock.now(),
      })
      return id
    }
    const draft = await world.call(dana, drafts.create, { body: swiss(world) })
    const params = { draftId: draft.id }
    const save = (version: number, file: string | null) => ({
      params,
      body: { version, form: { cover_file: file } },
    })
    for (const wrong of [await addFile(timur, 'cover'), await addFile(dana, 'card'), 'gone']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await world.refusal(dana, drafts.save, save(draft.version, wrong))).toEqual({
        status: 400,
        code: 'file_gone',
      })
    }
    const cover = await addFile(dana, 'cover')
    const saved = await world.call(dana, drafts.save, save(draft.version, cover))
    // An answer that was lost is asked for again.
    const again = await world.call(dana, drafts.save, save(saved.version, cover))
    expect(again.form.cover_file).toBe(cover)
    const made = await world.call(dana, drafts.publish, { params })
    expect(made.cover).toBe(`/files/pictures/${cover}.webp`)
    const opened = await world.call(dana, form.get, { params: { id: made.id } })
    const bare = { version: opened.version, form: { cover_file: null } }
    expect(
      await world.call(dana, form.save, { params: { id: made.id }, body: bare }),
    ).toMatchObject({ cover: null })
  })

  it('of a club are its admins’, whoever began them', async () => {
    const world = tournamentWorld(database())
    const [dana, timur, founder] = [
      await world.addMember(),
      await world.addMember(),
      await world.addMember(),
    ]
    const slug = `almaty-${founder}`
    const club = await addClub(database(), founder, { plan: 'paid', slug })
    const body = { ...swiss(world), community: slug, entry_fee_cents: 500, rating_type: 'fide' }
    expect(await world.refusal(dana, drafts.create, { body })).toEqual({
      status: 403,
      code: 'not_community_administrator',
    })
    const setRole = (playerId: number, role: 'admin' | 'member') =>
      database()
        .insert(clubMembers)
        .values({ clubId: club, playerId, role, joinedAt: world.clock.now() })
        .onConflictDoUpdate({ target: [clubMembers.clubId, clubMembers.playerId], set: { role } })
    await setRole(dana, 'admin')
    const draft = await world.call(dana, drafts.create, { body })
    expect(draft.form.community).toBe(String(club))
    await setRole(dana, 'member')
    await setRole(timur, 'admin')
    const params = { draftId: draft.id }
    expect(await world.refusal(dana, drafts.get, { params })).toMatchObject({ code: 'not_found' })
    expect((await world.call(timur, drafts.list, { query: `?community=${slug}` })).count).toBe(1)
    const made = await world.call(timur, drafts.publish, { params })
    expect(made).toMatchObject({ organizer: 'Almaty Chess Club', is_paid: true })
    expect(made.community_that_organized).toEqual({ id: String(club), name: 'Almaty Chess Club' })
    // Who began it for the club is no admin of it any more.
    expect(await world.refusal(dana, form.get, { params: { id: made.id } })).toMatchObject({
      code: 'not_community_administrator',
    })
    // Who loses the club while its form is open saves nothing more.
    const opened = await world.call(timur, form.get, { params: { id: made.id } })
    await setRole(timur, 'member')
    const late = { version: opened.version, form: { description: 'Too late.' } }
    expect(
      await world.refusal(timur, form.save, { params: { id: made.id }, body: late }),
    ).toMatchObject({ status: 403, code: 'not_community_administrator' })
    const { form: kept } = await world.call(founder, form.get, { params: { id: made.id } })
    expect(kept.description).toBeNull()
    // Without a plan it takes no fees.
    const poor = await addClub(database(), founder)
    const other = await world.call(founder, drafts.create, {
      body: { ...body, community: String(poor) },
    })
    expect(await world.refusal(founder, drafts.publish, { params: { draftId: other.id } })).toEqual(
      {
        status: 400,
        code: 'form_incomplete',
      },
    )
  })
})

describe('the form of a published tournament', () => {
  it('changes until somebody has joined, and then only what takes nothing from them', async () => {
    const world = tournamentWorld(database())
    const [dana, timur] = [await world.addMember(), await world.addMember()]
    const { id } = await publish(world, dana, swiss(world))
    const params = { id }
    const opened = await world.call(dana, form.get, { params })
    expect(opened).toMatchObject({ form: { name: 'Evening Swiss' }, locked: [] })
    const save = (version: number, change: object) => ({ params, body: { version, form: change } })
    const changed = await world.call(
      dana,
      form.save,
      save(opened.version, { kind: 'arena', duration_minutes: 60, description: 'A quick one.' }),
    )
    expect(changed).toMatchObject({ kind: 'arena', system: 'arena', description: 'A quick one.' })
    expect(await world.refusal(dana, form.save, save(opened.version, {}))).toMatchObject({
      code: 'changed_meanwhile',
    })
    const { version } = await world.call(dana, form.get, { params })
    await world.call(dana, form.save, save(version, { kind: 'swiss', rounds: 5 }))
    await world.call(timur, signup, { params })
    const { version: now, locked } = await world.call(dana, form.get, { params })
    expect(locked).toContain('time_control_id')
    for (const change of [{ time_control_id: 11 }, { rounds: 4 }, { kind: 'arena' }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await world.refusal(dana, form.save, save(now, change))).toEqual({
        status: 400,
        code: 'field_locked',
      })
    }
    await world.call(dana, form.save, save(now, { rounds: 7, description: 'Seven now.' }))
    expect(await world.call(null, get, { params })).toMatchObject({
      rounds: 7,
      description: 'Seven now.',
    })
    expect(await world.refusal(timur, form.get, { params })).toEqual({
      status: 403,
      code: 'not_organiser',
    })
  })

  it('makes a draft like it without its dates, and tells who joined why it is cancelled', async () => {
    const world = tournamentWorld(database())
    const [dana, timur] = [await world.addMember(), await world.addMember()]
    const { id } = await publish(world, dana, swiss(world))
    const params = { id }
    await world.call(timur, signup, { params })
    const copy = await world.call(dana, duplicate, { params })
    expect(copy.form).toMatchObject({ name: 'Evening Swiss', start: null, rounds: 3 })
    const body = { reason: 'The hall is closed today.' }
    const canceled = await world.call(dana, cancel, { params, body })
    expect(canceled).toMatchObject({ is_canceled: true, admin_state: 'canceled' })
    await world.doJobs()
    const told = await database()
      .select({ type: notifications.type, text: notifications.description })
      .from(notifications)
      .where(eq(notifications.playerId, timur))
    expect(told).toEqual([{ type: 'TOURNAMENT_CANCELED', text: 'The hall is closed today.' }])
    expect(await world.refusal(dana, cancel, { params, body })).toEqual({
      status: 409,
      code: 'step_not_due',
    })
  })
})
