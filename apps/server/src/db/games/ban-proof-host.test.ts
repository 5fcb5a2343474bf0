import { expect, it } from 'vitest'
import { createBanProofHost } from '../../domain/games/ban-proof-host.ts'
import { forfeitGames } from '../../domain/games/forfeit-games.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { blitzGame, testRooms, twoPlayers } from '../../testing/test-rooms.ts'
import { bannedAmong } from '../accounts/ban-store.ts'
import { bans } from '../schema.ts'
import { createGameReader } from './game-reader.ts'

const database = testDatabase()

it('S-04: a game that was claimed before a ban, and begins after it, is lost at once', async () => {
  const { rooms, clock } = testRooms(database())
  const [cheat, opponent] = await twoPlayers(database())
  const host = createBanProofHost({
    rooms,
    bannedAmong: (ids) => bannedAmong(database(), ids, clock.now()),
  })
  const before = await host.create(blitzGame([cheat, opponent]))
  // The ban looks for running games between the claim and the beginning of the second game.
  await database().insert(bans).values({ playerId: cheat, reason: 'test', createdAt: clock.now() })
  await forfeitGames(rooms, cheat)
  const after = await host.create(blitzGame([cheat, opponent]))
  const reader = createGameReader(database())
  const endOf = async (gameId: string) => (await reader.find(gameId))?.end?.result
  expect(await endOf(after)).toBe(await endOf(before))
  expect(await endOf(after)).toBeDefined()
  expect(await host.ongoingOf(cheat)).toEqual([])
  expect(await host.ongoingOf(opponent)).toEqual([])
})

it('games of others begin and go on', async () => {
  const { rooms, clock } = testRooms(database())
  const pair = await twoPlayers(database())
  const host = createBanProofHost({
    rooms,
    bannedAmong: (ids) => bannedAmong(database(), ids, clock.now()),
  })
  const gameId = await host.create(blitzGame(pair))
  expect(await host.ongoingOf(pair[0])).toEqual([gameId])
})
