import { contract } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedBots } from '../../../db/games/seed-bots.ts'
import { accounts, gameRequests, players } from '../../../db/schema.ts'
import { defaultLobbySettings, lobbyLimits } from '../../../domain/lobby/limits.ts'
import {
  emptyLobby,
  type LobbyWorld,
  lobbyWorld,
  type NewTestPlayer,
  type TestPlayer,
} from '../../../testing/lobby-world.ts'
import { testDatabase } from '../../../testing/test-database.ts'

const database = testDatabase()
const requests = contract.requests
const { short, long } = contract.challenges
const fallbackMs = defaultLobbySettings.botFallbackMs ?? 0

let world: LobbyWorld
let one: TestPlayer
let other: TestPlayer

beforeEach(async () => {
  await emptyLobby(database())
  world = lobbyWorld(database())
  one = await world.addPlayer({ name: 'One', blitz: 1500 })
  other = await world.addPlayer({ name: 'Other', blitz: 1540 })
  await world.wired.start()
})

afterEach(() => world.wired.stop())

const blitz = { opp_mode: 'other', rating: ['worldchess'], time_control: [9] } as const
const unrated = { ...blitz, rating: ['non-rated'] } as const
const friendly = { opp_mode: 'friend', rating: ['non-rated'], time_control: [9] } as const

const search = (player: TestPlayer, asked: object = blitz) =>
  world.call(player, requests.create, { body: asked })
const read = (player: TestPlayer, id: string) =>
  world.call(player, requests.get, { params: { id } })
const makeLink = async (player = one) => {
  const { id, invite_code } = await search(player, friendly)
  return { id, code: invite_code ?? '' }
}
const join = (player: TestPlayer, code: string) =>
  world.call(player, requests.acceptInvite, { body: { invite_code: code, opp_mode: 'friend' } })
const readLink = (player: TestPlayer | null, code: string) =>
  world.call(player, requests.readInvite, { params: { code } })
const runMatchmaker = () => world.wired.lobby.runner.run()

