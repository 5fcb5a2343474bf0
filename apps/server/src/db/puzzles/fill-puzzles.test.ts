import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { judgeMove } from '../../domain/puzzles/judge-move.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { puzzles } from '../schema.ts'
import { fillPuzzles, readPuzzles } from './fill-puzzles.ts'

const database = testDatabase()

it('solves each of the 3,000 puzzles with its own moves, and with no earlier end', async () => {
  const file = new URL('../../../data/puzzles.tsv', import.meta.url)
  const all = readPuzzles(await readFile(file, 'utf8'))
  expect(all).toHaveLength(3000)
  for (const puzzle of all) {
    const solver = puzzle.moves.filter((_, index) => index % 2 === 1)
    const judged = solver.map((uci, index) => judgeMove(puzzle, index, uci))
    expect([puzzle.slug, ...judged]).toEqual([
      puzzle.slug,
      ...solver.slice(1).map(() => 'right'),
      'solved',
    ])
  }
})

it('puts them into a new database once', async () => {
  expect(await fillPuzzles(database())).toBe(3000)
  expect(await fillPuzzles(database())).toBe(0)
  expect(await database().$count(puzzles)).toBe(3000)
})
