import { contract } from '@kingside/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { challenges } from '../../../db/schema.ts'
import { lobbyLimits } from '../../../domain/lobby/limits.ts'
import {
  emptyLobby,
  type LobbyWorld,
  lobbyWorld,
  type TestPlayer,
} from '../../../testing/lobby-world.ts'
import { testDatabase } from '../../../testing/test-database.ts'

const database = testDatabase()
const { short, invite, long, direct, status } = contract.challenges
const { requests } = contract

let world: LobbyWorld
let owner: TestPlayer
let guest: TestPlayer

const unratedBlitz = { rating_type: 'non-rated', time_control_id: 9 } as const
const ratedBlitz = { rating_type: 'worldchess', time_control_id: 9 } as const
const fideBlitz = { rating_type: 'fide', time_control_id: 9 } as const

beforeEach(async () => {
  await emptyLobby(database())
  world = lobbyWorld(database())
  owner = await world.addPlayer({ name: 'Owner', blitz: 1480 })
  guest = await world.addPlayer({ name: 'Guest', blitz: 1510 })
  await world.wired.start()
})

afterEach(() => world.wired.stop())

const asActor = (player: TestPlayer) => ({ player, role: player.role, isBanned: false })

/** Invites of the owner to whoever has the code, which is also the id. */
async function insertInvites(codes: readonly string[]) {
  const createdAt = world.clock.now()
  await database()
    .insert(challenges)
    .values(
      codes.map((code) => ({
        id: code,
        kind: 'invite' as const,
        ownerId: owner.id,
        desiredColor: 'any' as const,
        ratingType: 'non-rated' as const,
        timeControlId: 9,
        inviteCode: code,
        status: 'open' as const,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + 3_600_000),
      })),
    )
}

