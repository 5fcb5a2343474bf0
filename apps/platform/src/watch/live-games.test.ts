import { contract, type GameBoard, type TopGame } from '@kingside/api'
import { describe, expect, it } from 'vitest'
import { bestOf, liveGamesAfter, nextOf } from './live-games.ts'

const [example] = contract.gaming.topRatedList.example
const board = (fen: string, result: GameBoard['result'] = null): GameBoard => ({
  fen,
  last_move: 'e2e4',
  result,
})
const game = (gameId: string, rating: number, of: GameBoard = board('one')): TopGame => ({
  ...example,
  gameId,
  white: { ...example.white, rating },
  board: of,
})

describe('the live games', () => {
  it('are those that the lobby lists, each as it stands', () => {
    const listed = liveGamesAfter([], {
      type: 'games.updated',
      games: [game('a', 1), game('b', 2)],
    })
    const moved = liveGamesAfter(listed, {
      type: 'games.moved',
      games: [{ gameId: 'b', board: board('two') }],
    })
    expect(moved.map((each) => each.board?.fen)).toEqual(['one', 'two'])
    expect(
      liveGamesAfter(moved, { type: 'counts.updated', counts: { players: 1, games: 2 } }),
    ).toBe(moved)
  })

  it('have a best one, which is played', () => {
    const games = [game('a', 1800), game('b', 2700, board('one', 'DRAW')), game('c', 2100)]
    expect(bestOf(games)?.gameId).toBe('c')
    expect(bestOf([])).toBeNull()
  })

  it('follow each other on TV, each to its end though a better one begins', () => {
    const games = [game('a', 1800), game('b', 2700, board('one', 'DRAW')), game('c', 2100)]
    expect(nextOf(games, 'a')).toBeNull()
    expect(nextOf(games, 'b')).toBe('c')
    expect(nextOf(games, 'gone')).toBe('c')
    expect(nextOf([game('b', 2700, board('one', 'DRAW'))], 'b')).toBeNull()
  })
})
