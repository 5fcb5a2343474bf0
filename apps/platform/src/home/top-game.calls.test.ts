import type { GameBoard, TopGame } from '@kingside/api'
import { contract } from '@kingside/api'
import { startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { topGameAfter } from './top-game.calls.ts'

const [example] = contract.bestBoards.topList.example
const board = (fen: string, result: GameBoard['result'] = null): GameBoard => ({
  fen,
  last_move: 'e2e4',
  result,
})
const game = (gameId: string, of?: GameBoard): TopGame => ({ ...example, gameId, board: of })
const listed = (...games: readonly TopGame[]) =>
  topGameAfter(null, { type: 'games.updated', games })

describe('the game on the home page', () => {
  it('is the best that is played, and none where nobody plays', () => {
    expect(listed(game('a', board('one')), game('b'))).toMatchObject({ gameId: 'a', fen: 'one' })
    expect(listed(game('a', board('one', 'DRAW')), game('b'))?.gameId).toBe('b')
    expect(listed()).toBeNull()
    const strong = { ...game('s'), white: { ...example.white, rating: 2700 } }
    expect(listed(game('a'), strong, game('b'))?.gameId).toBe('s')
    // A server that tells no positions.
    expect(listed(game('b'))).toMatchObject({ fen: startFen, lastMove: null })
  })

  it('goes on with its moves, and with no other game’s', () => {
    const before = listed(game('a', board('one')))
    const after = (gameId: string) =>
      topGameAfter(before, { type: 'games.moved', games: [{ gameId, board: board('two') }] })
    expect(after('a')).toMatchObject({ gameId: 'a', fen: 'two', lastMove: 'e2e4' })
    expect(after('b')).toBe(before)
    expect(topGameAfter(before, { type: 'counts.updated', counts: { players: 1, games: 0 } })).toBe(
      before,
    )
  })
})
