import { type Call, contract, listCalls } from '@kingside/api'
import { beforeAll, expect, it } from 'vitest'
import { tournamentStaff } from '../../db/schema.ts'
import { clubWorld, type ClubPerson, type ClubWorld } from '../../testing/club-world.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const { communities } = contract
let world: ClubWorld
let id: string
let other: string
let people: Readonly<Record<Kind, ClubPerson | null>>

const kinds = [
  'visitor',
  'free',
  'pro',
  'member',
  'admin of another club',
  'arbiter',
  'banned',
  'operator',
] as const
type Kind = (typeof kinds)[number]

beforeAll(async () => {
  world = clubWorld(database())
  const admin = await world.addPerson()
  id = await world.addClub(admin, { name: 'The club' })
  const [member, elsewhere, arbiter] = [
    await world.addPerson(),
    await world.addPerson(),
    await world.addPerson(),
  ]
  await world.call(member, communities.join, { params: { id } })
  other = await world.addClub(elsewhere, { name: 'Another club' })
  const { id: tournamentId } = await world.addTournament(id)
  await database()
    .insert(tournamentStaff)
    .values({ tournamentId, playerId: arbiter.id, role: 'chief-arbiter' })
  people = {
    visitor: null,
    free: await world.addPerson(),
    pro: await world.addPerson({ role: 'pro' }),
    member,
    'admin of another club': elsewhere,
    arbiter,
    banned: await world.addPerson({ isBanned: true }),
    operator: await world.addPerson({ role: 'admin' }),
  }
})

const event = { start: '2026-12-04T15:00:00Z', end: '2026-12-04T16:00:00Z' }

/** What only an administrator of the club may, each with what it takes. */
const managed: readonly (readonly [Call, object | undefined])[] = [
  [communities.change, { version: 1, form: { tagline: 'Taken over' } }],
  [communities.delete, undefined],
  [communities.members.setRole, { role: 'admin' }],
  [communities.members.remove, undefined],
  [communities.requests.list, undefined],
  [communities.requests.approve, undefined],
  [communities.requests.decline, undefined],
  [communities.requests.approveAll, undefined],
  [communities.bans.list, undefined],
  [communities.bans.add, undefined],
  [communities.bans.remove, undefined],
  [communities.gallery.add, { file: 'x', caption: '' }],
  [communities.gallery.change, { version: 1, caption: 'x' }],
  [communities.gallery.remove, undefined],
  [communities.cards.add, { title: 'x', text: '', link: null }],
  [communities.cards.change, { version: 1, title: 'x' }],
  [communities.cards.remove, undefined],
  [communities.events.add, { title: 'x', text: '', place: '', link: null, ...event }],
  [communities.events.change, { version: 1, title: 'x' }],
  [communities.events.remove, undefined],
  [communities.dashboard, undefined],
  [communities.tournaments, undefined],
  [communities.series.list, undefined],
  [communities.series.add, { name: 'x' }],
]

/** What everybody reads. */
const open: readonly Call[] = [
  communities.list,
  communities.get,
  communities.members.list,
  communities.gallery.list,
  communities.cards.list,
  communities.events.list,
  communities.events.all,
]

/** What people do for themselves: the tests of membership look at it. */
const own: readonly Call[] = [
  communities.my,
  communities.create,
  communities.join,
  communities.takeRequestBack,
  communities.leave,
]

it('S-40: has a row for each call of clubs', () => {
  const rows = [...managed.map(([call]) => call), ...open, ...own].map((call) => call.id)
  const calls = listCalls({ communities }).map((call) => call.id)
  expect(rows.toSorted()).toEqual(calls.toSorted())
})

it.each(managed.map(([call, body]) => [call.id, call, body] as const))(
  'S-40: %s is refused to everybody but an administrator of the club, and answers nothing',
  async (_, call, body) => {
    const inputs = { params: { id, uid: people.member?.uid ?? '', itemId: '1' }, body }
    for (const kind of kinds) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await world.refusal(people[kind], call, inputs)
      const expected =
        kind === 'visitor'
          ? { status: 401, code: 'unauthorised', detail: 'Sign in first.' }
          : {
              status: 403,
              code: 'not_community_administrator',
              detail: 'You are not administrator of this community.',
            }
      expect([kind, refused]).toEqual([kind, expected])
    }
    const nowhere = { ...inputs, params: { ...inputs.params, id: '424242' } }
    expect(await world.refusal(people.free, call, nowhere)).toMatchObject({ status: 404 })
  },
)

it.each(open.map((call) => [call.id, call] as const))(
  'S-40: %s is open to everybody',
  async (_, call) => {
    for (const kind of kinds) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status } = await world.send(people[kind], call, { params: { id: other } })
      expect([kind, status]).toEqual([kind, 200])
    }
  },
)

it.each(own.map((call) => [call.id, call] as const))(
  'S-40: %s takes an account',
  async (_, call) => {
    const refused = await world.refusal(null, call, { params: { id } })
    expect(refused).toMatchObject({ status: 401, code: 'unauthorised' })
  },
)

it('S-40: nobody outside reads requests, plan or drafts of a club', async () => {
  for (const kind of kinds) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const club = await world.call(people[kind], communities.get, { params: { id } })
    expect([kind, club.access, club.requests_waiting]).toEqual([kind, null, null])
  }
})
