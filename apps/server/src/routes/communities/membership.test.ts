import { contract, countries } from '@kingside/api'
import { inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '../../db/schema.ts'
import { clubWorld, type ClubPerson, type ClubWorld } from '../../testing/club-world.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const { communities } = contract
const { members, requests } = communities
let world: ClubWorld
let anna: ClubPerson
let boris: ClubPerson

beforeEach(async () => {
  world = clubWorld(database())
  anna = await world.addPerson({ name: 'Anna' })
  boris = await world.addPerson({ name: 'Boris' })
})

const at = (id: string, uid = '') => ({ params: { id, uid } })
const codeOf = async (...asked: Parameters<ClubWorld['refusal']>) =>
  (await world.refusal(...asked)).code

describe('an open club', () => {
  it('is joined once and left', async () => {
    const id = await world.addClub(anna)
    expect(await world.call(boris, communities.join, at(id))).toMatchObject({
      you: 'member',
      member_count: 2,
    })
    expect(await world.refusal(boris, communities.join, at(id))).toEqual({
      status: 400,
      code: 'already_member',
      detail: 'You are a member already',
    })
    const two = await Promise.all([1, 2].map(() => world.send(boris, communities.leave, at(id))))
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await codeOf(boris, communities.leave, at(id))).toBe('not_member')
    expect((await world.call(null, communities.get, at(id))).member_count).toBe(1)
  })

  it('is joined once by who presses twice', async () => {
    const id = await world.addClub(anna)
    const two = await Promise.all([1, 2].map(() => world.send(boris, communities.join, at(id))))
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await world.call(null, communities.get, at(id))).member_count).toBe(2)
  })

  it('lets in whom its restrictions let in, and says to others why not', async () => {
    const restrictions = { regions: ['asia'], titles: ['FM'], age_min: 18, age_max: null }
    const id = await world.addClub(anna, { restrictions })
    const idOf = (code: string) => countries.find((each) => each.code === code)?.id ?? 0
    const adult = { birthDate: '1990-01-01' }
    const people = [
      [{ isBanned: true }, 'player_is_banned'],
      [{ firstName: '' }, 'no_user_data'],
      [{}, 'age_not_set'],
      [{ birthDate: '2020-01-01' }, 'club_age_not_allowed'],
      [adult, 'country_not_set_error'],
      [{ ...adult, countryId: idOf('FR') }, 'club_region_not_allowed'],
      [{ ...adult, countryId: idOf('KZ') }, 'club_title_not_allowed'],
    ] as const
    for (const [facts, code] of people) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const person = await world.addPerson(facts)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const club = await world.call(person, communities.get, at(id))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const joined = await codeOf(person, communities.join, at(id))
      expect([club.unavailability_reason, joined]).toEqual([code, code])
    }
    const fit = await world.addPerson({ ...adult, countryId: idOf('KZ'), title: 'FM' })
    expect((await world.call(fit, communities.get, at(id))).unavailability_reason).toBeNull()
    expect((await world.call(fit, communities.join, at(id))).you).toBe('member')
  })
})

describe('a club by request', () => {
  it('keeps who asks waiting, until it is taken back, declined or approved', async () => {
    const id = await world.addClub(anna, { membership: 'by-request' })
    const ask = () => world.call(boris, communities.join, at(id))
    expect(await ask()).toMatchObject({ you: 'requested', member_count: 1 })
    expect(await world.refusal(boris, communities.join, at(id))).toMatchObject({
      status: 400,
      code: 'request_pending',
    })
    expect((await world.call(boris, communities.takeRequestBack, at(id))).you).toBe('none')
    expect(await codeOf(anna, requests.approve, at(id, boris.uid))).toBe('not_found')
    await ask()
    expect(await world.call(anna, requests.list, at(id))).toMatchObject({
      count: 1,
      results: [{ uid: boris.uid, name: 'Boris' }],
    })
    expect(await world.call(anna, communities.my)).toMatchObject({
      results: [{ id, requests_waiting: 1 }],
    })
    expect((await world.call(boris, communities.my)).results).toMatchObject([
      { id, you: 'requested', requests_waiting: null },
    ])
    await world.call(anna, requests.decline, at(id, boris.uid))
    expect((await world.call(boris, communities.get, at(id))).you).toBe('none')
    await ask()
    expect(await world.call(anna, requests.approve, at(id, boris.uid))).toMatchObject({
      uid: boris.uid,
      role: 'member',
    })
    expect(await codeOf(boris, communities.takeRequestBack, at(id))).toBe('already_member')
    expect((await world.call(boris, communities.get, at(id))).you).toBe('member')
  })

  it('lets all in who wait, and nobody twice', async () => {
    const id = await world.addClub(anna, { membership: 'by-request' })
    for (const person of [boris, await world.addPerson(), await world.addPerson()]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await world.call(person, communities.join, at(id))
    }
    const answers = await Promise.all(
      [1, 2].map(() => world.call(anna, requests.approveAll, at(id))),
    )
    expect(answers.map(({ approved }) => approved).toSorted((a, b) => a - b)).toEqual([0, 3])
    expect((await world.call(anna, communities.get, at(id))).member_count).toBe(4)
  })
})

