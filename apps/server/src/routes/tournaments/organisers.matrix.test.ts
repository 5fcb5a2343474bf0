import { type Call, contract, emptyForm } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { clubMembers, tournaments, tournamentStaff } from '../../db/schema.ts'
import { addClub } from '../../testing/test-club.ts'
import { testDatabase } from '../../testing/test-database.ts'
import type { CallInputs } from '../../testing/tournament-calls.ts'
import { type TournamentWorld, tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const { run, participants, form, duplicate, cancel, delete: remove } = contract.tournaments

const callers = [
  'anonymous',
  'other',
  'pro',
  'club member',
  'admin of another club',
  'banned',
  'arbiter',
  'chief arbiter',
  'organiser',
  'club admin',
  'platform admin',
] as const
type CallerName = (typeof callers)[number]

const at = (round: number) => ({ round, table: 1, uid: 'nobody' })

/** Calls of those who run a tournament, and whether only those who organise it make them. */
const calls: readonly (readonly [Call, boolean, Omit<CallInputs, 'params'>])[] = [
  [run.progress, false, {}],
  [run.running, false, { body: { running: 'manual' } }],
  [run.start, false, {}],
  [run.pair, false, {}],
  [run.pairing.get, false, {}],
  [run.pairing.set, false, { body: { version: 1, boards: [], byes: [] } }],
  [run.startRound, false, {}],
  [run.finishRound, false, { body: {} }],
  [run.finish, false, {}],
  [run.result, false, { body: { result: '1-0' } }],
  [run.giveTime, false, { body: { color: 'white', seconds: 60 } }],
  [run.pause, false, { body: { ends_at: null } }],
  [run.export, false, { query: '?format=csv' }],
  [run.audit, false, {}],
  [run.games, false, { body: '' }],
  [participants.list, false, {}],
  [participants.add, false, { body: { uids: ['nobody'] } }],
  [participants.approve, false, { body: { all: true } }],
  [participants.checkIn, false, { body: { all: true, checked_in: true } }],
  [participants.remove, false, {}],
  [participants.disqualify, false, { body: { reason: 'Used a phone.' } }],
  [form.get, true, {}],
  [form.save, true, { body: { version: 999, form: {} } }],
  [duplicate, true, {}],
  [remove, true, {}],
  [cancel, true, { body: { reason: 'The hall is shut.' } }],
]

interface Setting {
  readonly world: TournamentWorld
  readonly ids: Readonly<Record<'own' | 'club', number>>
  readonly who: Readonly<Record<CallerName, number | null>>
}

/** A member’s tournament and a club’s, of which everybody in the table is something. */
async function setUp(): Promise<Setting> {
  const world = tournamentWorld(database())
  const member = () => world.addMember()
  const who = {
    anonymous: null,
    other: await member(),
    pro: await member(),
    'club member': await member(),
    'admin of another club': await member(),
    banned: await member(),
    arbiter: await member(),
    'chief arbiter': await member(),
    organiser: await member(),
    'club admin': await member(),
    'platform admin': await member(),
  }
  world.become(who.pro, { role: 'pro' })
  world.become(who.banned, { bannedUntil: 'for ever' })
  world.become(who['platform admin'], { role: 'admin' })
  const club = await addClub(database(), who['club admin'])
  await addClub(database(), who['admin of another club'])
  const joinedAt = world.clock.now()
  await database()
    .insert(clubMembers)
    .values({ clubId: club, playerId: who['club member'], role: 'member', joinedAt })
  const make = async (clubId: number | null) => {
    const id = await world.addTournament({ mode: 'offline', running: 'manual' })
    await database()
      .update(tournaments)
      .set({
        clubId,
        form: {
          ...emptyForm,
          name: 'Test Swiss',
          community: clubId === null ? null : String(clubId),
        },
      })
      .where(eq(tournaments.id, id))
    await database()
      .insert(tournamentStaff)
      .values([
        { tournamentId: id, playerId: who.organiser, role: 'organiser' },
        { tournamentId: id, playerId: who['chief arbiter'], role: 'chief-arbiter' },
        { tournamentId: id, playerId: who.arbiter, role: 'arbiter' },
      ])
    return id
  }
  return { world, ids: { own: await make(null), club: await make(club) }, who }
}

/** Why somebody is refused; null is that they are not, whatever else comes out. */
function refusalOf(name: CallerName, whose: 'own' | 'club', isEdit: boolean): string | null {
  const stranger = whose === 'own' ? 'not_organiser' : 'not_community_administrator'
  switch (name) {
    case 'anonymous':
      return 'unauthorised'
    case 'other':
    case 'pro':
    case 'club member':
    case 'admin of another club':
    case 'banned':
      return stranger
    case 'arbiter':
    case 'chief arbiter':
      return isEdit ? stranger : null
    case 'organiser':
      // Who began it for a club is one of its admins, or runs it no more.
      return whose === 'own' ? null : stranger
    case 'club admin':
      return whose === 'club' ? null : stranger
    case 'platform admin':
      return null
    default:
      return name satisfies never
  }
}

const refusals = [
  'unauthorised',
  'not_organiser',
  'not_community_administrator',
  'player_is_banned',
  'forbidden',
]

describe('S-40: who organises and runs tournaments', () => {
  let setting: Setting
  beforeAll(async () => {
    setting = await setUp()
  })

  it.each(callers)('%s', async (name) => {
    const { world, ids, who } = setting
    for (const whose of ['own', 'club'] as const) {
      for (const [call, isEdit, inputs] of calls) {
        const params = { ...at(1), id: ids[whose] }
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as the state changes
        const response = await world.ask(call, { ...inputs, params }, who[name])
        // oxlint-disable-next-line no-await-in-loop -- the same
        const answer: unknown = response.status === 204 ? {} : await response.json()
        const { code = null }: { code?: unknown } = Object(answer)
        const refused = refusals.find((each) => each === code) ?? null
        expect([call.id, whose, refused]).toEqual([call.id, whose, refusalOf(name, whose, isEdit)])
        expect(response.status).not.toBe(500)
      }
    }
  })

  it('who is banned runs nothing, also of their own', async () => {
    const { world, ids, who } = setting
    world.become(who.arbiter ?? 0, { bannedUntil: 'for ever' })
    expect(await world.refusal(who.arbiter, run.progress, { params: { id: ids.own } })).toEqual({
      status: 403,
      code: 'player_is_banned',
    })
    expect(
      await world.refusal(who.arbiter, contract.tournaments.drafts.create, {
        body: { name: 'Cup' },
      }),
    ).toMatchObject({ code: 'player_is_banned' })
  })
})
