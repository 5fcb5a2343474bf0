import { contract, relationLimits } from '@kingside/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { blocks, follows, players } from '../../db/schema.ts'
import {
  emptyLobby,
  type LobbyWorld,
  lobbyWorld,
  type TestPlayer,
} from '../../testing/lobby-world.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const { relations, requests, challenges } = contract
const { short, invite, long, direct } = challenges

let world: LobbyWorld
let anna: TestPlayer
let boris: TestPlayer

const blitz = { rating_type: 'non-rated', time_control_id: 9 } as const
const searched = { opp_mode: 'other', rating: ['worldchess'], time_control: [9] }

beforeEach(async () => {
  await emptyLobby(database())
  await database().delete(follows)
  await database().delete(blocks)
  world = lobbyWorld(database())
  anna = await world.addPlayer({ name: 'Anna', blitz: 1500 })
  boris = await world.addPlayer({ name: 'Boris', blitz: 1500 })
  await world.wired.start()
})

afterEach(() => world.wired.stop())

const at = (player: TestPlayer) => ({ params: { id: player.uid } })
const follow = (who: TestPlayer, whom: TestPlayer) => world.call(who, relations.follow, at(whom))
const block = (who: TestPlayer, whom: TestPlayer) => world.call(who, relations.block, at(whom))
const unblock = (who: TestPlayer, whom: TestPlayer) => world.call(who, relations.unblock, at(whom))
const following = (who: TestPlayer) => world.call(who, relations.following)
const search = (player: TestPlayer, asked: object = searched) =>
  world.call(player, requests.create, { body: asked })
/** A challenge by name as each of the calls wants it. */
const challenge = ({ uid }: TestPlayer) => ({
  body: { ...blitz, time_control: 9, with_opponent_uid: uid, opponent_id: uid, opponent: uid },
})
const notAvailable = {
  code: 'opponent_not_available',
  detail: 'This player isn’t available for a game.',
}

