import { contract } from '@kingside/api'
import { beforeEach, expect, it } from 'vitest'
import { clubWorld, type ClubPerson, type ClubWorld } from '../../testing/club-world.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const { communities } = contract
const { bans, members, requests } = communities
let world: ClubWorld
let anna: ClubPerson
let boris: ClubPerson

beforeEach(async () => {
  world = clubWorld(database())
  anna = await world.addPerson({ name: 'Anna' })
  boris = await world.addPerson({ name: 'Boris' })
})

const at = (id: string, uid = '') => ({ params: { id, uid } })
const banned = { status: 403, code: 'player_is_banned' }

it('whoever is banned is out, can’t join again, and is told why; until the ban is lifted', async () => {
  const id = await world.addClub(anna)
  await world.call(boris, communities.join, at(id))
  expect(await world.call(anna, bans.add, at(id, boris.uid))).toMatchObject({ uid: boris.uid })
  expect(await world.call(boris, communities.get, at(id))).toMatchObject({
    you: 'none',
    member_count: 1,
    unavailability_reason: 'player_is_banned',
  })
  expect(await world.refusal(boris, communities.join, at(id))).toMatchObject(banned)
  expect(await world.call(anna, bans.list, at(id))).toMatchObject({
    count: 1,
    results: [{ uid: boris.uid, name: 'Boris' }],
  })
  await world.call(anna, bans.remove, at(id, boris.uid))
  expect(await world.call(anna, bans.list, at(id))).toMatchObject({ count: 0 })
  expect((await world.call(boris, communities.join, at(id))).you).toBe('member')
  expect(await world.refusal(anna, bans.remove, at(id, boris.uid))).toMatchObject({ status: 404 })
})

it('who waits to be let in can be banned too, and can’t ask again', async () => {
  const id = await world.addClub(anna, { membership: 'by-request' })
  await world.call(boris, communities.join, at(id))
  await world.call(anna, bans.add, at(id, boris.uid))
  expect(await world.call(anna, requests.list, at(id))).toMatchObject({ count: 0 })
  expect(await world.refusal(boris, communities.join, at(id))).toMatchObject(banned)
  expect(await world.call(anna, requests.approveAll, at(id))).toEqual({ approved: 0 })
})

it('a ban is of one club, and again changes nothing', async () => {
  const [id, other] = [await world.addClub(anna), await world.addClub(anna)]
  await world.call(boris, communities.join, at(id))
  const first = await world.call(anna, bans.add, at(id, boris.uid))
  expect(await world.call(anna, bans.add, at(id, boris.uid))).toEqual(first)
  expect((await world.call(anna, communities.get, at(id))).member_count).toBe(1)
  expect((await world.call(boris, communities.join, at(other))).you).toBe('member')
})

it('nobody bans a stranger, themselves, or the last administrator', async () => {
  const id = await world.addClub(anna)
  expect(await world.refusal(anna, bans.add, at(id, boris.uid))).toMatchObject({ status: 404 })
  expect(await world.refusal(anna, bans.add, at(id, anna.uid))).toMatchObject({ status: 400 })
  await world.call(boris, communities.join, at(id))
  await world.call(anna, members.setRole, { ...at(id, boris.uid), body: { role: 'admin' } })
  const two = await Promise.all([
    world.send(anna, bans.add, at(id, boris.uid)),
    world.send(boris, bans.add, at(id, anna.uid)),
  ])
  // Whoever is second is no administrator any more.
  expect(new Set(two.map(({ status }) => status))).toEqual(new Set([201, 403]))
})
