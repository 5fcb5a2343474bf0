import { readFile } from 'node:fs/promises'
import type { PuzzleTheme } from '@kingside/api/facts'
import { expect, it } from 'vitest'
import { themesOf } from '../../domain/puzzle-maker/puzzle-themes.ts'
import { readPuzzles } from './fill-puzzles.ts'

// What is tagged has to be right; that something is missed now and then is no harm.
it('the detectors of themes find what the 3,000 puzzles were tagged with elsewhere', async () => {
  const file = new URL('../../../data/puzzles.tsv', import.meta.url)
  const puzzles = readPuzzles(await readFile(file, 'utf8')).map((puzzle) => ({
    themes: puzzle.themes,
    found: themesOf({ fen: puzzle.fen, moves: puzzle.moves }),
  }))
  const shares = (theme: PuzzleTheme) => {
    const found = puzzles.filter((puzzle) => puzzle.found.includes(theme))
    const tagged = puzzles.filter(({ themes }) => themes.includes(theme))
    const both = found.filter(({ themes }) => themes.includes(theme)).length
    return { right: both / found.length, complete: both / tagged.length }
  }
  const least: readonly (readonly [PuzzleTheme, number, number])[] = [
    ['mateIn2', 1, 1],
    ['mateIn3', 1, 1],
    ['backRankMate', 0.95, 0.95],
    ['smotheredMate', 1, 1],
    ['fork', 0.9, 0.95],
    ['pin', 0.9, 0.7],
    ['skewer', 0.95, 0.95],
    ['discoveredAttack', 0.95, 0.95],
    ['doubleCheck', 1, 1],
    ['sacrifice', 0.95, 0.95],
    ['hangingPiece', 0.8, 0.3],
    ['promotion', 1, 1],
    ['underPromotion', 1, 1],
    ['endgame', 0.95, 0.95],
    ['middlegame', 0.9, 0.95],
    ['opening', 0.8, 0.5],
    ['rookEndgame', 0.85, 0.95],
  ]
  const short = least.flatMap(([theme, right, complete]) => {
    const is = shares(theme)
    return is.right >= right && is.complete >= complete ? [] : [{ theme, ...is }]
  })
  expect(short).toEqual([])
})
