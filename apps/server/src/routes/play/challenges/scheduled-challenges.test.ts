import { contract } from '@kingside/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

beforeEach(async () => {
  await emptyLobby(database())
  world = lobbyWorld(database())
  owner = await world.addPlayer({ name: 'Owner', blitz: 1480 })
  guest = await world.addPlayer({ name: 'Guest', blitz: 1510 })
  await world.wired.start()
})

afterEach(() => world.wired.stop())

const minute = 60_000
const day = 24 * 60 * minute
const terms = { rating_type: 'non-rated', time_control: 9 } as const
const inMs = (ms: number) => new Date(world.clock.now().getTime() + ms).toISOString()
const body = (starts_at: string | null, opponent = guest) => ({
  ...terms,
  opponent: opponent.uid,
  starts_at,
})
const challenge = (starts_at = inMs(2 * day), by = owner, to = guest) =>
  world.call(by, direct.create, { body: body(starts_at, to) })
const accept = (id: string, by = guest) => world.call(by, direct.accept, { params: { id } })
const search = { player_uid: null, opp_mode: 'other', rating: ['non-rated'], time_control: [9] }

describe('P14: a challenge to a scheduled game', () => {
  it('tells the other player its start, in UTC, and makes a game that starts then', async () => {
    const startsAt = inMs(2 * day)
    const made = await challenge(startsAt)
    expect(made).toMatchObject({ kind: 'direct', starts_at: startsAt, expires_at: startsAt })
    expect(world.feed.newsOf(guest.id)).toMatchObject([
      { type: 'challenge.received', challenge: { starts_at: startsAt } },
    ])
    expect((await world.call(guest, direct.list)).results).toMatchObject([{ starts_at: startsAt }])
    const { game_id } = await accept(made.id)
    expect(world.host.begun).toMatchObject([{ gameId: game_id, startsAt: new Date(startsAt) }])
    expect(world.feed.newsOf(owner.id)).toEqual([
      { type: 'challenge.accepted', id: made.id, gameId: game_id },
    ])
    // Nobody is taken to a board days before the game.
    expect(world.feed.told.some(({ news }) => news.type === 'game.started')).toBe(false)
    expect(await accept(made.id)).toEqual({ id: made.id, game_id })
  })

  it('waits for an answer while both are away, also through a restart, until its start', async () => {
    world.feed.setAway(guest.id)
    const made = await challenge(inMs(10 * minute))
    world.feed.leave(owner.id)
    world = world.restart()
    await world.wired.start()
    world.feed.setAway(owner.id)
    world.clock.pass(lobbyLimits.returnMs + 1_000)
    await world.wired.lobby.sweeper.sweep()
    expect(await world.call(guest, status, { params: { id: made.id } })).toEqual({ status: 'open' })
    world.clock.pass(10 * minute)
    expect(await world.refusal(guest, direct.accept, { params: { id: made.id } })).toMatchObject({
      code: 'challenge_not_found',
    })
  })

  it('is accepted while its owner is away', async () => {
    const { id } = await challenge()
    world.feed.setAway(owner.id)
    await accept(id)
    expect(world.host.begun).toHaveLength(1)
  })

  it('keeps neither from searching nor from playing until it starts', async () => {
    const first = await challenge()
    // While it is open it is nothing that the player has ongoing.
    const now = await world.call(owner, direct.create, { body: body(null) })
    const second = await challenge(inMs(3 * day), guest, owner)
    await accept(first.id)
    // What both have open holds on: no game of theirs begins now.
    expect(await world.call(owner, status, { params: { id: now.id } })).toEqual({ status: 'open' })
    await accept(second.id, owner)
    await world.call(owner, direct.delete, { params: { id: now.id } })
    const queue = await world.call(owner, requests.queue)
    expect(queue.open_challenges).toEqual({ short: 0, long: 0, direct: 0 })
    for (const startsIn of [4, 5, 6]) await accept((await challenge(inMs(startsIn * day))).id)
    // More scheduled games than may be played at once, and none of them is played.
    await world.call(owner, requests.create, { body: search })
  })

  it.each([
    ['in the past', -minute, 'start_out_of_range'],
    ['in less than a minute', minute - 1, 'start_out_of_range'],
    ['in more than 14 days', 14 * day + 1, 'start_out_of_range'],
  ])('is refused by 400 with a start %s', async (_when, ms, code) => {
    const refused = await world.refusal(owner, direct.create, { body: body(inMs(ms)) })
    expect(refused).toMatchObject({ status: 400, code })
    expect(refused.detail).toMatch(/in a minute at the earliest, and in 14 days at the latest/)
    expect((await world.call(owner, direct.list)).count).toBe(0)
  })

  it.each(['2026-02-01T12:00:00+05:00', '2026-02-01 12:00', 'tomorrow', 1_770_000_000_000])(
    'is refused by 400 with %s, which is no moment in UTC',
    async (starts_at) => {
      const refused = await world.refusal(owner, direct.create, {
        body: { ...body(null), starts_at },
      })
      expect(refused).toMatchObject({ status: 400, code: 'bad_request' })
      expect(JSON.stringify(refused)).toContain('starts_at')
    },
  )

  it('takes the first and the last start that there may be', async () => {
    await challenge(inMs(minute))
    await challenge(inMs(14 * day))
    expect((await world.call(owner, direct.list)).count).toBe(2)
  })

  it('can be made by name and directly only, and to a person', async () => {
    const starts_at = inMs(day)
    const common = { rating_type: 'non-rated', time_control_id: 9, starts_at }
    const bot = await world.addPlayer({ kind: 'bot', name: 'Bot', blitz: 1500 })
    const tries = [
      [short.create, common],
      [short.bulkCreate, [common]],
      [long.create, { ...common, opponent_id: guest.uid }],
      [invite.create, common],
      [invite.create, { ...common, with_opponent_uid: guest.uid }],
      [invite.createWithBot, common],
      [direct.create, body(starts_at, bot)],
    ] as const
    for (const [call, sent] of tries) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, so that a failure names its call
      const refused = await world.refusal(owner, call, { body: sent })
      expect([call.id, refused]).toMatchObject([
        call.id,
        { status: 400, code: 'start_not_possible' },
      ])
    }
    expect(world.host.begun).toEqual([])
  })

  it('has limits: of open ones, and of games that are to come', async () => {
    for (let made = 0; made < lobbyLimits.openScheduled; made += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each counts those before
      await challenge()
    }
    expect(await world.refusal(owner, direct.create, { body: body(inMs(day)) })).toMatchObject({
      status: 400,
      code: 'max_short_challenges_reached',
    })
    const others = await Promise.all([world.addPlayer({}), world.addPlayer({})])
    for (const other of others) {
      for (let made = 0; made < lobbyLimits.scheduledGames / 2; made += 1) {
        // oxlint-disable-next-line no-await-in-loop -- each counts those before
        await accept((await challenge(inMs(day), other)).id)
      }
    }
    const { id } = (await world.call(guest, direct.list)).results[0] ?? { id: '' }
    expect(await world.refusal(guest, direct.accept, { params: { id } })).toMatchObject({
      code: 'too_many_active_games',
    })
    expect(await world.refusal(others[0], direct.create, { body: body(inMs(day)) })).toMatchObject({
      code: 'player_has_too_many_active_single_game_boards',
    })
  })

  it('opens the board at once when it is accepted within the last 10 s', async () => {
    const { id } = await challenge(inMs(minute))
    world.clock.pass(minute - 4_000)
    const { game_id: gameId } = await accept(id)
    for (const player of [owner, guest]) {
      expect(world.feed.newsOf(player.id)).toContainEqual({
        type: 'game.soon',
        gameId,
        startsInMs: 4_000,
      })
    }
  })
})