describe('whoever was let in is told', () => {
  it('by a notice that leads to the club, each in the own language; who is declined is not', async () => {
    const id = await world.addClub(anna, { name: 'Rook and Roll', membership: 'by-request' })
    const people = [
      boris,
      await world.addPerson({ language: 'ru' }),
      await world.addPerson({ language: 'kz' }),
    ]
    const declined = await world.addPerson()
    for (const person of [...people, declined]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await world.call(person, communities.join, at(id))
    }
    await world.call(anna, requests.decline, at(id, declined.uid))
    await world.call(anna, requests.approve, at(id, boris.uid))
    await world.call(anna, requests.approveAll, at(id))
    const { slug } = await world.call(null, communities.get, at(id))
    const url = `/community/${slug}`
    const type = 'CLUB_REQUEST_APPROVED'
    expect(
      new Map(world.told.map(({ playerId, notification }) => [playerId, notification])),
    ).toMatchObject(
      new Map([
        [boris.id, { notification_type: type, title: 'You’re now a member of Rook and Roll', url }],
        [people[1]?.id, { title: 'Вас приняли в клуб «Rook and Roll»', url }],
        [people[2]?.id, { title: 'Сіз енді «Rook and Roll» клубының мүшесісіз', url }],
      ]),
    )
    expect(world.told).toHaveLength(3)
    const kept = await database()
      .select()
      .from(notifications)
      .where(
        inArray(
          notifications.playerId,
          [...people, declined].map((person) => person.id),
        ),
      )
    expect(new Set(kept.map(({ playerId }) => playerId))).toEqual(
      new Set(people.map((person) => person.id)),
    )
  })

  it('not who joins an open club', async () => {
    await world.call(boris, communities.join, at(await world.addClub(anna)))
    expect(world.told).toEqual([])
  })
})

describe('administrators', () => {
  it('are named and become members again, but for the last one', async () => {
    const id = await world.addClub(anna)
    await world.call(boris, communities.join, at(id))
    const last = { status: 400, code: 'last_administrator' }
    const setRole = (uid: string, role: string) => ({ ...at(id, uid), body: { role } })
    expect(await world.refusal(anna, communities.leave, at(id))).toMatchObject(last)
    expect(await world.refusal(anna, members.remove, at(id, anna.uid))).toMatchObject(last)
    expect(await world.refusal(anna, members.setRole, setRole(anna.uid, 'member'))).toMatchObject(
      last,
    )
    expect(await world.call(anna, members.setRole, setRole(boris.uid, 'admin'))).toMatchObject({
      role: 'admin',
    })
    // Two that step down at once leave one.
    const both = await Promise.all([
      world.send(anna, communities.leave, at(id)),
      world.send(boris, communities.leave, at(id)),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('S-43: who is one no longer can do nothing any more', async () => {
    const id = await world.addClub(anna)
    await world.call(boris, communities.join, at(id))
    const role = (uid: string, to: string) => ({ ...at(id, uid), body: { role: to } })
    await world.call(anna, members.setRole, role(boris.uid, 'admin'))
    await world.call(boris, members.setRole, role(anna.uid, 'member'))
    expect(
      await world.refusal(anna, communities.change, {
        ...at(id),
        body: { version: 1, form: { tagline: 'Mine' } },
      }),
    ).toEqual({
      status: 403,
      code: 'not_community_administrator',
      detail: 'You are not administrator of this community.',
    })
  })

  it('find members by name, first those who run the club', async () => {
    const id = await world.addClub(boris)
    await world.call(anna, communities.join, at(id))
    const list = async (query = '') =>
      (await world.call(null, members.list, { ...at(id), query })).results.map(({ name }) => name)
    expect(await list()).toEqual(['Boris', 'Anna'])
    expect(await list('?search=ann')).toEqual(['Anna'])
    expect(await list('?role=admin')).toEqual(['Boris'])
    await world.call(boris, members.remove, at(id, anna.uid))
    expect(await codeOf(boris, members.remove, at(id, anna.uid))).toBe('not_found')
    expect(await list()).toEqual(['Boris'])
  })
})