/** The same numbers in [0, 1) in each run: a linear congruential generator. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const makeShort = (player = owner, terms: object = unratedBlitz) =>
  world.call(player, short.create, { body: terms })
const acceptShort = (player: TestPlayer, id: string) =>
  world.call(player, short.accept, { params: { id } })
const makeInvite = (player = owner, terms: object = unratedBlitz) =>
  world.call(player, invite.create, { body: terms })
const codeOf = ({ invite_code }: { readonly invite_code: string | null }) => invite_code ?? ''

describe('a short challenge', () => {
  it('is told to the lobby and listed for everybody, newest first', async () => {
    const first = await makeShort()
    world.clock.pass(1)
    const second = await makeShort(guest, { ...ratedBlitz, desired_color: 'white' })
    expect(await world.call(null, short.list)).toEqual({ count: 2, results: [second, first] })
    expect(second).toMatchObject({
      kind: 'short',
      status: 'open',
      desired_color: 'white',
      owner: { uid: guest.uid, name: 'Guest', rating: 1510 },
      time_control: { id: 9, name: '3 min' },
    })
    expect(world.feed.newsOf('challenges')).toEqual([
      expect.objectContaining({ type: 'challenge.added' }),
      expect.objectContaining({
        type: 'challenge.added',
        challenge: expect.objectContaining({ id: second.id, time_control_id: 9 }),
      }),
    ])
  })

  it('becomes one game with the colours that the owner wished', async () => {
    const { id } = await makeShort(owner, { ...ratedBlitz, desired_color: 'black' })
    const { game_id } = await acceptShort(guest, id)
    expect(world.host.begun).toEqual([
      {
        white: guest.id,
        black: owner.id,
        timeControlId: 9,
        ratingType: 'worldchess',
        origin: { kind: 'short', id },
        startsAt: null,
        gameId: game_id,
      },
    ])
    expect(world.feed.newsOf(owner.id)).toContainEqual({
      type: 'challenge.accepted',
      id,
      gameId: game_id,
    })
    expect(world.feed.newsOf('challenges')).toContainEqual({ type: 'challenge.removed', id })
    expect((await world.call(null, short.list)).results).toEqual([])
  })

  it('answers the same player again with the same game', async () => {
    const { id } = await makeShort()
    expect(await acceptShort(guest, id)).toEqual(await acceptShort(guest, id))
    expect(world.host.begun).toHaveLength(1)
  })

  it('gets its game later when beginning it failed after the acceptance', async () => {
    const { id } = await makeShort()
    world.host.failNext(new Error('The host is away.'))
    expect(await world.refusal(guest, short.accept, { params: { id } })).toMatchObject({
      code: 'server_error',
    })
    await world.restart().wired.start()
    expect(world.host.begun).toHaveLength(1)
    const [game] = world.host.begun
    const taken = { status: 'taken', game_id: game?.gameId }
    expect(await world.call(owner, status, { params: { id } })).toEqual(taken)
  })

  it('R73: accepted by two at once becomes one game; the other gets challenge_not_found', async () => {
    const { id } = await makeShort()
    const other = await world.addPlayer()
    const answers = await Promise.allSettled([acceptShort(guest, id), acceptShort(other, id)])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(world.host.begun).toHaveLength(1)
    const seated = [world.host.begun[0]?.white, world.host.begun[0]?.black]
    const loser = seated.includes(guest.id) ? other : guest
    expect(await world.refusal(loser, short.accept, { params: { id } })).toMatchObject({
      status: 404,
      code: 'challenge_not_found',
    })
  })

  it('R73: cancelled by its owner during an acceptance has one outcome, for 200 interleavings', async () => {
    const random = seededRandom(73)
    const { answers } = world.wired.lobby
    const codes = Array.from({ length: 200 }, (_, index) => `interleaved-${index}`)
    await insertInvites(codes)
    // Each query of the embedded database takes some microtasks, so that these two meet at every step. An acceptance
    // is over after 300 to 600.
    const late = async (microtasks: number) => {
      for (let microtask = 0; microtask < microtasks; microtask++) await Promise.resolve()
    }
    const outcomes = new Map<string, string>()
    for (const id of codes) {
      const settled = await Promise.allSettled([
        late(random() * 50).then(async () => {
          const { gameId } = await answers.acceptCode(asActor(guest), id)
          return gameId
        }),
        late(random() * 1000).then(async () => {
          await answers.cancel(owner.id, 'invite', id)
          return 'cancelled'
        }),
      ])
      const [won, ...more] = settled.flatMap((outcome) =>
        outcome.status === 'fulfilled' ? [outcome.value] : [],
      )
      expect(more).toEqual([])
      outcomes.set(id, won ?? 'nobody')
    }
    for (const row of await database().select().from(challenges)) {
      const won = row.status === 'accepted' ? row.gameId : row.status
      expect(won).toBe(outcomes.get(row.id))
    }
    const cancelled = [...outcomes.values()].filter((won) => won === 'cancelled').length
    expect(world.host.begun).toHaveLength(200 - cancelled)
    expect(cancelled).toBeGreaterThan(0)
    expect(cancelled).toBeLessThan(200)
  }, 60_000)

  it('S-95: that ended because its owner was gone is open again after a reload', async () => {
    const made = await makeShort()
    world.feed.leave(owner.id)
    const isOpen = async () => (await world.call(guest, short.list)).count
    await expect.poll(isOpen).toBe(0)
    world.feed.comeBack(owner.id)
    expect(await world.call(owner, requests.queue)).toMatchObject({
      open_challenges: { short: 1 },
    })
    expect(world.feed.newsOf('challenges').at(-1)).toMatchObject({
      type: 'challenge.added',
      challenge: { id: made.id },
    })
    await world.call(guest, short.accept, { params: { id: made.id } })
    expect(world.host.begun).toHaveLength(1)
  })

  it('leaves the lists when its owner leaves, and can not be accepted then', async () => {
    const { id } = await makeShort()
    world.feed.leave(owner.id)
    await expect
      .poll(() => world.call(guest, status, { params: { id } }))
      .toEqual({
        status: 'ended',
        end: 'owner_disconnected',
      })
    expect(await world.call(guest, short.list)).toEqual({ count: 0, results: [] })
    expect(await world.refusal(guest, short.accept, { params: { id } })).toMatchObject({
      code: 'owner_disconnected',
    })
  })

  it('withdraws the other live offers of both players when it becomes a game', async () => {
    const { id } = await makeShort()
    const other = await makeShort()
    const guests = await makeShort(guest)
    const code = codeOf(await makeInvite())
    await acceptShort(guest, id)
    expect((await world.call(null, short.list)).results).toEqual([])
    expect(world.feed.newsOf('challenges')).toEqual(
      expect.arrayContaining([
        { type: 'challenge.removed', id: other.id },
        { type: 'challenge.removed', id: guests.id },
      ]),
    )
    const late = await world.addPlayer()
    await world.call(late, invite.accept, { body: { invite_code: code } })
    expect(world.host.begun).toHaveLength(2)
  })

  it('runs out after an hour', async () => {
    const { id } = await makeShort()
    world.clock.pass(lobbyLimits.challengeMs.short)
    expect(await world.call(guest, short.list)).toEqual({ count: 0, results: [] })
    expect(await world.refusal(guest, short.accept, { params: { id } })).toMatchObject({
      code: 'challenge_not_found',
    })
    await world.wired.lobby.sweeper.sweep()
    expect(world.feed.newsOf('challenges')).toContainEqual({ type: 'challenge.removed', id })
  })
})

describe('several short challenges', () => {
  it('are made together, listed as mine by pages, and cleared together', async () => {
    const body = [9, 10, 11].map((time_control_id) => ({ ...unratedBlitz, time_control_id }))
    const made = await world.call(owner, short.bulkCreate, { body })
    await makeShort(guest)
    const mine = await world.call(owner, short.my, { query: '?limit=2&offset=1' })
    expect(mine.count).toBe(3)
    expect(mine.results).toHaveLength(2)
    expect(await world.call(owner, short.clear)).toEqual({ count: 3 })
    expect((await world.call(owner, short.my)).count).toBe(0)
    expect((await world.call(owner, short.list)).count).toBe(1)
    for (const { id } of made) {
      expect(world.feed.newsOf('challenges')).toContainEqual({ type: 'challenge.removed', id })
    }
  })

  it('are made all or none', async () => {
    const body = [unratedBlitz, { ...unratedBlitz, time_control_id: 999 }]
    expect(await world.refusal(owner, short.bulkCreate, { body })).toMatchObject({
      code: 'bad_request',
    })
    expect((await world.call(owner, short.my)).count).toBe(0)
  })

  it('are not cleared by who has none, or is not known', async () => {
    await makeShort()
    expect(await world.call(guest, short.clear)).toEqual({ count: 0 })
    expect(await world.call(null, short.clear)).toEqual({ count: 0 })
    expect((await world.call(null, short.list)).count).toBe(1)
  })
})

describe('an invite', () => {
  it('by code is a game for whoever has the code', async () => {
    const made = await makeInvite()
    expect((await world.call(owner, invite.listOutgoing)).results).toEqual([made])
    const visitor = await world.addPlayer({ kind: 'visitor' })
    const body = { invite_code: made.invite_code, opponent_anonymous_uid: visitor.anonymousUid }
    const { game_id } = await world.call(visitor, invite.accept, { body })
    expect(world.feed.newsOf(owner.id)).toEqual([
      { type: 'challenge.accepted', id: made.id, gameId: game_id },
    ])
  })

  it('to a friend is told, listed for the friend, and for nobody else', async () => {
    const made = await makeInvite(owner, { ...ratedBlitz, with_opponent_uid: guest.uid })
    expect(world.feed.newsOf(guest.id)).toEqual([
      { type: 'challenge.received', challenge: expect.objectContaining({ id: made.id }) },
    ])
    const [incoming] = (await world.call(guest, invite.listIncoming)).results
    expect(incoming).toMatchObject({ id: made.id, invite_code: made.invite_code })
    const other = await world.addPlayer()
    expect((await world.call(other, invite.listIncoming)).results).toEqual([])
    const body = { invite_code: made.invite_code }
    expect(await world.refusal(other, invite.accept, { body })).toMatchObject({
      code: 'challenge_not_found',
    })
    expect(await world.call(guest, invite.decline, { body })).toEqual({ id: made.id })
    expect(world.feed.newsOf(owner.id)).toEqual([{ type: 'challenge.declined', id: made.id }])
  })

  it('with a bot is an unrated game at once, against the bot near the rating', async () => {
    await world.addPlayer({ kind: 'bot', name: 'Weak bot', blitz: 900 })
    const near = await world.addPlayer({ kind: 'bot', name: 'Near bot', blitz: 1480 })
    const made = await world.call(owner, invite.createWithBot, { body: unratedBlitz })
    expect(made).toMatchObject({
      status: 'accepted',
      opponent: { uid: near.uid, kind: 'bot', name: 'Near bot' },
      game_id: world.host.begun[0]?.gameId,
    })
    expect(await world.refusal(owner, invite.createWithBot, { body: ratedBlitz })).toMatchObject({
      code: 'not_allowed_any_rated',
    })
  })

  it.each([
    [
      'used',
      async (code: string) => {
        const third = await world.addPlayer()
        await world.call(third, invite.accept, { body: { invite_code: code } })
      },
      'challenge_not_found',
      404,
    ],
    [
      'cancelled',
      async (_: string, id: string) => {
        await world.call(owner, invite.delete, { params: { id } })
      },
      'invite_canceled',
      400,
    ],
    [
      'declined',
      async (code: string) => {
        const third = await world.addPlayer()
        await world.call(third, invite.decline, { body: { invite_code: code } })
      },
      'challenge_not_found',
      404,
    ],
    [
      'that ran out',
      async () => {
        world.clock.pass(lobbyLimits.challengeMs.invite)
      },
      'invalid_invite_code',
      400,
    ],
    [
      'whose owner is offline',
      async () => {
        world.feed.setAway(owner.id)
      },
      'owner_disconnected',
      400,
    ],
  ] as const)('R74: %s, is refused as the catalogue says', async (_, spoil, code, httpStatus) => {
    const made = await makeInvite()
    await spoil(codeOf(made), made.id)
    const body = { invite_code: made.invite_code }
    const refused = await world.refusal(guest, invite.accept, { body })
    expect(refused).toMatchObject({ code, status: httpStatus })
  })

  it('R74: used by its owner, or with an unknown code, is refused as the catalogue says', async () => {
    const made = await makeInvite()
    const own = { body: { invite_code: made.invite_code } }
    expect(await world.refusal(owner, invite.accept, own)).toMatchObject({ code: 'own_challenge' })
    const unknown = { body: { invite_code: 'no-such-code-0001' } }
    expect(await world.refusal(guest, invite.accept, unknown)).toMatchObject({
      code: 'invalid_invite_code',
    })
  })

  it('S-53: has a code of at least 64 random bits, which runs out and can be revoked', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => makeInvite()))
    const codes = made.map(codeOf)
    expect(new Set(codes).size).toBe(5)
    for (const code of codes) {
      expect(Buffer.from(code, 'base64url').length * 8).toBeGreaterThanOrEqual(64)
    }
    for (const { expires_at, created_at } of made) {
      expect(Date.parse(expires_at ?? '') - Date.parse(created_at)).toBe(
        lobbyLimits.challengeMs.invite,
      )
    }
    const [first] = made
    if (!first) throw new Error('Five invites were made.')
    await world.call(owner, invite.delete, { params: { id: first.id } })
    const body = { invite_code: codeOf(first) }
    expect(await world.refusal(guest, invite.accept, { body })).toMatchObject({
      code: 'invite_canceled',
    })
  })
})

describe('a long challenge', () => {
  const make = () =>
    world.call(owner, long.create, { body: { ...ratedBlitz, opponent_id: guest.uid } })

  it('waits for days while both are away, and is listed for both', async () => {
    const made = await make()
    world.feed.leave(owner.id)
    world.clock.pass(6 * 24 * 3_600_000)
    expect((await world.call(owner, long.list)).results).toEqual([made])
    expect((await world.call(guest, long.list)).count).toBe(1)
    expect((await world.call(await world.addPlayer(), long.list)).count).toBe(0)
  })

  it('can not be accepted while its owner is offline: owner_disconnected', async () => {
    const { id } = await make()
    world.feed.setAway(owner.id)
    expect(await world.refusal(guest, long.accept, { params: { id } })).toMatchObject({
      code: 'owner_disconnected',
    })
    world.feed.comeBack(owner.id)
    const { game_id } = await world.call(guest, long.accept, { params: { id } })
    expect(world.host.begun.map(({ gameId }) => gameId)).toEqual([game_id])
  })

  it('is declined by the opponent, and taken back by the owner alone', async () => {
    const { id } = await make()
    const params = { id }
    expect(await world.refusal(guest, long.delete, { params })).toMatchObject({ status: 404 })
    expect(await world.refusal(owner, long.decline, { params })).toMatchObject({
      code: 'own_challenge',
    })
    await world.call(guest, long.decline, { params })
    expect(world.feed.newsOf(owner.id)).toEqual([{ type: 'challenge.declined', id }])
    const { id: second } = await make()
    await world.call(owner, long.delete, { params: { id: second } })
    expect(world.feed.newsOf(guest.id)).toContainEqual({ type: 'challenge.cancelled', id: second })
  })
})

describe('a direct challenge', () => {
  const body = () => ({ opponent: guest.uid, time_control: 9, rating_type: 'non-rated' })

  it('reaches who is there, and becomes a game', async () => {
    const made = await world.call(owner, direct.create, { body: body() })
    expect((await world.call(guest, direct.list)).results[0]).toMatchObject({ id: made.id })
    const { game_id } = await world.call(guest, direct.accept, { params: { id: made.id } })
    expect(world.host.begun[0]).toMatchObject({ gameId: game_id, origin: { kind: 'direct' } })
  })

  it('is refused to who is offline, and is over when its owner leaves', async () => {
    world.feed.setAway(guest.id)
    expect(await world.refusal(owner, direct.create, { body: body() })).toMatchObject({
      code: 'no_opponent',
    })
    world.feed.comeBack(guest.id)
    const { id } = await world.call(owner, direct.create, { body: body() })
    world.feed.leave(owner.id)
    await expect
      .poll(() => world.feed.newsOf(guest.id))
      .toContainEqual({ type: 'challenge.cancelled', id })
  })

  it('is refused while the owner or the opponent looks for a game: ongoing_challenge', async () => {
    await world.call(owner, direct.create, { body: body() })
    expect(await world.refusal(owner, direct.create, { body: body() })).toMatchObject({
      code: 'ongoing_challenge',
    })
    const third = await world.addPlayer()
    const toOwner = { ...body(), opponent: owner.uid }
    expect(await world.refusal(third, direct.create, { body: toOwner })).toMatchObject({
      code: 'ongoing_challenge',
    })
  })

  it('is not answered, cancelled or seen by others', async () => {
    const { id } = await world.call(owner, direct.create, { body: body() })
    const third = await world.addPlayer()
    for (const call of [direct.accept, direct.decline, direct.delete, status]) {
      expect(await world.refusal(third, call, { params: { id } })).toMatchObject({
        status: 404,
        code: 'challenge_not_found',
      })
    }
  })
})

describe('the rules', () => {
  it.each([
    ['registration_required', { kind: 'visitor' }, ratedBlitz],
    ['registration_required', { kind: 'visitor' }, fideBlitz],
    ['foa_unavailable', {}, fideBlitz],
    ['fide_id_missing', { isPro: true }, fideBlitz],
    ['request_not_verified', { isPro: true, fide: 'waiting' }, fideBlitz],
    ['player_banned', { isBanned: true }, unratedBlitz],
    ['bad_request', {}, { ...unratedBlitz, time_control_id: 999 }],
    ['bad_request', {}, { ...unratedBlitz, rating_from: 1500, rating_to: 1400 }],
  ] as const)('%s: refuse %o the challenge %o', async (code, facts, terms) => {
    const player = await world.addPlayer(facts)
    expect(await world.refusal(player, short.create, { body: terms })).toMatchObject({ code })
    expect((await world.call(player, short.my)).count).toBe(0)
  })

  it('player_uid_missing: nobody is known before the first ping', async () => {
    expect(await world.refusal(null, short.create, { body: unratedBlitz })).toMatchObject({
      code: 'player_uid_missing',
    })
    expect(await world.call(null, short.my)).toEqual({ count: 0, results: [] })
  })

  it('let visitors make and accept unrated challenges without a token', async () => {
    const one = await world.addPlayer({ kind: 'visitor' })
    const other = await world.addPlayer({ kind: 'visitor' })
    const { id } = await makeShort(one, {
      ...unratedBlitz,
      owner_anonymous_uid: one.anonymousUid,
      platform: 'web',
    })
    const body = { opponent_anonymous_uid: other.anonymousUid }
    await world.call(other, short.accept, { params: { id }, body })
    expect(world.host.begun).toHaveLength(1)
    const rated = await makeShort(owner, ratedBlitz)
    expect(await world.refusal(one, short.accept, { params: { id: rated.id } })).toMatchObject({
      code: 'registration_required',
    })
  })

  it('let two Pro players with FIDE IDs play FIDE-rated; opponent_must_have_pro otherwise', async () => {
    const one = await world.addPlayer({ isPro: true, fide: 'approved', fideBlitz: 1900 })
    const other = await world.addPlayer({ isPro: true, fide: 'approved' })
    const { id, owner: shown } = await makeShort(one, fideBlitz)
    expect(shown.rating).toBe(1900)
    await acceptShort(other, id)
    const body = { ...fideBlitz, opponent_id: guest.uid }
    expect(await world.refusal(one, long.create, { body })).toMatchObject({
      code: 'opponent_must_have_pro',
    })
    const noId = await world.addPlayer({ isPro: true })
    expect(
      await world.refusal(one, long.create, { body: { ...fideBlitz, opponent_id: noId.uid } }),
    ).toMatchObject({ code: 'not_allowed_foa_rated' })
  })

  it('not_allowed_any_rated, not_allowed_foa_rated: accept ratings within the limits only', async () => {
    const terms = { ...ratedBlitz, rating_from: 1500, rating_to: 1600 }
    const { id } = await makeShort(owner, terms)
    const weak = await world.addPlayer({ blitz: 1490 })
    expect(await world.refusal(weak, short.accept, { params: { id } })).toMatchObject({
      code: 'not_allowed_any_rated',
      detail: 'Your rating of 1490 is not within the limits of this challenge.',
    })
    // Pages show these sentences as they come, so they come in the page's language.
    for (const [language, detail] of [
      ['ru', 'Ваш рейтинг (1490) не подходит под условия этого вызова.'],
      ['kk-KZ,ru;q=0.5', 'Рейтингіңіз (1490) бұл шақырудың шегіне сай емес.'],
    ] as const) {
      expect(await world.refusal(weak, short.accept, { params: { id }, language })).toMatchObject({
        detail,
      })
    }
    await acceptShort(guest, id)
    const pro = await world.addPlayer({ isPro: true, fide: 'approved', fideBlitz: 2000 })
    const fresh = await world.addPlayer({ isPro: true, fide: 'approved' })
    const fide = await makeShort(pro, { ...fideBlitz, rating_from: 1900 })
    expect(await world.refusal(fresh, short.accept, { params: { id: fide.id } })).toMatchObject({
      code: 'not_allowed_foa_rated',
      detail: 'Your rating of 900 is not within the limits of this challenge.',
    })
  })

  it('max_short_challenges_reached: ten open ones, however they are made', async () => {
    const most = lobbyLimits.openChallenges.short
    const body = Array.from({ length: most }, () => unratedBlitz)
    await world.call(owner, short.bulkCreate, { body })
    expect(await world.refusal(owner, short.create, { body: unratedBlitz })).toMatchObject({
      code: 'max_short_challenges_reached',
      detail: expect.stringContaining('10'),
    })
    const atOnce = await Promise.allSettled(body.concat(body).map(() => makeShort(guest)))
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(most)
  })

  it('too_many_active_games, player_has_too_many_active_single_game_boards: both sides have room', async () => {
    const { id } = await makeShort()
    world.host.setOngoing(guest.id, lobbyLimits.activeGames)
    expect(await world.refusal(guest, short.accept, { params: { id } })).toMatchObject({
      code: 'too_many_active_games',
      detail:
        'You have reached the maximum number of active games. Please complete one of your ongoing games.',
    })
    world.host.setOngoing(guest.id, lobbyLimits.activeGames - 1)
    world.host.setOngoing(owner.id, lobbyLimits.activeGames)
    expect(await world.refusal(guest, short.accept, { params: { id } })).toMatchObject({
      code: 'player_has_too_many_active_single_game_boards',
    })
    world.host.setOngoing(owner.id, 0)
    await acceptShort(guest, id)
  })

  it('no_opponent: a player must exist and be another one', async () => {
    for (const opponent_id of ['nobody-of-this-name', owner.uid]) {
      const body = { ...unratedBlitz, opponent_id }
      expect(await world.refusal(owner, long.create, { body })).toMatchObject({
        code: 'no_opponent',
      })
    }
  })

  it('player_banned: a banned player is no opponent and accepts nothing', async () => {
    const banned = await world.addPlayer({ isBanned: true })
    const body = { ...unratedBlitz, opponent_id: banned.uid }
    expect(await world.refusal(owner, long.create, { body })).toMatchObject({
      status: 403,
      code: 'player_banned',
    })
    const { id } = await makeShort()
    expect(await world.refusal(banned, short.accept, { params: { id } })).toMatchObject({
      code: 'player_banned',
    })
  })
})

describe('identity', () => {
  it('S-41: is not taken from the body: a foreign uid is forbidden', async () => {
    const visitor = await world.addPlayer({ kind: 'visitor' })
    const { id } = await makeShort()
    const code = codeOf(await makeInvite())
    const foreign = [owner.uid, 'made-up-by-somebody-0001']
    for (const uid of foreign) {
      const attempts = [
        [short.create, { body: { ...unratedBlitz, owner_anonymous_uid: uid } }],
        [short.bulkCreate, { body: [unratedBlitz, { ...unratedBlitz, owner_anonymous_uid: uid }] }],
        [short.accept, { params: { id }, body: { opponent_anonymous_uid: uid } }],
        [short.my, { query: `?owner_anonymous_uid=${uid}` }],
        [invite.create, { body: { ...unratedBlitz, owner_anonymous_uid: uid } }],
        [invite.createWithBot, { body: { ...unratedBlitz, owner_anonymous_uid: uid } }],
        [invite.accept, { body: { invite_code: code, opponent_anonymous_uid: uid } }],
      ] as const
      for (const [call, inputs] of attempts) {
        expect(await world.refusal(visitor, call, inputs), call.id).toMatchObject({
          status: 403,
          code: 'forbidden',
        })
      }
    }
    expect((await world.call(visitor, short.my)).count).toBe(0)
    expect(world.host.begun).toEqual([])
  })

  it("S-41: another visitor's anonymous uid names nobody", async () => {
    const visitor = await world.addPlayer({ kind: 'visitor' })
    const body = { ...unratedBlitz, with_opponent_uid: visitor.anonymousUid }
    expect(await world.refusal(owner, invite.create, { body })).toMatchObject({
      code: 'no_opponent',
    })
  })

  it('S-42: an anonymous uid is shown to its holder alone, in every list and record', async () => {
    const visitor = await world.addPlayer({ kind: 'visitor' })
    const made = await makeShort(visitor)
    expect(made).toMatchObject({
      owner_anonymous_uid: visitor.anonymousUid,
      owner: { uid: visitor.uid, name: '', kind: 'visitor' },
    })
    expect((await world.call(visitor, short.my)).results[0]?.owner_anonymous_uid).toBe(
      visitor.anonymousUid,
    )
    const toGuest = { ...unratedBlitz, with_opponent_uid: guest.uid }
    await world.call(visitor, invite.create, { body: toGuest })
    const seen = JSON.stringify([
      await world.call(guest, short.list),
      await world.call(null, short.list),
      await world.call(guest, invite.listIncoming),
      world.feed.told,
    ])
    expect(seen).toContain(visitor.uid)
    expect(seen).not.toContain(visitor.anonymousUid)
  })

  it.each(['with\u0000zero', "o'; drop table players", 'x'.repeat(65), ''])(
    'refuses %j as a uid without asking the database',
    async (uid) => {
      const body = { ...unratedBlitz, with_opponent_uid: uid }
      expect(await world.refusal(owner, invite.create, { body })).toMatchObject({
        code: 'bad_request',
      })
    },
  )

  it('shows codes and games to the players of a challenge only', async () => {
    const { id } = await makeShort()
    await acceptShort(guest, id)
    const third = await world.addPlayer()
    expect(await world.call(third, status, { params: { id } })).toEqual({
      status: 'taken',
      game_id: null,
    })
  })
})