describe('following', () => {
  it('is kept once, listed newest first, and taken back', async () => {
    const clara = await world.addPlayer({ name: 'Clara' })
    expect(await follow(anna, boris)).toEqual({ is_following: true, is_blocked: false })
    world.clock.pass(1_000)
    await follow(anna, clara)
    await follow(anna, boris)
    expect(await following(anna)).toMatchObject({
      count: 2,
      results: [{ player: { name: 'Clara' } }, { player: { name: 'Boris', rating: 1500 } }],
    })
    expect(await following(boris)).toEqual({ count: 0, results: [] })
    expect(await world.call(anna, relations.unfollow, at(clara))).toMatchObject({
      is_following: false,
    })
    expect((await following(anna)).count).toBe(1)
  })

  it('says who is online, and nothing of those who are not', async () => {
    const clara = await world.addPlayer({ name: 'Clara' })
    await follow(anna, boris)
    await follow(anna, clara)
    world.feed.setAway(clara.id)
    expect(await world.call(anna, relations.followingOnline)).toEqual({
      following: 2,
      count: 1,
      results: [
        { player: expect.objectContaining({ name: 'Boris' }), is_online: true, game_id: null },
      ],
    })
  })

  it('ends at 500, also when the last two come at once', async () => {
    const rows = await database()
      .insert(players)
      .values(
        Array.from({ length: relationLimits.following - 1 }, (_, index) => ({
          uid: `followed-${anna.id}-${index}`,
          kind: 'member' as const,
          name: `Example ${index}`,
          createdAt: world.clock.now(),
        })),
      )
      .returning({ id: players.id })
    await database()
      .insert(follows)
      .values(
        rows.map(({ id }) => ({
          followerId: anna.id,
          followedId: id,
          createdAt: world.clock.now(),
        })),
      )
    const clara = await world.addPlayer({ name: 'Clara' })
    const both = await Promise.allSettled([follow(anna, boris), follow(anna, clara)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const dan = await world.addPlayer({ name: 'Dan' })
    expect(await world.refusal(anna, relations.follow, at(dan))).toMatchObject({
      status: 400,
      code: 'following_limit_reached',
    })
  })

  it('is for members only, and for nobody of oneself', async () => {
    const visitor = await world.addPlayer({ kind: 'visitor' })
    const bot = await world.addPlayer({ kind: 'bot' })
    for (const other of [visitor, bot]) {
      expect(await world.refusal(anna, relations.follow, at(other))).toMatchObject({
        code: 'player_not_available',
      })
    }
    expect(await world.refusal(anna, relations.follow, at(anna))).toMatchObject({
      code: 'own_account',
    })
    const unknown = { params: { id: 'nobody' } }
    expect(await world.refusal(anna, relations.follow, unknown)).toMatchObject({
      code: 'not_found',
    })
    expect(await world.refusal(visitor, relations.follow, at(anna))).toMatchObject({ status: 401 })
  })
})

describe('blocking', () => {
  it('ends following both ways, and keeps both from following again', async () => {
    await follow(anna, boris)
    await follow(boris, anna)
    expect(await block(anna, boris)).toEqual({ is_following: false, is_blocked: true })
    expect((await following(anna)).count + (await following(boris)).count).toBe(0)
    expect(await world.refusal(boris, relations.follow, at(anna))).toMatchObject({
      code: 'player_not_available',
    })
    // The blocked one learns nothing: it looks as nobody had decided anything.
    expect(await world.call(boris, relations.get, at(anna))).toEqual({
      is_following: false,
      is_blocked: false,
    })
    expect(await world.call(anna, relations.blocked)).toMatchObject({
      count: 1,
      results: [{ player: { name: 'Boris' } }],
    })
    await unblock(anna, boris)
    expect(await follow(boris, anna)).toMatchObject({ is_following: true })
  })

  it('keeps searches of the two from meeting, and no others', async () => {
    await block(anna, boris)
    await search(anna)
    expect(await search(boris)).toMatchObject({ status: 'searching' })
    world.clock.pass(60_000)
    await world.wired.lobby.runner.run()
    expect(world.host.begun).toEqual([])
    const clara = await world.addPlayer({ name: 'Clara', blitz: 1500 })
    expect(await search(clara)).toMatchObject({ status: 'found' })
    expect(world.host.begun).toHaveLength(1)
  })

  it.each([
    ['a short challenge, direct', direct.create],
    ['a long challenge', long.create],
    ['an invite by name', invite.create],
  ])('refuses %s both ways: the blocked one is not told why', async (_, call) => {
    await block(anna, boris)
    expect(await world.refusal(boris, call, challenge(anna))).toMatchObject(notAvailable)
    expect(await world.refusal(anna, call, challenge(boris))).toMatchObject({
      code: 'opponent_blocked',
      detail: expect.stringContaining('You’ve blocked this player'),
    })
    expect(world.feed.newsOf(anna.id)).toEqual([])
    expect(world.feed.newsOf(boris.id)).toEqual([])
  })

  it('refuses in the language of the one who asks', async () => {
    await block(anna, boris)
    const refused = await world.refusal(boris, direct.create, {
      ...challenge(anna),
      language: 'ru',
    })
    expect(refused.detail).toBe('Этот игрок сейчас не может сыграть партию.')
  })

  it('hides the challenges to anybody of one from the other, and gives none of them away', async () => {
    const before = await world.call(boris, short.create, { body: blitz })
    await block(anna, boris)
    expect(world.feed.newsOf(anna.id)).toContainEqual({ type: 'challenge.removed', id: before.id })
    const after = await world.call(anna, short.create, { body: blitz })
    expect(world.feed.told.at(-1)).toMatchObject({ to: 'challenges', except: [boris.id] })
    const listed = async (player: TestPlayer) =>
      (await world.call(player, short.list)).results.map(({ id }) => id)
    expect(await listed(anna)).toEqual([after.id])
    expect(await listed(boris)).toEqual([before.id])
    const accept = { params: { id: after.id } }
    expect(await world.refusal(boris, short.accept, accept)).toMatchObject(notAvailable)
    expect(world.host.begun).toEqual([])
  })

  it('refuses invites by code and links', async () => {
    const made = await world.call(anna, invite.create, { body: blitz })
    const clara = await world.addPlayer({ name: 'Clara' })
    const link = await search(clara, {
      opp_mode: 'friend',
      rating: ['non-rated'],
      time_control: [9],
    })
    await block(anna, boris)
    await block(clara, boris)
    const byCode = { body: { invite_code: made.invite_code } }
    expect(await world.refusal(boris, invite.accept, byCode)).toMatchObject(notAvailable)
    const byLink = { body: { invite_code: link.invite_code, opp_mode: 'friend' } }
    expect(await world.refusal(boris, requests.acceptInvite, byLink)).toMatchObject(notAvailable)
    expect(world.host.begun).toEqual([])
  })

  it('ends what is open between the two: to the blocked one it looks as a decline does', async () => {
    const received = await world.call(boris, long.create, challenge(anna))
    const sent = await world.call(anna, long.create, challenge(boris))
    await block(anna, boris)
    expect(world.feed.newsOf(boris.id).slice(-2)).toEqual(
      expect.arrayContaining([
        { type: 'challenge.declined', id: received.id },
        { type: 'challenge.cancelled', id: sent.id },
      ]),
    )
    expect((await world.call(anna, long.list)).results).toEqual([])
    expect((await world.call(boris, long.list)).results).toEqual([])
  })

  it('during a search, a challenge and an acceptance leaves nothing open between the two', async () => {
    for (let time = 0; time < 25; time += 1) {
      await unblock(anna, boris)
      const open = await world.call(anna, invite.create, { body: blitz })
      const accept = { body: { invite_code: open.invite_code } }
      const begunBefore = world.host.begun.length
      const [, accepted] = await Promise.allSettled([
        block(anna, boris),
        world.call(boris, invite.accept, accept),
        world.call(boris, long.create, challenge(anna)),
      ])
      const begun = world.host.begun.length - begunBefore
      expect(begun).toBe(accepted.status === 'fulfilled' ? 1 : 0)
      const listed = await world.call(anna, long.list)
      expect(listed.results.filter(({ owner }) => owner.uid === boris.uid)).toEqual([])
      await world.call(anna, invite.delete, { params: { id: open.id } }).catch(() => {})
    }
  })

  it('is not for bots, and not for oneself', async () => {
    const bot = await world.addPlayer({ kind: 'bot' })
    expect(await world.refusal(anna, relations.block, at(bot))).toMatchObject({
      code: 'player_not_available',
    })
    expect(await world.refusal(anna, relations.block, at(anna))).toMatchObject({
      code: 'own_account',
    })
  })
})
