import { describe, expect, it } from 'vitest'
import { parsePgn } from '../pgn/parse-pgn.ts'
import { startFen } from '../position/start-fen.ts'
import { addressOf, idOf, startAddress } from './address.ts'
import type { ChessGame } from './chess-game.ts'
import { setMode } from './edit.ts'
import {
  selectByFen,
  selectFirst,
  selectLast,
  selectMove,
  selectNext,
  selectPrevious,
  stopCommenting,
} from './navigate.ts'
import { playMove, startGame, uploadHistory } from './play.ts'

const play = (moves: string, game: ChessGame = startGame()) =>
  moves.split(' ').reduce((before, move) => playMove(before, move), game)

const sans = (line: ChessGame['history']) => line.map(({ san }) => san).join(' ')

/**
 * 1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nc3)) 2. c4) 1... e5 2. Nf3, and 2... Nc6 3. Bb5 was tried.
 */
function tree(): ChessGame {
  const main = uploadHistory(startGame(), ['e4', 'e5', 'Nf3'])
  const variation = play('d4 d5 c4', selectFirst(main))
  const nested = play('Nf6 c4', selectMove(variation, '0_0_0'))
  const twice = play('Nc3', selectMove(nested, '0_0_1_0_0'))
  return play('Nc6 Bb5', stopCommenting(setMode(twice, 'STREAM')))
}

const everyMove: readonly (readonly [id: string, moves: string])[] = [
  ['-1', ''],
  ['0', 'e4'],
  ['1', 'e4 e5'],
  ['2', 'e4 e5 Nf3'],
  ['0_0_0', 'd4'],
  ['0_0_1', 'd4 d5'],
  ['0_0_2', 'd4 d5 c4'],
  ['0_0_1_0_0', 'd4 Nf6'],
  ['0_0_1_0_1', 'd4 Nf6 c4'],
  ['0_0_1_0_1_0_0', 'd4 Nf6 Nc3'],
  ['3_0_0', 'e4 e5 Nf3 Nc6'],
  ['3_0_1', 'e4 e5 Nf3 Nc6 Bb5'],
]

describe('an id', () => {
  it.each(everyMove)('%s is the address joined by underscores and selects %j', (id, moves) => {
    const game = selectMove(tree(), id)
    expect(idOf(addressOf(id))).toBe(id)
    expect(game.selectedMoveAddress).toEqual(addressOf(id))
    expect(selectMove(tree(), addressOf(id))).toEqual(game)
    expect(sans(game.selectedMoveHistory)).toBe(moves)
    expect(game.selectedMove).toBe(game.selectedMoveHistory.at(-1))
    expect(game.currentFen).toBe(game.selectedMove?.fen ?? startFen)
  })

  it.each([
    '',
    ' ',
    'x',
    '-2',
    '-1_0_0',
    '0_0',
    '0_0_',
    '_0',
    '0__0',
    '0_-1_0',
    '0_0_-1',
    '1.5',
    '0 ',
    '3',
    '99',
    '0_1_0',
    '0_0_3',
    '1_0_0',
    '0_0_1_1_0',
    '3_0_2',
    '3_1_0',
    '4_0_0',
    '1e1',
  ])('%j names no move', (id) => {
    const game = tree()
    const json = JSON.stringify(game)
    expect(() => selectMove(game, id)).toThrow(
      expect.objectContaining({
        code: 'no-such-move',
        message: `No move in history with id ${JSON.stringify(id)}`,
        reason: expect.stringContaining('joined by underscores'),
      }),
    )
    expect(JSON.stringify(game)).toBe(json)
  })

  it.each([[[]], [[0, 0]], [[-2]], [[0.5]], [[Number.NaN]], [[0, 0, -1]], [[-1, 0, 0]], [[3]]])(
    'from the address %j names no move',
    (address) => {
      expect(() => selectMove(tree(), address)).toThrow(
        expect.objectContaining({ code: 'no-such-move' }),
      )
    },
  )

  it('-1 is the start', () => {
    expect(idOf(startAddress)).toBe('-1')
    expect(selectMove(tree(), '-1').currentFen).toBe(startFen)
    expect(selectMove(tree(), '-1').selectedMove).toBeUndefined()
  })

  it('whose address is changed by the caller later leaves the game as it was', () => {
    const address = [0]
    const game = selectMove(tree(), address)
    address[0] = 2
    expect(game.selectedMoveAddress).toEqual([0])
  })
})

