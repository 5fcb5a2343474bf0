import { contract } from '@kingside/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createChallengeStore } from '../../db/lobby/challenge-store.ts'
import { bans } from '../../db/schema.ts'
import {
  emptyLobby,
  type LobbyWorld,
  lobbyWorld,
  type TestPlayer,
} from '../../testing/lobby-world.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const { short, invite, long, direct } = contract.challenges
const { requests } = contract
const blitz = { rating_type: 'non-rated', time_control_id: 9 } as const

let world: LobbyWorld
let cheat: TestPlayer
let opponent: TestPlayer

beforeEach(async () => {
  await emptyLobby(database())
  world = lobbyWorld(database())
  cheat = await world.addPlayer({ name: 'Cheat' })
  opponent = await world.addPlayer({ name: 'Opponent' })
  await world.wired.start()
})

afterEach(() => world.wired.stop())

const withdraw = () => world.wired.lobby.sweeper.withdraw(cheat.id)

it('S-04: everything that a banned player has offered in the lobby ends', async () => {
  const quick = await world.call(cheat, short.create, { body: blitz })
  const open = await world.call(cheat, invite.create, { body: blitz })
  const slow = await world.call(cheat, long.create, {
    body: { ...blitz, opponent_id: opponent.uid },
  })
  const now = await world.call(cheat, direct.create, {
    body: { opponent: opponent.uid, time_control: 9, rating_type: 'non-rated' },
  })
  await withdraw()
  for (const { id } of [quick, slow, now]) {
    const call = id === quick.id ? short.accept : id === slow.id ? long.accept : direct.accept
    expect(await world.refusal(opponent, call, { params: { id } })).toMatchObject({
      code: 'challenge_not_found',
    })
  }
  const body = { invite_code: open.invite_code }
  expect(await world.refusal(opponent, invite.accept, { body })).toMatchObject({
    code: 'invite_canceled',
  })
  expect(world.feed.newsOf('challenges')).toContainEqual({
    type: 'challenge.removed',
    id: quick.id,
  })
  for (const { id } of [slow, now]) {
    expect(world.feed.newsOf(opponent.id)).toContainEqual({ type: 'challenge.cancelled', id })
  }
  expect(world.failures).toEqual([])
})

it('S-04: who has challenged a banned player by name is told that nothing comes of it', async () => {
  const named = { ...blitz, with_opponent_uid: cheat.uid }
  const made = await world.call(opponent, invite.create, { body: named })
  const slow = await world.call(opponent, long.create, {
    body: { ...blitz, opponent_id: cheat.uid },
  })
  const now = await world.call(opponent, direct.create, {
    body: { opponent: cheat.uid, time_control: 9, rating_type: 'non-rated' },
  })
  await withdraw()
  for (const { id } of [made, slow, now]) {
    expect(world.feed.newsOf(opponent.id)).toContainEqual({ type: 'challenge.declined', id })
  }
  expect((await world.call(opponent, long.list)).count).toBe(0)
  await withdraw()
  expect(world.failures).toEqual([])
})

it('S-04: a link of a banned player is dead for the friend', async () => {
  const friendly = { opp_mode: 'friend', rating: ['non-rated'], time_control: [9] }
  const { invite_code } = await world.call(cheat, requests.create, { body: friendly })
  await withdraw()
  expect(
    await world.call(opponent, requests.readInvite, { params: { code: invite_code ?? '' } }),
  ).toEqual({ status: 'ended', end: 'cancelled' })
  expect(
    await world.refusal(opponent, requests.acceptInvite, { body: { invite_code } }),
  ).toMatchObject({ code: 'invite_canceled' })
})

describe('S-04: in the instant of a ban, before it has taken anything back', () => {
  const search = { opp_mode: 'other', rating: ['non-rated'], time_control: [9] }
  const ban = () =>
    database()
      .insert(bans)
      .values({ playerId: cheat.id, reason: 'test', createdAt: world.clock.now() })

  it('a search of the banned player finds nobody, and the opponent goes on searching', async () => {
    const { id } = await world.call(cheat, requests.create, { body: search })
    await ban()
    const opponents = await world.call(opponent, requests.create, { body: search })
    expect(opponents).toMatchObject({ status: 'searching', game_id: null })
    expect(world.host.begun).toEqual([])
    await withdraw()
    expect(world.feed.newsOf(cheat.id)).toContainEqual(
      expect.objectContaining({ type: 'request.ended', requestId: id, code: 'player_banned' }),
    )
    expect(world.failures).toEqual([])
  })

  it('no bot takes the search', async () => {
    await world.addPlayer({ kind: 'bot' })
    const { id } = await world.call(cheat, requests.create, { body: search })
    await ban()
    expect(await world.refusal(cheat, requests.playBot, { params: { id } })).toMatchObject({
      code: 'challenge_not_found',
    })
    expect(world.host.begun).toEqual([])
  })

  it.each(['own', 'opponent'] as const)(
    'a challenge is not taken, the banned one’s or by them: %s',
    async (whose) => {
      const [owner, taker] = whose === 'own' ? [cheat, opponent] : [opponent, cheat]
      const { id } = await world.call(owner, short.create, { body: blitz })
      await ban()
      const store = createChallengeStore(database())
      expect(await store.claim(id, taker.id, world.clock.now())).toBeNull()
    },
  )
})
