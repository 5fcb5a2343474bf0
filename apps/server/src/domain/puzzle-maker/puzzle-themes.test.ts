import type { PuzzleTheme } from '@kingside/api/facts'
import { describe, expect, it } from 'vitest'
import { themesOf } from './puzzle-themes.ts'

describe('the themes of puzzles', () => {
  it.each<readonly [string, string, readonly PuzzleTheme[], readonly PuzzleTheme[]]>([
    // A bishop checks the king and attacks a knight in the other direction: that is a fork, and no skewer.
    [
      '3k4/1R6/p3p1r1/4pp1p/2N1P3/7P/PP3bPK/8 w - - 0 32',
      'c4e5 f2g3 h2g1 g3e5',
      ['fork', 'endgame'],
      ['skewer', 'pin'],
    ],
    [
      'r1k4r/p4ppp/1pnQ1n2/8/2B2Bb1/8/PPP2PPP/RN2R1K1 b - - 1 16',
      'c6d4 d6c7',
      ['mateIn1', 'middlegame'],
      ['backRankMate', 'fork'],
    ],
  ])('%s', (fen, moves, there, missing) => {
    const themes = themesOf({ fen, moves: moves.split(' ') })
    expect(themes).toEqual(expect.arrayContaining([...there]))
    expect(themes.filter((theme) => missing.includes(theme))).toEqual([])
  })
})
