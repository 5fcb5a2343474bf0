import { contract } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  accounts,
  bans,
  players,
  ratings,
  tournamentEntries,
  tournamentInvitations,
  tournaments,
  tournamentSeries,
} from '../../db/schema.ts'
import type { EntryLimits } from '../../domain/tournaments/tournament.ts'
import { noEntryLimits } from '../../domain/tournaments/tournament.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { type TournamentWorld, tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const { signup, get, leave, me, short, my } = contract.tournaments
const second = 1_000

/** Which code answers a member who signs up, and which one the page has said before. */
async function codesOf(world: TournamentWorld, id: number, playerId: number) {
  const params = { id }
  const query = '?personal_info=1'
  const { unavailability_reason: said } = await world.call(playerId, get, { params, query })
  const { status, code } = await world.refusal(playerId, signup, { params })
  return { status, code, said }
}

const refusedWith = (code: string) => ({
  status: code === 'player_is_banned' ? 403 : 400,
  code,
  said: code,
})

describe('joining a tournament', () => {
  it('answers each code in its order, and each is cured', async () => {
    const world = tournamentWorld(database())
    const db = database()
    const at = world.clock.now()
    const hours = (count: number) => new Date(at.getTime() + count * 3_600_000)
    const id = await world.addTournament({
      name: 'Hard to join',
      ratingType: 'fide',
      start: hours(24),
      maxParticipants: 1,
      entryFeeCents: 500,
      signupStart: hours(1),
      signupFinish: hours(2),
    })
    const other = await world.addTournament({ name: 'At the same time', start: hours(24) })
    const seriesId = `series-${id}`
    await db.insert(tournamentSeries).values({ id: seriesId, name: 'A series', joinLimit: 1 })
    const earlier = await world.addTournament({ name: 'Before it', start: hours(5), seriesId })
    const set = (values: Partial<typeof tournaments.$inferInsert>) =>
      db.update(tournaments).set(values).where(eq(tournaments.id, id))
    let limits: EntryLimits = noEntryLimits
    const limit = (change: Partial<EntryLimits>) => {
      limits = { ...limits, ...change }
      return set({ limits })
    }
    await limit({
      ageMin: 18,
      ageMax: 30,
      countries: ['KZ'],
      regions: ['africa'],
      gender: 'female',
      titles: ['WGM', 'WIM'],
      ratingMin: 1500,
      ratingMax: 1900,
      isForClubMembers: true,
      isByInvitation: true,
    })
    await set({ seriesId })
    const [somebody] = await world.addPlayers(1)
    await world.enter(id, [somebody ?? 0])
    const member = await world.addMember({ emailFolded: null, firstName: '', lastName: '' })
    await world.enter(other, [member])
    await world.enter(earlier, [member])
    const account = (values: Partial<typeof accounts.$inferInsert>) =>
      db.update(accounts).set(values).where(eq(accounts.playerId, member))
    const rate = async (rating: number) => {
      const played = { deviation: 60, volatility: 0.06, games: 9, updatedAt: at }
      const row = { playerId: member, kind: 'fide', boardType: 'blitz', rating, ...played } as const
      await db
        .insert(ratings)
        .values(row)
        .onConflictDoUpdate({
          target: [ratings.playerId, ratings.kind, ratings.boardType],
          set: { rating },
        })
    }
    await db.insert(bans).values({ playerId: member, reason: 'A test', createdAt: at })

    const stranger = await world.refusal(null, signup, { params: { id } })
    expect(stranger).toEqual({ status: 401, code: 'unauthorised' })
    const steps: readonly (readonly [code: string, cure: () => Promise<unknown>])[] = [
      ['player_is_banned', () => db.delete(bans).where(eq(bans.playerId, member))],
      ['email_verification_required', () => account({ emailFolded: `${member}@x.example` })],
      ['no_user_data', () => account({ firstName: 'Dana', lastName: 'Test' })],
      ['signup_not_opened_yet', () => set({ signupStart: null, signupFinish: at })],
      ['signup_already_closed', () => set({ signupFinish: null })],
      ['age_not_set', () => account({ birthDate: '2010-01-01' })],
      ['age_too_low', () => account({ birthDate: '1980-01-01' })],
      ['age_too_high', () => account({ birthDate: '2000-01-01' })],
      ['country_not_set_error', () => account({ countryId: 1 })],
      ['signup_country_limit', () => limit({ countries: ['AD'] })],
      ['gender_not_set_error', () => account({ gender: 'male' })],
      ['gender_not_allowed', () => account({ gender: 'female' })],
      [
        'title_not_allowed',
        () => db.update(players).set({ title: 'WIM' }).where(eq(players.id, member)),
      ],
      ['rating_too_low', () => rate(2000)],
      ['rating_too_high', () => rate(1700)],
      ['community_members_only', () => limit({ isForClubMembers: false })],
      [
        'invitation_only',
        () =>
          db
            .insert(tournamentInvitations)
            .values({ tournamentId: id, playerId: member, invitedAt: at }),
      ],
      ['same_time_tournament', () => world.call(member, leave, { params: { id: other } })],
      [
        'event_max_tournament_participate',
        () => world.call(member, leave, { params: { id: earlier } }),
      ],
      ['too_many_players', () => set({ maxParticipants: 2 })],
      ['fide_players_only', () => account({ fideId: 5_000_000 + member, fideVerifiedStatus: 2 })],
      ['fide_players_only', () => account({ proUntil: hours(900) })],
      ['tournament_not_paid', () => set({ entryFeeCents: 0 })],
    ]
    for (const [code, cure] of steps) {
      // oxlint-disable-next-line no-await-in-loop -- each cure uncovers the next
      expect(await codesOf(world, id, member)).toEqual(refusedWith(code))
      // oxlint-disable-next-line no-await-in-loop -- the same
      await cure()
    }
    const joined = await world.call(member, signup, { params: { id } })
    expect(joined).toMatchObject({
      tournament: { user_signed: true, signed_up_amount: 2, unavailability_reason: 'signup_twice' },
      you: { status: 'joined', checked_in: null, byes: [], missed_in_row: 0 },
    })
    expect(await codesOf(world, id, member)).toEqual(refusedWith('signup_twice'))
  })

  it('gives the last seat to exactly one of twenty who come at once', async () => {
    const world = tournamentWorld(database())
    const id = await world.addTournament({ name: 'One seat', maxParticipants: 1 })
    const members = await Promise.all(Array.from({ length: 20 }, () => world.addMember()))
    const outcomes = await Promise.allSettled(
      members.map((member) => world.call(member, signup, { params: { id } })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { signed_up_amount, unavailability_reason } = await world.call(
      members[outcomes.findIndex(({ status }) => status === 'rejected')] ?? 0,
      get,
      { params: { id }, query: '?personal_info=1' },
    )
    expect({ signed_up_amount, unavailability_reason }).toEqual({
      signed_up_amount: 1,
      unavailability_reason: 'too_many_players',
    })
    const told = world.followed.filter(({ type }) => type === 'seats.change')
    expect(told).toMatchObject([{ tournamentId: String(id), v: 1, signed_up_amount: 1 }])
  })

  it('lets go of a seat before the start, and not after', async () => {
    const world = tournamentWorld(database())
    const id = await world.addTournament({ name: 'Come and go' })
    const params = { id }
    const [one, two] = [await world.addMember(), await world.addMember()]
    expect(await world.refusal(one, leave, { params })).toEqual({
      status: 400,
      code: 'not_signed_up',
    })
    await world.call(one, signup, { params })
    expect(await world.call(one, leave, { params })).toMatchObject({
      tournament: { user_signed: false, signed_up_amount: 0, unavailability_reason: null },
      you: null,
    })
    expect(await world.call(one, me, { params })).toEqual({ you: null })
    await world.call(one, signup, { params })
    await world.call(two, signup, { params })
    await world.start()
    await world.pass(61 * second)
    expect(await world.refusal(one, leave, { params })).toEqual({
      status: 400,
      code: 'tournament_started',
    })
    await world.stop()
  })

  it('asks the organiser where approval is by hand, and lets who waits take it back', async () => {
    const world = tournamentWorld(database())
    const id = await world.addTournament({ name: 'By hand', rules: { approval: 'manual' } })
    const params = { id }
    const member = await world.addMember()
    const { signout } = contract.tournaments
    expect(await world.call(member, signup, { params })).toMatchObject({
      you: { status: 'pending' },
    })
    expect(await world.call(member, signout, { params })).toMatchObject({ you: null })
    expect(await world.refusal(member, signout, { params })).toMatchObject({
      code: 'not_signed_up',
    })
  })

  it('tells of a hidden tournament nobody but those who run it', async () => {
    const world = tournamentWorld(database())
    const id = await world.addTournament({ name: 'Behind a curtain', isHidden: true })
    const member = await world.addMember()
    for (const call of [get, signup, leave, me, contract.tournaments.standing.list]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is easier to read
      const refused = await world.refusal(member, call, { params: { id } })
      expect(refused).toEqual({ status: 404, code: 'not_found' })
    }
    const found = await world.call(member, short, { query: '?search=curtain' })
    expect(found).toEqual({ count: 0, results: [] })
  })

  it('lists what a player has joined, and leaves out what they can’t join', async () => {
    const world = tournamentWorld(database())
    const member = await world.addMember()
    const start = new Date(world.clock.now().getTime() + 3_600_000)
    const open = await world.addTournament({ name: 'Listed open', start })
    const closed = await world.addTournament({
      name: 'Listed closed',
      start: new Date(start.getTime() + 9_000_000),
      limits: { ratingMin: 2000 },
    })
    const names = async (query: string) =>
      (await world.call(member, short, { query })).results.map(({ name }) => name)
    expect(await names('?search=listed')).toEqual(['Listed open', 'Listed closed'])
    expect(await names('?search=listed&player_checks=1')).toEqual(['Listed open'])
    expect(await names('?search=listed&ordering=-start')).toEqual(['Listed closed', 'Listed open'])
    expect(await names('?search=100%25')).toEqual([])
    expect(await world.call(member, my)).toEqual([])
    await world.call(member, signup, { params: { id: open } })
    expect(await world.call(member, my)).toMatchObject([{ id: String(open), user_signed: true }])
    await expect(world.call(member, signup, { params: { id: closed } })).rejects.toThrow(
      'rating_too_low',
    )
  })

  it('shuts a banned player out of all of them at once', async () => {
    const world = tournamentWorld(database())
    const member = await world.addMember()
    const id = await world.addTournament({ name: 'Without cheats' })
    await world.call(member, signup, { params: { id } })
    await world.entries.banPlayer(member)
    const [entry] = await database()
      .select()
      .from(tournamentEntries)
      .where(eq(tournamentEntries.playerId, member))
    expect(entry?.status).toBe('banned')
    expect((await world.call(null, get, { params: { id } })).signed_up_amount).toBe(0)
    expect(await world.refusal(member, signup, { params: { id } })).toEqual({
      status: 403,
      code: 'player_is_banned',
    })
  })
})
