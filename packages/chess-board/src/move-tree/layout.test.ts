import { parsePgn, startGame, uploadHistory } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { firstPlyOf, hasMove, isWithin, moveBeside, rowsOf, wordsOf } from './layout.ts'
import { nagSign } from './nags.ts'

const drawn = (pgn: string) => {
  const game = parsePgn(pgn)
  return rowsOf(game.history, firstPlyOf(game)).map(({ index, ply, white, black }) => [
    index,
    ply,
    white?.san,
    black?.san,
  ])
}

describe('the rows of the main line', () => {
  it('hold a full move each', () => {
    expect(drawn('1. e4 e5 2. Nf3 *')).toEqual([
      [0, 0, 'e4', 'e5'],
      [2, 2, 'Nf3', undefined],
    ])
  })

  it('are cut after a move with a comment or variations', () => {
    expect(drawn('1. e4 { Best by test. } e5 2. Nf3 (2. f4) Nc6 *')).toEqual([
      [0, 0, 'e4', undefined],
      [1, 1, undefined, 'e5'],
      [2, 2, 'Nf3', undefined],
      [3, 3, undefined, 'Nc6'],
    ])
  })

  it('are not cut by a clock without words', () => {
    expect(drawn('1. e4 { [%clk 0:03:00] } e5 *')).toEqual([[0, 0, 'e4', 'e5']])
  })

  it('begin in the middle of a move when Black begins', () => {
    const game = uploadHistory(startGame('8/3k4/8/8/8/3K4/4P3/8 b - - 0 61'), ['Kd6', 'e4'])
    expect(rowsOf(game.history, firstPlyOf(game)).map(({ ply }) => ply)).toEqual([121, 122])
  })
})

describe('walking', () => {
  const game = parsePgn('1. e4 e5 (1... c5 2. Nf3 (2. c3)) (1... e6) 2. Nf3 *')

  it.each([
    ['on in the main line', [0], 1, [1]],
    ['back in the main line', [1], -1, [0]],
    ['on in a variation', [1, 0, 0], 1, [1, 0, 1]],
    ['back out of a variation', [1, 0, 0], -1, [0]],
    ['back out of a variation of a variation', [1, 0, 1, 0, 0], -1, [1, 0, 0]],
    ['not beyond the first move', [0], -1, undefined],
    ['not beyond the end of a variation', [1, 1, 0], 1, undefined],
  ] as const)('%s', (_, from, step, to) => {
    expect(moveBeside(game, from, step)).toEqual(to)
  })

  it('knows which moves there are', () => {
    expect(hasMove(game, [1, 1, 0])).toBe(true)
    expect(hasMove(game, [1, 2, 0])).toBe(false)
    expect(hasMove(game, [-1])).toBe(false)
  })
})

it('tells lines apart whose numbers begin alike', () => {
  expect(isWithin('1_1_0', '1_1')).toBe(true)
  expect(isWithin('1_10_0', '1_1')).toBe(false)
})

it('joins the words of comments', () => {
  expect(wordsOf([{ text: 'One.' }, { text: '', clock: 1 }, { text: 'Two.' }])).toBe('One. Two.')
})

it.each([
  [1, '!'],
  [6, '?!'],
  [18, '+−'],
  [99, '$99'],
])('draws glyph %i as %s', (nag, sign) => {
  expect(nagSign(nag)).toBe(sign)
})
