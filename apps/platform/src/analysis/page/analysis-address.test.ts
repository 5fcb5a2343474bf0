import { idOf, startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { analysisPath, gameAnalysisPath, readAnalysisAddress } from './analysis-address.ts'

const read = (query: string) => readAnalysisAddress(new URLSearchParams(query))
const endgame = '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'

describe('the address of the analysis board', () => {
  it('may ask for nothing', () => {
    expect(read('')).toEqual({ kind: 'none' })
    expect(read('?popup=sign-in')).toEqual({ kind: 'none' })
  })

  it('sets up a position and plays a line from it', () => {
    const legal = read(`?fen=${encodeURIComponent(endgame)}&moves=e1d2,e5d4`)
    if (legal.kind !== 'position') throw new Error(legal.kind)
    expect(legal.game.initialFen).toBe(endgame)
    expect(legal.game.history.map(({ san }) => san)).toEqual(['Kd2', 'Kd4'])
    expect(idOf(legal.game.selectedMoveAddress)).toBe('1')
  })

  it('begins with the start position when only moves are given', () => {
    const address = read('?moves=e2e4,e7e5')
    if (address.kind !== 'position') throw new Error(address.kind)
    expect(address.game.initialFen).toBe(startFen)
    expect(address.game.history.map(({ san }) => san)).toEqual(['e4', 'e5'])
  })

  it('names an online game before all else', () => {
    expect(read(`?game=abc-123&fen=${endgame}`)).toEqual({ kind: 'online-game', gameId: 'abc-123' })
  })

  it.each([
    ['?game=../../secret', 'game'],
    ['?game=', 'game'],
    [`?game=${'a'.repeat(65)}`, 'game'],
    ['?fen=', 'fen'],
    ['?fen=<script>alert(1)</script>', 'fen'],
    [`?fen=${'8/'.repeat(10_000)}`, 'fen'],
    ['?fen=8/8/8/8/8/8/8/8 w - - 0 1', 'fen'],
    ['?moves=e2e4,<img src=x>', 'moves'],
    ['?moves=e2e5', 'moves'],
    ['?moves=e2e4,', 'moves'],
    [`?moves=${Array.from({ length: 601 }, () => 'g1f3').join(',')}`, 'moves'],
  ] as const)('refuses %s', (query, part) => {
    expect(read(query)).toMatchObject({ kind: 'refused', part })
  })

  it('is read back from the paths that lead there', () => {
    const position = read(analysisPath(endgame, ['e1d2']).split('?')[1] ?? '')
    expect(position).toMatchObject({ kind: 'position', game: { initialFen: endgame } })
    expect(read(analysisPath(startFen).split('?')[1] ?? '')).toMatchObject({ kind: 'position' })
    expect(read(gameAnalysisPath('a&b').split('?')[1] ?? '')).toMatchObject({ part: 'game' })
  })
})