describe('a search', () => {
  it('waits in the queue, without limits where its player set none', async () => {
    const made = await search(one)
    expect(made).toMatchObject({
      status: 'searching',
      opp_mode: 'other',
      rating: ['worldchess'],
      time_control: [9],
      rating_limits: null,
      waiting_ms: 0,
      game_id: null,
    })
    world.clock.pass(700)
    expect(await world.call(one, requests.queue)).toEqual({
      searching: 1,
      results: [{ ...made, waiting_ms: 700 }],
      open_challenges: { short: 0, long: 0, direct: 0 },
      rated_conduct: { offences: 0, closed_until: null, next_minutes: 0 },
    })
    expect(await world.call(other, requests.queue)).toMatchObject({ searching: 1, results: [] })
    expect(await world.call(null, requests.queue)).toMatchObject({ searching: 1, results: [] })
  })

  it('is answered by the other one, and both are told', async () => {
    const first = await search(one)
    world.clock.pass(1)
    const second = await search(other, { ...blitz, desired_color: 'white' })
    expect(second).toMatchObject({ status: 'found', is_bot: false })
    expect(await read(one, first.id)).toMatchObject({ status: 'found', game_id: second.game_id })
    expect(world.host.begun).toEqual([
      {
        white: other.id,
        black: one.id,
        timeControlId: 9,
        ratingType: 'worldchess',
        origin: { kind: 'request', id: first.id },
        startsAt: null,
        gameId: second.game_id,
      },
    ])
    for (const [player, { id }] of [
      [one, first],
      [other, second],
    ] as const) {
      expect(world.feed.newsOf(player.id)).toEqual([
        { type: 'request.found', requestId: id, gameId: second.game_id, isBot: false },
      ])
      expect(world.feed.told).toContainEqual({
        to: player.id,
        news: { type: 'game.started', gameId: second.game_id },
      })
    }
  })

  it.each([
    ['two strong members', { blitz: 1800 }, { blitz: 1750 }],
    ['a member and somebody new', { blitz: 1362 }, {}],
  ])('P1: pairs %s at once in unrated play, where all count as 1200', async (_, mine, theirs) => {
    const usual = { ...unrated, rating_limits: { lower: 1100, upper: 1300 } }
    await search(await world.addPlayer({ name: 'Mine', ...mine }), usual)
    const answer = await search(await world.addPlayer({ name: 'Theirs', ...theirs }), usual)
    expect(answer).toMatchObject({ status: 'found', is_bot: false })
  })

  it('takes more distant ratings the longer it waits, within the limits of both', async () => {
    const wide = { ...blitz, rating_limits: { lower: 1000, upper: 2000 } }
    const third = await world.addPlayer({ blitz: 1700 })
    const { id } = await search(one, wide)
    await search(third, wide)
    await runMatchmaker()
    expect(world.host.begun).toEqual([])
    world.clock.pass(2_000)
    await runMatchmaker()
    expect(await read(one, id)).toMatchObject({ status: 'found' })
  })

  it('P2: widens without limits: 200 points apart are paired after two seconds', async () => {
    const third = await world.addPlayer({ blitz: 1700 })
    const { id } = await search(one)
    await search(third)
    world.clock.pass(1_999)
    await runMatchmaker()
    expect(world.host.begun).toEqual([])
    world.clock.pass(1)
    await runMatchmaker()
    expect(await read(one, id)).toMatchObject({ status: 'found', is_bot: false })
  })

  it('stays apart from others of another time control, rating type, range or wish', async () => {
    const near = { ...blitz, rating_limits: { lower: 1400, upper: 1600 } }
    await search(one, { ...near, desired_color: 'white' })
    const apart: readonly (readonly [NewTestPlayer, object])[] = [
      [{ blitz: 1500 }, { ...near, time_control: [10] }],
      [{ blitz: 1500 }, { ...near, rating: ['non-rated'] }],
      [{ blitz: 1500 }, { ...near, desired_color: 'white' }],
      [{ blitz: 1500 }, { ...near, rating_limits: { lower: 1501, upper: 1700 } }],
      [{ blitz: 1750 }, { ...blitz, rating_limits: { lower: 0, upper: 3000 } }],
    ]
    for (const [facts, asked] of apart) await search(await world.addPlayer(facts), asked)
    world.clock.pass(fallbackMs - 1)
    await runMatchmaker()
    expect(world.host.begun).toEqual([])
  })

  it('is the same request when it is asked for again, and ongoing_challenge when it is another', async () => {
    const made = await search(one)
    expect(await search(one)).toEqual(made)
    expect(
      await world.refusal(one, requests.create, { body: { ...blitz, time_control: [10] } }),
    ).toMatchObject({ code: 'ongoing_challenge' })
    expect(await world.refusal(one, requests.create, { body: friendly })).toMatchObject({
      code: 'ongoing_challenge',
    })
  })

  it('P5: is refused while an own challenge waits, in the lobby or for somebody', async () => {
    const terms = { rating_type: 'non-rated', time_control_id: 9 } as const
    const ends = [
      [short, await world.call(one, short.create, { body: terms })],
      [long, await world.call(one, long.create, { body: { ...terms, opponent_id: other.uid } })],
    ] as const
    for (const [calls, { id }] of ends) {
      expect(await world.refusal(one, requests.create, { body: blitz })).toMatchObject({
        code: 'ongoing_challenge',
      })
      await world.call(one, calls.delete, { params: { id } })
    }
    expect(await world.call(one, requests.queue)).toMatchObject({
      open_challenges: { short: 0, long: 0 },
    })
    expect(await search(one)).toMatchObject({ status: 'searching' })
  })

  it('P5: for one player is refused while that one searches, unless for this one', async () => {
    await search(other)
    const body = { ...blitz, opp_uid: other.uid }
    expect(await world.refusal(one, requests.create, { body })).toMatchObject({
      code: 'ongoing_challenge',
    })
    const third = await world.addPlayer({ blitz: 1500 })
    await search(third, { ...blitz, opp_uid: one.uid })
    expect(await search(one, { ...blitz, opp_uid: third.uid })).toMatchObject({ status: 'found' })
  })

  it('is cancelled by its player alone', async () => {
    const { id } = await search(one)
    const params = { id }
    for (const call of [requests.get, requests.delete, requests.playBot]) {
      expect(await world.refusal(other, call, { params })).toMatchObject({
        status: 404,
        code: 'challenge_not_found',
      })
    }
    expect(await world.call(one, requests.delete, { params })).toBeUndefined()
    expect(await read(one, id)).toMatchObject({ status: 'ended', code: 'cancelled' })
    expect(await world.refusal(one, requests.delete, { params })).toMatchObject({
      code: 'challenge_not_found',
    })
    await search(other)
    expect(world.host.begun).toEqual([])
  })

  it('gives way when its player gets a game by a challenge', async () => {
    const { id } = await search(one)
    const challenge = await world.call(other, short.create, {
      body: { rating_type: 'non-rated', time_control_id: 9 },
    })
    await world.call(one, short.accept, { params: { id: challenge.id } })
    expect(await read(one, id)).toMatchObject({ status: 'ended', code: 'ongoing_challenge' })
    await search(await world.addPlayer({ blitz: 1500 }))
    expect(world.host.begun).toHaveLength(1)
  })

  it('ends with no_opponent when nobody comes', async () => {
    const only = await world.addPlayer({ blitz: 1500 })
    const { id } = await search(one, { ...blitz, opp_uid: only.uid })
    world.clock.pass(lobbyLimits.searchMs)
    await world.wired.lobby.sweeper.sweep()
    expect(await read(one, id)).toMatchObject({ status: 'ended', code: 'no_opponent' })
    expect(world.feed.newsOf(one.id)).toEqual([
      {
        type: 'request.ended',
        requestId: id,
        code: 'no_opponent',
        detail: 'Nobody was found. Try again.',
      },
    ])
  })

  it('S-95: is not paired from the moment on that its player is gone, and goes on after a reload', async () => {
    const { id } = await search(one)
    world.feed.setAway(one.id)
    await search(other)
    expect(world.host.begun).toEqual([])
    world.feed.comeBack(one.id)
    await runMatchmaker()
    expect(await read(one, id)).toMatchObject({ status: 'found' })
  })

  it('S-95: ends as soon as its player is gone for the grace', async () => {
    const { id } = await search(one)
    world.feed.leave(one.id)
    await expect
      .poll(() => read(one, id))
      .toMatchObject({ status: 'ended', code: 'owner_disconnected' })
    expect(await world.call(other, requests.queue)).toMatchObject({ searching: 0 })
  })

  describe('S-95: that ended because its player was gone', () => {
    const queueOf = async (player: TestPlayer) =>
      (await world.call(player, requests.queue)).results.map(({ id }) => id)
    const endedFor = async (player: TestPlayer) => {
      const { id } = await search(player)
      world.feed.leave(player.id)
      await expect.poll(() => read(player, id)).toMatchObject({ code: 'owner_disconnected' })
      return id
    }

    it('goes on when the page is there again, however slowly it was loaded', async () => {
      const id = await endedFor(one)
      world.clock.pass(lobbyLimits.resumeMs - 1)
      expect(await queueOf(one)).toEqual([id])
      world.feed.comeBack(one.id)
      await search(other)
      await runMatchmaker()
      expect(await read(one, id)).toMatchObject({ status: 'found' })
    })

    it('goes on for a socket that comes while the end is still being stored', async () => {
      const { id } = await search(one)
      world.feed.leave(one.id)
      world.feed.comeBack(one.id)
      await world.wired.lobby.offers.resume(one.id)
      expect(await read(one, id)).toMatchObject({ status: 'searching' })
    })

    it('ends again when only the page asks, and no socket comes', async () => {
      const id = await endedFor(one)
      expect(await queueOf(one)).toEqual([id])
      await search(other)
      expect(world.host.begun).toEqual([])
      world.clock.pass(lobbyLimits.comeBackMs)
      await expect.poll(() => read(one, id)).toMatchObject({ code: 'owner_disconnected' })
    })

    it('stays ended when it is too long ago, or its player looks for something else', async () => {
      await endedFor(one)
      world.clock.pass(lobbyLimits.resumeMs)
      expect(await queueOf(one)).toEqual([])
      const former = await endedFor(other)
      world.feed.comeBack(other.id)
      const { id } = await search(other)
      expect(await queueOf(other)).toEqual([id])
      expect(id).not.toBe(former)
    })
  })

  it('S-04: ends at once when its player is banned', async () => {
    const { id } = await search(one)
    await world.wired.lobby.sweeper.withdraw(one.id)
    expect(await read(one, id)).toMatchObject({ status: 'ended', code: 'player_banned' })
  })

  it('survives a restart', async () => {
    const { id } = await search(one)
    world = world.restart()
    await world.wired.start()
    expect(await read(one, id)).toMatchObject({ status: 'searching' })
    await search(other)
    expect(await read(one, id)).toMatchObject({ status: 'found' })
  })

  it('ends after a restart when its player does not come back', async () => {
    const { id } = await search(one)
    world = world.restart()
    world.feed.setAway(one.id)
    await world.wired.start()
    world.clock.pass(lobbyLimits.returnMs)
    await expect.poll(() => read(one, id)).toMatchObject({ code: 'owner_disconnected' })
  })

  it('gets its game later when beginning it failed', async () => {
    const { id } = await search(one)
    world.host.failNext(new Error('The host is away.'))
    const second = await search(other)
    expect(world.host.begun).toHaveLength(1)
    expect(second).toMatchObject({ status: 'found', game_id: world.host.begun[0]?.gameId })
    expect(await read(one, id)).toMatchObject({ game_id: second.game_id })
    expect(world.failures).toHaveLength(1)
  })
})

