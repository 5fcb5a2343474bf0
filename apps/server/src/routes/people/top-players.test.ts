import { contract } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, federationPlayers, players, ratings } from '../../db/schema.ts'
import { emptyLobby, type LobbyWorld, lobbyWorld } from '../../testing/lobby-world.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const { list } = contract.topPlayers

let world: LobbyWorld

beforeEach(async () => {
  await emptyLobby(database())
  await database().delete(ratings)
  world = lobbyWorld(database())
})

const top = (query = '', player: Parameters<LobbyWorld['call']>[0] = null) =>
  world.call(player, list, { query })
const placesOf = ({ results }: Awaited<ReturnType<typeof top>>) =>
  results.map(({ place, name }) => `${place} ${name}`)

describe('a list of the best', () => {
  it('has the members with a sure rating of rated games, best first; equals share a place', async () => {
    await world.addPlayer({ name: 'Clara', blitz: 1700 })
    const anna = await world.addPlayer({ name: 'Anna', blitz: 1900 })
    await world.addPlayer({ name: 'Boris', blitz: 1700 })
    await world.addPlayer({ name: 'Banned', blitz: 2500, isBanned: true })
    await world.addPlayer({ name: 'Bot', kind: 'bot', blitz: 2600 })
    await world.addPlayer({ name: 'Unrated' })
    const unsure = await world.addPlayer({ name: 'Unsure', blitz: 2400 })
    const closed = await world.addPlayer({ name: 'Closed', blitz: 2300 })
    const fresh = await world.addPlayer({ name: 'No games', blitz: 2200 })
    const db = database()
    await db.update(ratings).set({ deviation: 110.5 }).where(eq(ratings.playerId, unsure.id))
    await db.update(ratings).set({ games: 0 }).where(eq(ratings.playerId, fresh.id))
    await db
      .update(accounts)
      .set({ closedAt: world.clock.now() })
      .where(eq(accounts.playerId, closed.id))
    await db.update(ratings).set({ deviation: 110 }).where(eq(ratings.playerId, anna.id))
    const listed = await top()
    expect(listed.count).toBe(3)
    expect(placesOf(listed)).toEqual(['1 Anna', '2 Clara', '2 Boris'])
    expect(listed.results[0]).toMatchObject({ rating: 1900, games: 20, is_online: true })
    expect(placesOf(await top('?limit=1&offset=2'))).toEqual(['2 Boris'])
  })

  it('says the reader’s own place, on whichever page, and none to who is not in it', async () => {
    const readers = []
    for (let index = 0; index < 3; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      readers.push(await world.addPlayer({ name: `Reader ${index}`, blitz: 1900 - index }))
    }
    const last = readers.at(-1) ?? null
    expect((await top('?limit=1', last)).own).toMatchObject({ place: 3, name: 'Reader 2' })
    expect((await top('?board_type=rapid', last)).own).toBeNull()
    expect((await top('?limit=1')).own).toBeNull()
  })

  it('is of a country, or of women, as they say it themselves', async () => {
    const anna = await world.addPlayer({ name: 'Anna', blitz: 1500 })
    const boris = await world.addPlayer({ name: 'Boris', blitz: 1600 })
    const db = database()
    await db.update(players).set({ country: 'KZ' }).where(eq(players.id, anna.id))
    await db.update(players).set({ country: 'GE' }).where(eq(players.id, boris.id))
    await db.update(accounts).set({ gender: 'female' }).where(eq(accounts.playerId, anna.id))
    expect(placesOf(await top('?country=GE'))).toEqual(['1 Boris'])
    expect(placesOf(await top('?gender=female'))).toEqual(['1 Anna'])
    expect(placesOf(await top('?gender=female&country=GE'))).toEqual([])
    expect(await world.refusal(null, list, { query: '?country=Georgia' })).toMatchObject({
      code: 'bad_request',
    })
  })

  it('over the board is of members whose FIDE ID is approved', async () => {
    const anna = await world.addPlayer({ name: 'Anna', fide: 'approved' })
    const waiting = await world.addPlayer({ name: 'Waiting', fide: 'waiting' })
    const banned = await world.addPlayer({ name: 'Banned there', fide: 'approved' })
    await database()
      .insert(federationPlayers)
      .values(
        [anna, waiting, banned].map(({ id, name }) => ({
          fideId: id + 1_000,
          fullName: name,
          federation: 'KAZ',
          standard: 2000,
          isBanned: name === 'Banned there',
        })),
      )
    const listed = await top('?family=otb&board_type=standard')
    expect(placesOf(listed)).toEqual(['1 Anna'])
    expect(listed.results[0]).toMatchObject({ rating: 2000, games: null })
    expect((await top('?family=otb&board_type=blitz')).count).toBe(0)
  })

  it('is empty where there is no such rating', async () => {
    await world.addPlayer({ blitz: 1500 })
    expect(await top('?family=otb&board_type=bullet')).toEqual({ count: 0, results: [], own: null })
    expect((await top('?family=fide')).count).toBe(0)
    expect((await top('?board_type=standard')).count).toBe(0)
  })
})
