import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPublicProfiles } from '../db/accounts/public-profiles.ts'
import { createGameReader } from '../db/games/game-reader.ts'
import { createTopGamesReader } from '../db/lobby/top-games-reader.ts'
import { accounts, games, players } from '../db/schema.ts'
import { testDatabase } from '../testing/test-database.ts'
import { countPeople, seedExamples } from './seed-examples.ts'

const database = testDatabase()

beforeAll(async () => {
  await seedExamples(database(), { players: 200, games: 400 }, () => {})
}, 60_000)

const search = async (name: string, limit = 500) => {
  const family = { ratingType: 'worldchess', boardType: 'blitz' } as const
  const asked = { ...family, name, limit, at: new Date() }
  return (await createPublicProfiles(database()).search(asked)).map(({ player }) => player.name)
}

describe('example players and games', () => {
  it('are as many as were asked for, told for made up, and nobody can sign in as one', async () => {
    const db = database()
    expect(await db.$count(players, eq(players.kind, 'member'))).toBe(200)
    expect(await db.$count(games)).toBe(400)
    expect(await countPeople(db)).toBe(0)
    const rows = await db
      .select({ email: accounts.email, hash: accounts.passwordHash })
      .from(accounts)
    expect(new Set(rows.map(({ hash }) => hash))).toEqual(new Set([null]))
    expect(rows.every(({ email }) => email.endsWith('@example.invalid'))).toBe(true)
    expect(await search('example')).toHaveLength(200)
  })

  it('are added to by the next run, which makes none twice', async () => {
    await seedExamples(database(), { players: 200, games: 410 }, () => {})
    expect(await database().$count(players, eq(players.kind, 'member'))).toBe(200)
    expect(await database().$count(games)).toBe(410)
  })

  it('are played between two, and read with all their moves', async () => {
    const reader = createGameReader(database())
    const game = await reader.find('example-1')
    expect(game).toMatchObject({ end: { result: 'WHITE_WIN', reason: 'checkmate' }, plies: 7 })
    expect(game?.state.turns.map(({ uci }) => uci).join(' ')).toBe(
      'e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7',
    )
    expect(game?.players.w.uid).not.toBe(game?.players.b.uid)
  })
})

describe('a history of both colours', () => {
  it('has every game once, the latest first, page by page', async () => {
    const reader = createGameReader(database())
    const page = async (offset: number, limit: number) => {
      const found = await reader.history({ playerUid: 'example-1', limit, offset })
      return found ?? { games: [], count: 0 }
    }
    const whole = await page(0, 100)
    expect(whole.count).toBe(whole.games.length)
    expect(new Set(whole.games.map(({ color }) => color))).toEqual(new Set(['w', 'b']))
    const times = whole.games.map(({ endedAt }) => endedAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const ids = whole.games.map(({ gameId }) => gameId)
    expect(new Set(ids).size).toBe(ids.length)
    const paged = []
    for (let offset = 0; offset < whole.count; offset += 2) {
      // oxlint-disable-next-line no-await-in-loop -- page after page, as a reader turns them
      paged.push(...(await page(offset, 2)).games.map(({ gameId }) => gameId))
    }
    expect(paged).toEqual(ids)
  })
})

describe('the search of players', () => {
  it('has names that begin so first, then those that contain it', async () => {
    const found = await search('ana')
    expect(found).toEqual(
      found.toSorted((a, b) => Number(b.startsWith('Ana')) - Number(a.startsWith('Ana'))),
    )
    expect(found.every((name) => name.toLowerCase().includes('ana'))).toBe(true)
    expect(found).toContain('Dana Example 60')
  })

  it('takes words in any order and letters of any size, and signs as they are', async () => {
    expect(await search('EXAMPLE 60 dana')).toEqual(['Dana Example 60'])
    expect(await search('%')).toEqual([])
    expect(await search('_ana')).toEqual([])
  })

  it('has no more than asked for', async () => {
    expect(await search('example', 7)).toHaveLength(7)
  })
})

it('has the best players first', async () => {
  const best = await createTopGamesReader(database()).bestPlayers('blitz', 10)
  const ratings = best.map(({ rating }) => rating ?? 0)
  expect(ratings).toHaveLength(10)
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
})
