import { contract, emptyForm } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, clubs, players, tournamentDrafts, tournaments } from '../../db/schema.ts'
import { eraseRows } from '../../db/own-data/personal-tables.ts'
import { clubWorld, type ClubWorld, type ClubPerson, smallClub } from '../../testing/club-world.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const { communities } = contract
let world: ClubWorld
let anna: ClubPerson

beforeEach(async () => {
  world = clubWorld(database())
  anna = await world.addPerson({ name: 'Anna' })
})

const at = (id: string) => ({ params: { id } })
const change = (id: string, version: number, form: object) => ({
  params: { id },
  body: { version, form },
})

describe('a club', () => {
  it('is made with its first administrator, and found by its id and its slug', async () => {
    const id = await world.addClub(anna, { name: 'Клуб «Ладья»', country: 'KZ', city: 'Алматы' })
    expect(await world.call(anna, communities.get, at(id))).toMatchObject({
      slug: 'klub-ladya',
      name: 'Клуб «Ладья»',
      you: 'admin',
      access: 'unpaid',
      member_count: 1,
      requests_waiting: 0,
      version: 1,
    })
    expect(await world.call(null, communities.get, at('klub-ladya'))).toMatchObject({
      id,
      you: 'none',
      access: null,
      requests_waiting: null,
      unavailability_reason: null,
    })
    expect(await world.addClub(anna, { name: 'Клуб «Ладья»' })).not.toBe(id)
    expect((await world.refusal(null, communities.get, at('999999'))).code).toBe('not_found')
  })

  it('is made five times by one account, also when two come at once', async () => {
    for (const number of [1, 2, 3, 4]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await world.addClub(anna, { name: `Club ${number}` })
    }
    const body = { ...smallClub, name: 'The last one' }
    const answers = await Promise.all(
      [1, 2].map(() => world.send(anna, communities.create, { body })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
    expect(await world.refusal(anna, communities.create, { body })).toMatchObject({
      status: 400,
      code: 'too_many_clubs',
    })
  })

  it('is listed by members, name or age, and found by name, city, country and membership', async () => {
    const own = `town-${anna.uid}`
    const city = { city: own }
    const big = await world.addClub(anna, { ...city, name: 'Bishops', country: 'KZ' })
    const small = await world.addClub(anna, { ...city, name: 'Amateurs', membership: 'by-request' })
    await world.call(await world.addPerson(), communities.join, at(big))
    const ids = async (query: string, who: ClubPerson | null = null) =>
      (await world.call(who, communities.list, { query: `?city=${own}&${query}` })).results.map(
        ({ id }) => id,
      )
    expect(await ids('')).toEqual([big, small])
    expect(await ids('ordering=name')).toEqual([small, big])
    expect(await ids('search=amat')).toEqual([small])
    expect(await ids('country=KZ')).toEqual([big])
    expect(await ids('membership=by-request')).toEqual([small])
    expect(await ids('search=%25')).toEqual([])
    expect(await ids('mine=true')).toEqual([])
    expect(await ids('mine=true', anna)).toEqual([big, small])
    expect(await ids('limit=1&offset=1')).toEqual([small])
  })
})

describe('changes of a club', () => {
  it('tell whoever had an older version, and keep the first', async () => {
    const id = await world.addClub(anna)
    const first = await world.call(anna, communities.change, change(id, 1, { tagline: 'One' }))
    expect(first).toMatchObject({ tagline: 'One', version: 2, name: smallClub.name })
    expect(
      await world.refusal(anna, communities.change, change(id, 1, { tagline: 'Two' })),
    ).toEqual({
      status: 409,
      code: 'changed_meanwhile',
      detail: 'Somebody else has changed this. Your text is kept',
    })
    const two = await Promise.all(
      ['Three', 'Four'].map((tagline) =>
        world.send(anna, communities.change, change(id, 2, { tagline })),
      ),
    )
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('S-21: links get http, lose www, and are of the web', async () => {
    const id = await world.addClub(anna)
    const links = [
      { title: 'Rules', url: 'www.example.com/rules' },
      { title: '', url: 'https://example.com/a' },
    ]
    const form = { links, site: 'example.org', social_media: [{ kind: 'vk', url: 'vk.com/x' }] }
    expect(await world.call(anna, communities.change, change(id, 1, form))).toMatchObject({
      links: [
        { title: 'Rules', url: 'http://example.com/rules' },
        { title: '', url: 'https://example.com/a' },
      ],
      site: 'http://example.org/',
      social_media: [{ kind: 'vk', url: 'http://vk.com/x' }],
    })
    const bad = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'http://user@evil.example',
      'http://exаmple.com',
    ]
    for (const url of bad) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await world.refusal(anna, communities.change, change(id, 2, { site: url }))
      expect([url, refused.code, refused.detail]).toEqual([
        url,
        'bad_request',
        expect.stringContaining('form.site: expected an address of the web'),
      ])
    }
  })

  it('S-20: what is typed stays text, and does not get longer than it may', async () => {
    const payload = `<img src=x onerror=alert(1)> {{7*7}} "><svg onload=alert(1)> \u202E`
    const id = await world.addClub(anna, { name: payload.slice(0, 60), description: payload })
    expect(await world.call(null, communities.get, at(id))).toMatchObject({
      name: payload.slice(0, 60).trim(),
      description: payload.trim(),
    })
    for (const form of [
      { name: 'x'.repeat(61) },
      { name: '\u200B \u200B' },
      { short_name: 'x'.repeat(13) },
      { tagline: 'x'.repeat(121) },
      { description: 'x'.repeat(5001) },
      { links: Array.from({ length: 11 }, () => ({ title: '', url: 'example.com' })) },
      {
        social_media: [
          { kind: 'vk', url: 'vk.com/a' },
          { kind: 'vk', url: 'vk.com/b' },
        ],
      },
      { restrictions: { regions: [], titles: [], age_min: 20, age_max: 10 } },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { code } = await world.refusal(anna, communities.change, change(id, 1, form))
      expect([form, code]).toEqual([form, 'bad_request'])
    }
    const whole = { description: 'Ж'.repeat(5000), tagline: 'Қ'.repeat(120) }
    expect(
      (await world.call(anna, communities.change, change(id, 1, whole))).description,
    ).toHaveLength(5000)
  })

  it('take a cover that the same person has sent, once, and let go of the one before', async () => {
    const boris = await world.addPerson()
    const file = await world.addFile(anna, 'club-cover')
    const id = await world.addClub(anna, { cover_file: file })
    const { cover } = await world.call(anna, communities.get, at(id))
    expect(cover).toBe(`/files/pictures/${file}.webp`)
    const refused = [
      file,
      await world.addFile(boris, 'club-cover'),
      await world.addFile(anna, 'card'),
      'nothing',
    ]
    for (const wrong of refused) {
      const form = { cover_file: wrong }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { code } = await world.refusal(anna, communities.change, change(id, 1, form))
      expect(code).toBe('not_found')
    }
    const next = await world.addFile(anna, 'club-cover')
    await world.call(anna, communities.change, change(id, 1, { cover_file: next }))
    expect([await world.files.open(file), await world.files.open(next)]).toEqual([
      null,
      expect.anything(),
    ])
    const without = await world.call(anna, communities.change, change(id, 2, { cover_file: null }))
    expect([without.cover, await world.files.open(next)]).toEqual([null, null])
  })
})

describe('the end of a club', () => {
  it('waits for a tournament that is played, and takes its pictures with it', async () => {
    const file = await world.addFile(anna, 'club-cover')
    const id = await world.addClub(anna, { cover_file: file })
    const made = await world.addTournament(id)
    const setStage = (stage: 'goes' | 'completed') =>
      database().update(tournaments).set({ stage }).where(eq(tournaments.id, made.id))
    await setStage('goes')
    expect((await world.refusal(anna, communities.delete, at(id))).code).toBe('tournament_running')
    await setStage('completed')
    await world.call(anna, communities.delete, at(id))
    expect((await world.refusal(anna, communities.get, at(id))).code).toBe('not_found')
    expect((await world.refusal(anna, communities.join, at(id))).code).toBe('not_found')
    expect(await world.files.open(file)).toBeNull()
    expect(await world.addClub(anna, { name: 'Another one' })).toBeTruthy()
  })

  it('S-84: an account that ends hands its clubs on, and ends those that it had alone', async () => {
    const boris = await world.addPerson({ name: 'Boris' })
    const shared = await world.addClub(anna, { name: 'Shared' })
    const alone = await world.addClub(anna, { name: 'Alone' })
    await world.call(boris, communities.join, at(shared))
    const [account] = await database().select().from(accounts).where(eq(accounts.playerId, anna.id))
    await database().transaction((tx) =>
      eraseRows(tx, {
        accountId: account?.id ?? 0,
        playerId: anna.id,
        uid: anna.uid,
        email: '',
        emailFolded: null,
      }),
    )
    expect(await world.call(boris, communities.get, at(shared))).toMatchObject({
      you: 'admin',
      member_count: 1,
    })
    expect((await world.refusal(boris, communities.get, at(alone))).code).toBe('not_found')
    const [left] = await database().select().from(players).where(eq(players.id, anna.id))
    expect(left?.name).toBe('')
  })
})

describe('what administrators look at', () => {
  it('counts who came and went, and what comes', async () => {
    const id = await world.addClub(anna)
    const boris = await world.addPerson()
    world.clock.pass(40 * 86_400_000)
    await world.call(boris, communities.join, at(id))
    await world.call(boris, communities.leave, at(id))
    await world.call(await world.addPerson(), communities.join, at(id))
    await world.addTournament(id)
    expect(await world.call(anna, communities.dashboard, at(id))).toEqual({
      members: 2,
      requests: 0,
      upcoming_events: 0,
      upcoming_tournaments: 1,
      joined: 2,
      left: 1,
    })
  })

  it('lists the tournaments by their state, cancelled ones as completed', async () => {
    const id = await world.addClub(anna)
    const [next, running, off] = [
      await world.addTournament(id, { name: 'Next' }),
      await world.addTournament(id, { name: 'Running' }),
      await world.addTournament(id, { name: 'Off' }),
    ]
    const set = (which: number, facts: Partial<typeof tournaments.$inferInsert>) =>
      database().update(tournaments).set(facts).where(eq(tournaments.id, which))
    await set(running.id, { stage: 'goes' })
    await set(off.id, { stage: 'completed', cancelReason: 'too few players' })
    const list = async (state: string) =>
      (
        await world.call(anna, communities.tournaments, { ...at(id), query: `?state=${state}` })
      ).results.map(({ id: tournament, state: shown }) => [tournament, shown])
    expect(await list('upcoming')).toEqual([[String(next.id), 'upcoming']])
    expect(await list('in-progress')).toEqual([[String(running.id), 'in-progress']])
    expect(await list('completed')).toEqual([[String(off.id), 'canceled']])
    const draft = { ...emptyForm, name: 'Winter Cup', community: id }
    const now = world.clock.now()
    const values = { uid: `d-${anna.uid}`, playerId: anna.id, savedAt: now, createdAt: now }
    await database()
      .insert(tournamentDrafts)
      .values({ ...values, form: draft })
    expect(await list('draft')).toEqual([[`d-${anna.uid}`, 'draft']])
  })

  it('makes championship sets of the club', async () => {
    const id = await world.addClub(anna)
    const add = (name: string) =>
      world.call(anna, communities.series.add, { ...at(id), body: { name } })
    const [one, two] = [await add('Зимний кубок'), await add('Зимний кубок')]
    expect(one).toEqual({ id: `c${id}-zimnii-kubok`, name: 'Зимний кубок', join_limit: null })
    expect(two.id).toBe(`c${id}-zimnii-kubok-2`)
    expect((await world.call(anna, communities.series.list, at(id))).count).toBe(2)
    expect(await database().$count(clubs, eq(clubs.id, Number(id)))).toBe(1)
  })
})