describe('the bot', () => {
  let bot: TestPlayer
  beforeEach(async () => {
    bot = await world.addPlayer({ kind: 'bot', name: 'Bot', blitz: 1500 })
  })

  it('takes a search after 15 s, near the rating, unrated, and says what it is', async () => {
    const { id } = await search(one, unrated)
    world.clock.pass(fallbackMs - 1)
    await runMatchmaker()
    expect(world.host.begun).toEqual([])
    world.clock.pass(1)
    await runMatchmaker()
    expect(await read(one, id)).toMatchObject({ status: 'found', is_bot: true })
    const [game] = world.host.begun
    expect(game).toMatchObject({ white: one.id, black: bot.id, ratingType: 'non-rated' })
    expect(world.feed.newsOf(one.id)).toEqual([
      { type: 'request.found', requestId: id, gameId: game?.gameId, isBot: true },
    ])
  })

  it('is as strong as its opponent in an unrated game too', async () => {
    const strong = await world.addPlayer({ name: 'Strong', blitz: 1900 })
    const strongBot = await world.addPlayer({ name: 'Strong bot', kind: 'bot', blitz: 1850 })
    await search(strong, unrated)
    world.clock.pass(fallbackMs)
    await runMatchmaker()
    expect(world.host.begun).toMatchObject([{ white: strong.id, black: strongBot.id }])
  })

  it.each([['worldchess'], ['worldchess', 'non-rated']])(
    'P2: does not take a rated search (%s) by itself',
    async (...rating) => {
      const { id } = await search(one, { ...blitz, rating })
      world.clock.pass(fallbackMs * 3)
      await runMatchmaker()
      expect(await read(one, id)).toMatchObject({ status: 'searching' })
    },
  )

  it('comes by itself: the clock alone is enough', async () => {
    const { id } = await search(one, unrated)
    await expect
      .poll(
        async () => {
          world.clock.pass(1_000)
          return (await read(one, id)).status
        },
        { timeout: 20_000, interval: 1 },
      )
      .toBe('found')
  })

  it('takes a search at once when its player asks, and answers again with the same game', async () => {
    const { id } = await search(one)
    const given = await world.call(one, requests.playBot, { params: { id } })
    expect(given).toMatchObject({ id, is_bot: true })
    expect(await world.call(one, requests.playBot, { params: { id } })).toEqual(given)
    expect(world.host.begun).toHaveLength(1)
  })

  it('is of the level that its player asks for, whatever the ratings', async () => {
    await seedBots(database())
    const strong = await world.addPlayer({ blitz: 2700 })
    const { id } = await search(strong)
    await world.call(strong, requests.playBot, { params: { id }, body: { level: 2 } })
    const [begun] = world.host.begun
    const [asked] = await database()
      .select({ name: players.name })
      .from(players)
      .where(eq(players.id, begun?.white === strong.id ? begun.black : (begun?.white ?? 0)))
    expect(asked).toEqual({ name: 'Kingside Bot 2' })
    const again = await search(one)
    expect(
      await world.refusal(one, requests.playBot, { params: { id: again.id }, body: { level: 9 } }),
    ).toMatchObject({ code: 'bad_request' })
    expect(await read(one, again.id)).toMatchObject({ status: 'searching' })
  })

  it('ends the search when there is no bot: no_opponent', async () => {
    await database().update(players).set({ kind: 'member' }).where(eq(players.kind, 'bot'))
    const { id } = await search(one)
    expect(await world.refusal(one, requests.playBot, { params: { id } })).toMatchObject({
      code: 'no_opponent',
    })
    expect(await read(one, id)).toMatchObject({ status: 'ended', code: 'no_opponent' })
  })

  it('answers with the person who was quicker', async () => {
    const { id } = await search(one)
    const { game_id } = await search(other)
    expect(await world.call(one, requests.playBot, { params: { id } })).toEqual({
      id,
      game_id,
      is_bot: false,
    })
  })

  it('R75: an opponent found in the same instant as the fallback gives one game', async () => {
    const byBot: boolean[] = []
    for (let round = 0; round < 30; round++) {
      const [first, second] = [
        await world.addPlayer({ blitz: 1500 }),
        await world.addPlayer({ blitz: 1500 }),
      ]
      const begunBefore = world.host.begun.length
      const { id } = await search(first)
      const late = async (microtasks: number) => {
        for (let microtask = 0; microtask < microtasks; microtask++) await Promise.resolve()
      }
      const [given, found] = await Promise.all([
        late(round * 40).then(() => world.call(first, requests.playBot, { params: { id } })),
        search(second),
      ])
      const games = world.host.begun.slice(begunBefore)
      const mine = games.filter(({ white, black }) => [white, black].includes(first.id))
      expect(mine.map(({ gameId }) => gameId)).toEqual([given.game_id])
      expect([found.status, found.game_id]).toEqual(
        given.is_bot ? ['searching', null] : ['found', given.game_id],
      )
      byBot.push(given.is_bot)
      await emptyLobby(database())
    }
    expect(new Set(byBot)).toEqual(new Set([true, false]))
  }, 60_000)
})