describe('going through the moves', () => {
  it.each([
    ['-1', '-1', '0', '-1', '2'],
    ['0', '-1', '1', '-1', '2'],
    ['2', '1', '2', '-1', '2'],
    // Out of a variation one goes back to the position from which it starts.
    ['0_0_0', '-1', '0_0_1', '-1', '0_0_2'],
    ['0_0_1', '0_0_0', '0_0_2', '-1', '0_0_2'],
    ['0_0_2', '0_0_1', '0_0_2', '-1', '0_0_2'],
    ['0_0_1_0_0', '0_0_0', '0_0_1_0_1', '-1', '0_0_1_0_1'],
    ['0_0_1_0_1_0_0', '0_0_1_0_0', '0_0_1_0_1_0_0', '-1', '0_0_1_0_1_0_0'],
    ['3_0_0', '2', '3_0_1', '-1', '3_0_1'],
  ])('from %s back to %s, on to %s, to the start %s and the end %s', (id, ...ids) => {
    const game = selectMove(tree(), id)
    const moved = [selectPrevious, selectNext, selectFirst, selectLast].map((go) => go(game))
    expect(moved.map(({ selectedMoveAddress }) => idOf(selectedMoveAddress))).toEqual(ids)
    for (const { history, nextVariations } of moved) {
      expect(history).toBe(game.history)
      expect(nextVariations).toBe(game.nextVariations)
    }
  })

  it('goes back out of alternatives that a file nests in one another', () => {
    const game = parsePgn('1. e4 e5 (1... c5 (1... c6 (1... e6 2. d4)))')
    const ids = ['1_0_0', '1_0_0_0_0', '1_0_0_0_0_0_0', '1_0_0_0_0_0_1']
    expect(ids.map((id) => idOf(selectPrevious(selectMove(game, id)).selectedMoveAddress))).toEqual(
      ['0', '0', '0', '1_0_0_0_0_0_0'],
    )
  })

  it('gives the same game where there is nowhere to go', () => {
    const first = selectFirst(tree())
    expect(selectFirst(first)).toBe(first)
    expect(selectPrevious(first)).toBe(first)
    const last = selectLast(first)
    expect(selectLast(last)).toBe(last)
    expect(selectNext(last)).toBe(last)
    expect(stopCommenting(last)).toBe(last)
    expect(selectMove(last, '2')).toBe(last)
  })

  it('works in a game without moves', () => {
    const game = startGame()
    for (const go of [selectFirst, selectLast, selectNext, selectPrevious, stopCommenting]) {
      expect(go(game)).toBe(game)
    }
  })

  it('gives the same pieces again after going back and on', () => {
    const game = selectMove(tree(), '2')
    expect(selectNext(selectPrevious(game)).pieces).toBe(game.pieces)
    expect(selectMove(selectFirst(game), '2').currentFen).toBe(game.currentFen)
  })

  it('goes on to the last move of the line for lastMove', () => {
    expect(selectMove(tree(), '0_0_0').lastMove?.san).toBe('c4')
    expect(selectMove(tree(), '0').lastMove?.san).toBe('Nf3')
    expect(selectMove(tree(), '0_0_0').mainLineLastMove?.san).toBe('Nf3')
  })
})

describe('commenting and review mode', () => {
  it.each([
    ['-1', true, true],
    ['0', true, true],
    ['1', true, true],
    ['2', false, false],
    ['0_0_0', true, true],
    ['0_0_1_0_1_0_0', true, true],
    // What may be played next does not come before the last move.
    ['3_0_0', true, false],
    ['3_0_1', true, false],
  ])('at %s: commenting %s, reviewing %s', (id, commenting, reviewing) => {
    const game = selectMove(tree(), id)
    expect([game.commenting, game.reviewing]).toEqual([commenting, reviewing])
    const stopped = stopCommenting(game)
    expect(idOf(stopped.selectedMoveAddress)).toBe('2')
    expect([stopped.commenting, stopped.reviewing]).toEqual([false, false])
  })
})

describe('going to a FEN', () => {
  it('selects the move of the main line that led to it', () => {
    const game = tree()
    for (const [index, { fen }] of game.history.entries()) {
      expect(selectByFen(game, fen).selectedMoveAddress).toEqual([index])
    }
    expect(selectByFen(game, startFen).selectedMoveAddress).toEqual([-1])
  })

  it('that stood nowhere in the main line is refused', () => {
    const game = tree()
    const { currentFen } = selectMove(game, '0_0_0')
    for (const fen of [currentFen, 'hello']) {
      expect(() => selectByFen(game, fen)).toThrow(
        expect.objectContaining({
          code: 'no-such-move',
          message: `No move in history with fen ${fen}`,
          reason: expect.stringContaining('Compare with move.fen'),
        }),
      )
    }
  })
})
