import { describe, expect, it } from 'vitest'
import { type ArenaGame, arenaScore } from './arena-score.ts'

const results = { W: 'win', D: 'draw', L: 'loss' } as const

/** `W`, `D` and `L`, with `!` for berserk and a number of moves where it is not 40, such as `W!6`. */
const gamesOf = (text: string): readonly ArenaGame[] =>
  Array.from(text.matchAll(/([WDL])(!?)(\d*)/g), ([, result, berserk, moves]) => ({
    result: results[result === 'W' || result === 'D' ? result : 'L'],
    isBerserk: berserk === '!',
    moves: Number(moves || 40),
  }))

describe('the score of an arena', () => {
  it.each([
    ['', []],
    ['W', [2]],
    ['WWD', [2, 2, 2]],
    ['WWW', [2, 2, 4]],
    ['WWLW', [2, 2, 0, 2]],
    ['WWWDW', [2, 2, 4, 2, 2]],
    ['WWWWDWWW', [2, 2, 4, 4, 2, 2, 2, 4]],
    // Berserk: one more for a win of seven moves, nothing for a loss, not doubled.
    ['W!', [3]],
    ['W!6', [2]],
    ['W!7', [3]],
    ['L!', [0]],
    ['D!', [1]],
    ['WWW!', [2, 2, 5]],
    // Draws: short ones count nothing, and of a row only the first or a long one, until a win.
    ['D9', [0]],
    ['D10', [1]],
    ['DD29D30', [1, 0, 1]],
    ['DLD20', [1, 0, 0]],
    ['DWD20', [1, 2, 1]],
    ['D9D20', [0, 0]],
    ['WWD9', [2, 2, 0]],
  ])('%s: %j', (text, games) => {
    const score = arenaScore(gamesOf(text))
    expect(score.games).toEqual(games)
    expect(score.points).toBe(games.reduce((sum, each) => sum + each, 0))
  })

  it.each([
    ['W', 1, false],
    ['LWW', 2, true],
    ['WWW', 3, true],
    ['WWD', 0, false],
    ['WWL', 0, false],
  ])('after %s the streak is %i', (text, streak, isOnFire) => {
    expect(arenaScore(gamesOf(text))).toMatchObject({ streak, isOnFire })
  })
})