describe('the rules', () => {
  it.each([
    ['registration_required', { kind: 'visitor' }, blitz],
    ['foa_unavailable', {}, { ...blitz, rating: ['fide'] }],
    ['fide_id_missing', { isPro: true }, { ...blitz, rating: ['non-rated', 'fide'] }],
    ['request_not_verified', { isPro: true, fide: 'waiting' }, { ...blitz, rating: ['fide'] }],
    ['player_banned', { isBanned: true }, { ...blitz, rating: ['non-rated'] }],
    ['bad_request', {}, { ...blitz, time_control: [999] }],
    // Armageddon is for tournaments only.
    ['bad_request', {}, { ...blitz, time_control: [23] }],
    ['bad_request', {}, { ...blitz, rating_limits: { lower: 1600, upper: 1500 } }],
    ['no_opponent', {}, { ...blitz, opp_uid: 'nobody-of-this-name' }],
    ['bad_request', {}, { ...friendly, rating: ['worldchess', 'non-rated'] }],
    ['bad_request', {}, { ...friendly, time_control: [9, 10] }],
  ] as const)('%s: refuse %o the request %o', async (code, facts, asked) => {
    const player = await world.addPlayer(facts)
    expect(await world.refusal(player, requests.create, { body: asked })).toMatchObject({ code })
    expect((await world.call(player, requests.queue)).results).toEqual([])
  })

  it('player_uid_missing: nobody is known before the first ping', async () => {
    for (const asked of [blitz, friendly]) {
      expect(await world.refusal(null, requests.create, { body: asked })).toMatchObject({
        code: 'player_uid_missing',
      })
    }
  })

  it('too_many_active_games: a search needs room for one more game', async () => {
    world.host.setOngoing(one.id, lobbyLimits.activeGames)
    expect(await world.refusal(one, requests.create, { body: blitz })).toMatchObject({
      code: 'too_many_active_games',
    })
  })

  it('S-44: refuse a FIDE-rated search, for anybody and for somebody, from the moment that Pro is over', async () => {
    const [pro, friend] = [
      await world.addPlayer({ isPro: true, fide: 'approved' }),
      await world.addPlayer({ isPro: true, fide: 'approved' }),
    ]
    const forAnybody = { ...blitz, rating: ['fide'] }
    const forSomebody = { ...forAnybody, opp_uid: friend.uid }
    const { id } = await search(pro, forAnybody)
    await world.call(pro, requests.delete, { params: { id } })
    const endPro = (player: TestPlayer) =>
      database()
        .update(accounts)
        .set({ proUntil: world.clock.now() })
        .where(eq(accounts.playerId, player.id))
    await endPro(friend)
    expect(await world.refusal(pro, requests.create, { body: forSomebody })).toMatchObject({
      code: 'opponent_must_have_pro',
    })
    await endPro(pro)
    const former = { ...pro, role: 'free' } as const
    for (const body of [forAnybody, forSomebody]) {
      expect(await world.refusal(former, requests.create, { body })).toMatchObject({
        code: 'foa_unavailable',
      })
    }
    await search(former)
  })

  it('opponent_must_have_pro: a FIDE-rated search for somebody needs Pro on both sides', async () => {
    const pro = await world.addPlayer({ isPro: true, fide: 'approved' })
    const body = { ...blitz, rating: ['fide'], opp_uid: other.uid }
    expect(await world.refusal(pro, requests.create, { body })).toMatchObject({
      code: 'opponent_must_have_pro',
    })
  })

  it('S-41: refuse a player_uid that is not the caller', async () => {
    const visitor = await world.addPlayer({ kind: 'visitor' })
    const { code } = await makeLink()
    const body = { ...blitz, rating: ['non-rated'] }
    for (const player_uid of [one.uid, 'made-up-by-somebody-0001']) {
      const attempts = [
        [requests.create, { body: { ...body, player_uid } }],
        [requests.acceptInvite, { body: { player_uid, invite_code: code } }],
      ] as const
      for (const [call, inputs] of attempts) {
        expect(await world.refusal(visitor, call, inputs)).toMatchObject({
          status: 403,
          code: 'forbidden',
        })
      }
    }
    const own = [visitor.uid, visitor.anonymousUid]
    for (const player_uid of own) await search(visitor, { ...body, player_uid })
  })

  it('answer a rematch with 501 while this server has no rooms', async () => {
    const body = { ...blitz, rematch: 'game-0001', opp_uid: other.uid }
    expect(await world.refusal(one, requests.create, { body })).toMatchObject({ status: 501 })
  })

  it('hand a rematch to the rooms of the games', async () => {
    const asked: unknown[] = []
    const withRooms = lobbyWorld(database(), {
      rematches: {
        rematch: async (...args) => {
          asked.push(args)
          return args[1] === one.id ? { type: 'done' } : { type: 'refused', reason: 'not-a-player' }
        },
      },
    })
    const body = { ...blitz, rematch: 'game-0001', opp_uid: other.uid }
    await withRooms.call(one, requests.create, { body })
    const withdrawn = { params: { id: 'game-0001' }, body: { opp_uid: other.uid } }
    await withRooms.call(one, requests.delete, withdrawn)
    expect(asked).toEqual([
      ['game-0001', one.id, 'offer'],
      ['game-0001', one.id, 'withdraw'],
    ])
    expect(await withRooms.refusal(other, requests.create, { body })).toMatchObject({
      code: 'game_not_found',
    })
  })
})

