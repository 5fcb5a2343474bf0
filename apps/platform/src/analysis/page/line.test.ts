import { parsePgn, selectMove, startGame } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { played } from './line.ts'

describe('a line of the engine', () => {
  it('becomes a variation where another move was played', () => {
    const game = played(selectMove(parsePgn('1. e4 e5 2. Nf3 *'), '0'), ['c7c5', 'g1f3'])
    expect(game.history.map(({ san }) => san)).toEqual(['e4', 'e5', 'Nf3'])
    expect(game.history[1]?.variations[0]?.map(({ san }) => san)).toEqual(['c5', 'Nf3'])
    expect(game.selectedMove?.san).toBe('Nf3')
  })

  it('ends where it is no longer legal', () => {
    expect(played(startGame(), ['e2e4', 'e2e4']).history).toHaveLength(1)
  })
})
