import { type MoveIntent, placement, startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { afterPremoves, premoveTargets } from './premoves.ts'

const targets = (fen: string, from: Parameters<typeof premoveTargets>[1]) =>
  premoveTargets(placement(fen), from)
    .map(({ square }) => square)
    .sort()
    .join(' ')

describe('before its turn', () => {
  it.each([
    ['a pawn goes one or two ahead, or takes', 'e2', 'd3 e3 e4 f3'],
    ['a knight jumps', 'b1', 'a3 c3 d2'],
    ['a rook ignores what stands in its way', 'a1', 'a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1'],
    ['a king may castle', 'e1', 'c1 d1 d2 e2 f1 f2 g1'],
  ] as const)('%s', (_, from, expected) => {
    expect(targets(startFen, from)).toBe(expected)
  })

  it('a black pawn goes down the board, and only from home by two', () => {
    expect(targets('4k3/p7/8/5p2/8/8/8/4K3', 'a7')).toBe('a5 a6 b6')
    expect(targets('4k3/p7/8/5p2/8/8/8/4K3', 'f5')).toBe('e4 f4 g4')
  })

  it('a pawn that will reach the last rank must choose', () => {
    const [choice] = premoveTargets(placement('4k3/P7/8/8/8/8/8/4K3'), 'a7')
    expect(choice?.promotions).toEqual(['q', 'r', 'b', 'n'])
  })

  it('an empty square has nowhere to go', () => {
    expect(targets(startFen, 'e4')).toBe('')
  })
})

const shown = (fen: string, ...premoves: MoveIntent[]) =>
  [...afterPremoves(placement(fen), premoves)]
    .map(([square, { color, type }]) => `${color}${type}${square}`)
    .sort()
    .join(' ')

describe('the board after premoves', () => {
  it('shows one after the other, with what they take gone', () => {
    expect(
      shown('4k3/8/8/3p4/8/2N5/8/4K3', { from: 'c3', to: 'd5' }, { from: 'd5', to: 'e7' }),
    ).toBe('bke8 wke1 wne7')
  })

  it('brings the rook along when the king castles', () => {
    expect(shown('4k3/8/8/8/8/8/8/R3K2R', { from: 'e1', to: 'g1' })).toBe('bke8 wkg1 wra1 wrf1')
    expect(shown('r3k3/8/8/8/8/8/8/4K3', { from: 'e8', to: 'c8' })).toBe('bkc8 brd8 wke1')
  })

  it('shows the piece that a pawn becomes', () => {
    expect(shown('4k3/P7/8/8/8/8/8/4K3', { from: 'a7', to: 'a8', promotion: 'n' })).toBe(
      'bke8 wke1 wna8',
    )
  })

  it('leaves out a move whose piece is gone', () => {
    expect(shown('4k3/8/8/8/8/8/8/4K3', { from: 'a2', to: 'a4' })).toBe('bke8 wke1')
  })
})