describe("a friend's link", () => {
  it('shows who invites to what before it is accepted, to its owner the link, to others no secret', async () => {
    const visitor = await world.addPlayer({ kind: 'visitor' })
    const { id, code } = await makeLink(visitor)
    const open = {
      status: 'open',
      owner: { uid: visitor.uid, name: '', kind: 'visitor', rating: null },
      time_control: { id: 9, name: '3 min' },
      desired_color: 'any',
    }
    expect(await readLink(null, code)).toMatchObject({ ...open, own_link: null })
    expect(await readLink(visitor, code)).toMatchObject({
      ...open,
      own_link: { request_id: id, invite_code: code, expires_in_ms: lobbyLimits.friendLinkMs },
    })
    expect(JSON.stringify(await readLink(other, code))).not.toContain(visitor.anonymousUid)
  })

  it('becomes one unrated game, told to its owner; the same friend again gets the same game', async () => {
    const { id, code } = await makeLink()
    const joined = await join(other, code)
    expect(await join(other, code)).toEqual(joined)
    expect(world.host.begun).toEqual([
      expect.objectContaining({
        origin: { kind: 'friend', id },
        ratingType: 'non-rated',
        gameId: joined.game_id,
      }),
    ])
    expect(world.feed.newsOf(one.id)).toEqual([
      { type: 'friend.joined', requestId: id, gameId: joined.game_id },
    ])
    for (const player of [one, other]) {
      expect(await readLink(player, code)).toEqual({ status: 'started', game_id: joined.game_id })
    }
    expect(await readLink(null, code)).toEqual({ status: 'ended', end: 'taken' })
  })

  it('P9: for a rated game says so, and is for members', async () => {
    const { invite_code } = await search(one, { ...friendly, rating: ['worldchess'] })
    const code = invite_code ?? ''
    expect(await readLink(other, code)).toMatchObject({ status: 'open', rating_type: 'worldchess' })
    const visitor = await world.addPlayer({ kind: 'visitor' })
    const body = { invite_code: code, opp_mode: 'friend' } as const
    expect(await world.refusal(visitor, requests.acceptInvite, { body })).toMatchObject({
      code: 'registration_required',
    })
    await join(other, code)
    expect(world.host.begun).toEqual([expect.objectContaining({ ratingType: 'worldchess' })])
  })

  it('for a rated game is played unrated by who asks for it, also by a visitor', async () => {
    const { invite_code } = await search(one, { ...friendly, rating: ['worldchess'] })
    const visitor = await world.addPlayer({ kind: 'visitor' })
    await world.call(visitor, requests.acceptInvite, {
      body: { invite_code: invite_code ?? '', opp_mode: 'friend' },
      query: '?play_non_rated=1',
    })
    expect(world.host.begun).toEqual([expect.objectContaining({ ratingType: 'non-rated' })])
  })

  it('P8: holds while its owner is away, and is a game when the owner is back', async () => {
    const { code } = await makeLink()
    world.feed.leave(one.id)
    world.clock.pass(lobbyLimits.returnMs + 1)
    const body = { invite_code: code, opp_mode: 'friend' } as const
    expect(await world.refusal(other, requests.acceptInvite, { body })).toMatchObject({
      code: 'owner_disconnected',
    })
    expect(await readLink(other, code)).toMatchObject({ status: 'open' })
    world.feed.comeBack(one.id)
    await join(other, code)
    expect(world.host.begun).toHaveLength(1)
  })

  it('R73: joined by two at once becomes one game', async () => {
    const { code } = await makeLink()
    const third = await world.addPlayer()
    const answers = await Promise.allSettled([join(other, code), join(third, code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(world.host.begun).toHaveLength(1)
  })

  it.each([
    [
      'that was used',
      'challenge_not_found',
      'taken',
      async (code: string) => {
        await join(await world.addPlayer(), code)
      },
    ],
    [
      'that was revoked',
      'invite_canceled',
      'cancelled',
      async (code: string) => {
        await world.call(one, requests.cancelInvite, { body: { invite_code: code } })
      },
    ],
    [
      'that ran out',
      'invalid_invite_code',
      'expired',
      async () => {
        world.clock.pass(lobbyLimits.friendLinkMs)
      },
    ],
    [
      'that was swept',
      'invalid_invite_code',
      'expired',
      async () => {
        world.clock.pass(lobbyLimits.friendLinkMs)
        await world.wired.lobby.sweeper.sweep()
      },
    ],
  ] as const)('R74: %s, is refused by %s', async (_, refusedBy, end, spoil) => {
    const { code } = await makeLink()
    await spoil(code)
    const body = { invite_code: code }
    expect(await world.refusal(other, requests.acceptInvite, { body })).toMatchObject({
      code: refusedBy,
    })
    expect(await readLink(other, code)).toEqual({ status: 'ended', end })
  })

  it('R74: used by its owner, unknown, or while its owner is away, is refused', async () => {
    const { code } = await makeLink()
    const refusalOf = async (player: TestPlayer, invite_code: string) =>
      (await world.refusal(player, requests.acceptInvite, { body: { invite_code } })).code
    expect(await refusalOf(one, code)).toBe('own_challenge')
    expect(await refusalOf(other, 'no-such-code-0001')).toBe('invalid_invite_code')
    expect(await readLink(other, 'no-such-code-0001')).toEqual({ status: 'ended', end: 'unknown' })
    world.feed.leave(one.id)
    expect(await refusalOf(other, code)).toBe('owner_disconnected')
    world.feed.comeBack(one.id)
    await join(other, code)
  })

  it('S-53: has a code of at least 64 random bits that dies with its revocation', async () => {
    const first = await makeLink()
    expect(Buffer.from(first.code, 'base64url').length * 8).toBeGreaterThanOrEqual(64)
    expect(await world.call(one, requests.cancelInvite)).toEqual({ id: first.id })
    expect(world.feed.newsOf(one.id)).toEqual([
      { type: 'link.ended', code: first.code, end: 'cancelled' },
    ])
    const second = await makeLink()
    expect(second.code).not.toBe(first.code)
    expect(
      await world.refusal(other, requests.cancelInvite, { body: { invite_code: second.code } }),
    ).toMatchObject({ code: 'challenge_not_found' })
  })

  it('stays when its owner leaves the lobby, since links are sent by other apps', async () => {
    const { code } = await makeLink()
    world.feed.leave(one.id)
    world.clock.pass(lobbyLimits.returnMs)
    expect(await readLink(other, code)).toMatchObject({ status: 'open' })
  })
})

it('never seats a player twice: 60 searches, cancels and short challenges at once', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 12 }, (_, index) => world.addPlayer({ blitz: 1450 + index * 10 })),
  )
  const board = await world.call(crowd[0] ?? one, short.create, {
    body: { rating_type: 'non-rated', time_control_id: 9 },
  })
  await Promise.allSettled(
    crowd.flatMap((player) => [
      search(player),
      world.call(player, short.accept, { params: { id: board.id } }),
      search(player).then(({ id }) => world.call(player, requests.delete, { params: { id } })),
    ]),
  )
  await runMatchmaker()
  const found = await database().select().from(gameRequests)
  const games = new Map(world.host.begun.map((game) => [game.gameId, game]))
  for (const { status, gameId, playerId } of found) {
    if (status !== 'found') continue
    const game = games.get(gameId ?? '')
    expect([game?.white, game?.black]).toContain(playerId)
  }
  const bySearch = world.host.begun.filter(({ origin }) => origin.kind === 'request')
  const seated = bySearch.flatMap(({ white, black }) => [white, black])
  const openSeats = found.filter(({ status }) => status === 'found').length
  expect(seated).toHaveLength(openSeats)
  expect(world.host.begun.filter(({ origin }) => origin.kind === 'short').length).toBeLessThan(2)
}, 60_000)
