import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { FoundPuzzle } from '../../domain/puzzle-maker/find-puzzles.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { openGame, testRooms, twoPlayers } from '../../testing/test-rooms.ts'
import { puzzles, puzzleThemeEntries } from '../schema.ts'
import { createMakerStore } from './maker-store.ts'

const database = testDatabase()
const hour = 3_600_000

/** Twenty plies: what a fool's mate needs, and pawns and knights. */
const longMoves =
  'a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 a3a4 a6a5 h2h3 h7h6 b3b4 b6b5 c3c4 g7g6 b1a3 b8a6 f2f3 e7e6 g2g4 d8h4'

it('every finished game is taken once, the latest first, a day after its end', async () => {
  const test = testRooms(database(), { start: new Date('2026-02-01T12:00:00Z') })
  const pair = await twoPlayers(database())
  const play = async (moves: string) => {
    const { gameId, line } = await openGame(test, pair, {})
    await line(moves)
    return gameId
  }
  await play('f2f3 e7e5 g2g4 d8h4')
  const first = await play(longMoves)
  const second = await play(longMoves)
  const { gameId: running } = await openGame(test, pair, {})
  expect(running).toBeDefined()
  await test.settled()

  const store = createMakerStore(database())
  const ended = test.clock.now()
  const take = (hours: number) => {
    const now = new Date(ended.getTime() + hours * hour)
    return store.take(now, new Date(now.getTime() - 24 * hour))
  }
  expect(await take(23)).toBeNull()
  const game = await take(25)
  expect(game?.id).toBe(second)
  expect(game?.moves.join(' ')).toBe(longMoves)
  expect((await take(25))?.id).toBe(first)
  expect(await take(25)).toBeNull()
  await store.giveBack(first)
  expect((await take(25))?.id).toBe(first)
})

it('a puzzle that is found again is there once, and can be asked for by its themes', async () => {
  const store = createMakerStore(database())
  const found: FoundPuzzle = {
    game: 'aGame',
    ply: 10,
    fen: 'r1bqkbnr/1ppp1pp1/p1n4p/4p2Q/2B1P3/P6P/1PPP1PP1/RNB1K1NR b KQkq - 1 5',
    moves: ['g8f6', 'h5f7'],
    themes: ['mateIn1', 'opening'],
    rating: 900,
  }
  expect(await store.add([found])).toBe(1)
  expect(await store.add([found])).toBe(0)
  const [puzzle] = await database().select().from(puzzles).where(eq(puzzles.game, 'aGame'))
  expect(puzzle).toMatchObject({ source: 'kingside', level: 900, plays: 0, moves: found.moves })
  const entries = await database()
    .select()
    .from(puzzleThemeEntries)
    .where(eq(puzzleThemeEntries.puzzleId, puzzle?.id ?? 0))
  expect(entries.map(({ theme }) => theme).toSorted()).toEqual(['mateIn1', 'opening'])
})
