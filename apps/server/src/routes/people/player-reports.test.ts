import { contract } from '@kingside/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPlayerReports } from '../../db/people/player-reports.ts'
import { playerReports } from '../../db/schema.ts'
import { type LobbyWorld, lobbyWorld, type TestPlayer } from '../../testing/lobby-world.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { testRooms } from '../../testing/test-rooms.ts'

const database = testDatabase()
const { send } = contract.playerReports

let world: LobbyWorld
let anna: TestPlayer
let boris: TestPlayer

beforeEach(async () => {
  await database().delete(playerReports)
  world = lobbyWorld(database())
  anna = await world.addPlayer({ name: 'Anna' })
  boris = await world.addPlayer({ name: 'Boris' })
})

const report = (body: object, by = anna) =>
  world.call(by, send, { params: { id: boris.uid }, body })
const refused = (body: object, by = anna) =>
  world.refusal(by, send, { params: { id: boris.uid }, body })
const storeGame = (seats: { readonly white: number; readonly black: number }) =>
  testRooms(database()).rooms.host.create({
    ...seats,
    timeControlId: 9,
    ratingType: 'worldchess',
    origin: { kind: 'request', id: `report-${seats.white}-${seats.black}` },
    startsAt: null,
  })
const page = { limit: 10, offset: 0 }
const reports = () => createPlayerReports(database())

describe('a report', () => {
  it('is kept for the operators with its game, and says how many are left today', async () => {
    const gameId = await storeGame({ white: boris.id, black: anna.id })
    const text = '  Every move takes the same time.  '
    const sent = await report({ kind: 'cheating', text, game_id: gameId })
    expect(sent).toEqual({ id: expect.any(Number), left_today: 9 })
    expect(await reports().listReports({ state: 'open' }, page)).toMatchObject({
      count: 1,
      results: [
        {
          id: sent.id,
          kind: 'cheating',
          text: 'Every move takes the same time.',
          gameId,
          reporter: { name: 'Anna' },
          player: { name: 'Boris' },
          ofPlayer: 1,
          dismissedOfReporter: 0,
          decided: null,
        },
      ],
    })
  })

  it('has a game only that the player has played', async () => {
    const clara = await world.addPlayer()
    const gameId = await storeGame({ white: clara.id, black: anna.id })
    for (const game_id of [gameId, 'nosuchgame12']) {
      expect(await refused({ kind: 'cheating', game_id })).toMatchObject({
        code: 'game_not_found',
      })
    }
    expect((await reports().listReports({}, page)).count).toBe(0)
  })

  it('has at most 1,000 letters, and words where it is about something else', async () => {
    expect(await report({ kind: 'other', text: 'x'.repeat(1_000) })).toMatchObject({
      left_today: 9,
    })
    for (const text of ['x'.repeat(1_001), '', '   ']) {
      expect(await refused({ kind: 'other', text })).toMatchObject({ code: 'bad_request' })
    }
    expect(await report({ kind: 'behaviour' })).toMatchObject({ left_today: 8 })
  })

  it('is one of ten a day, also when they come at once; at midnight (UTC) there are ten more', async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: 12 }, () => report({ kind: 'behaviour' })),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await refused({ kind: 'behaviour' })).toMatchObject({
      status: 429,
      code: 'report_limit_reached',
    })
    const clara = await world.addPlayer()
    expect(await report({ kind: 'behaviour' }, clara)).toMatchObject({ left_today: 9 })
    world.clock.pass(24 * 3_600_000)
    expect(await report({ kind: 'behaviour' })).toMatchObject({ left_today: 9 })
  })

  it('is of somebody else, by a member, and never of a bot', async () => {
    expect(await refused({ kind: 'behaviour' }, boris)).toMatchObject({ code: 'own_account' })
    const visitor = await world.addPlayer({ kind: 'visitor' })
    expect(await refused({ kind: 'behaviour' }, visitor)).toMatchObject({ status: 401 })
    const bot = await world.addPlayer({ kind: 'bot' })
    const ofBot = { params: { id: bot.uid }, body: { kind: 'behaviour' } }
    expect(await world.refusal(anna, send, ofBot)).toMatchObject({ code: 'not_found' })
    const visited = { params: { id: visitor.uid }, body: { kind: 'behaviour' } }
    expect(await world.call(anna, send, visited)).toMatchObject({ left_today: 9 })
  })
})

describe('operators', () => {
  it('decide a report once; of two who do, the first', async () => {
    const { id } = await report({ kind: 'name_or_picture' })
    const at = new Date()
    const decision = { decision: 'dismissed', by: 'operator', note: 'A real name' } as const
    const answers = await Promise.all([
      reports().decide(id, decision, at),
      reports().decide(id, { ...decision, decision: 'acted' }, at),
    ])
    expect(answers.toSorted()).toEqual(['decided', 'done'])
    expect(await reports().decide(id + 1, decision, at)).toBe('not-found')
    expect((await reports().listReports({ state: 'open' }, page)).count).toBe(0)
    expect(await reports().find(id)).toMatchObject({
      decided: { by: 'operator', note: 'A real name', at },
    })
  })

  it('look for one player, one kind, or what is decided', async () => {
    const first = await report({ kind: 'cheating' })
    await report({ kind: 'behaviour' })
    await reports().decide(first.id, { decision: 'dismissed', by: 'o', note: '' }, new Date())
    const count = async (filter: Parameters<ReturnType<typeof reports>['listReports']>[0]) =>
      (await reports().listReports(filter, page)).count
    expect(await count({})).toBe(2)
    expect(await count({ kind: 'behaviour', state: 'open' })).toBe(1)
    expect(await count({ state: 'decided' })).toBe(1)
    expect(await count({ playerUid: boris.uid })).toBe(2)
    expect(await count({ playerUid: anna.uid })).toBe(0)
    const [newest] = (await reports().listReports({ state: 'open' }, page)).results
    expect(newest).toMatchObject({ ofPlayer: 2, dismissedOfReporter: 1 })
  })
})
