import { placement, type Square, startFen } from '@kingside/chess-game'
import { describe, expect, it, vi } from 'vitest'
import { type LegalMoves, mobilityOf } from './mobility.ts'

const nobody = { premoveColor: undefined, editTool: undefined }
const at = (position: string, legalMoves: LegalMoves, more: object = {}) =>
  mobilityOf({ ...nobody, position, legalMoves, ...more }, placement(position))

const opening = [
  { from: 'e2', to: 'e3' },
  { from: 'e2', to: 'e4' },
  { from: 'g1', to: 'f3' },
] as const
const waiting = startFen.replace(' w ', ' b ')

describe('while moves are legal', () => {
  const mobility = at(startFen, opening)

  it('their side is in hand', () => {
    expect(mobility).toMatchObject({ kind: 'move', movable: 'w' })
  })

  it('only pieces that have a move can be taken hold of', () => {
    const movable = (['e2', 'g1', 'b1', 'e7', 'e4'] as const).filter(mobility.canMove)
    expect(movable).toEqual(['e2', 'g1'])
  })

  it('a piece goes where they say', () => {
    expect(mobility.targets('e2')).toEqual([
      { square: 'e3', promotions: [] },
      { square: 'e4', promotions: [] },
    ])
  })

  it('a pawn that arrives has its choices at one square', () => {
    const promotions = (['n', 'q'] as const).map(
      (promotion) => ({ from: 'e7', to: 'e8', promotion }) as const,
    )
    expect(at('7k/4P3/8/8/8/8/8/K7 w - - 0 1', promotions).targets('e7')).toEqual([
      { square: 'e8', promotions: ['q', 'n'] },
    ])
  })

  it('nobody premoves', () => {
    expect(at(startFen, opening, { premoveColor: 'b' }).kind).toBe('move')
  })
})

describe('while moves are asked for', () => {
  it('asks only for the piece that is taken hold of', () => {
    const ask = vi.fn((from: Square) => opening.filter((move) => move.from === from))
    const mobility = at(startFen, ask)
    expect(mobility).toMatchObject({ kind: 'move', movable: 'w' })
    expect(ask).not.toHaveBeenCalled()
    expect(mobility.canMove('e2')).toBe(true)
    expect(mobility.canMove('b1')).toBe(false)
    expect(mobility.targets('g1')).toEqual([{ square: 'f3', promotions: [] }])
    expect(ask.mock.calls).toEqual([['e2'], ['b1'], ['g1']])
  })

  it('an empty square is not asked for', () => {
    const ask = vi.fn(() => [])
    expect(at(startFen, ask).canMove('e4')).toBe(false)
    expect(ask).not.toHaveBeenCalled()
  })

  it('the side to move is in hand, and both when the position does not say it', () => {
    expect(at(waiting, () => []).movable).toBe('b')
    expect(at('8/8/8/8/8/8/8/K6k', () => []).movable).toBe('both')
  })
})

describe('while there are none', () => {
  it('nothing can be taken hold of', () => {
    expect(at(startFen, [])).toMatchObject({ kind: 'move', movable: undefined })
    expect(at(startFen, []).canMove('e2')).toBe(false)
  })

  it('the side that may premove has its pieces in hand', () => {
    const mobility = at(waiting, [], { premoveColor: 'w' })
    expect(mobility).toMatchObject({ kind: 'premove', movable: 'w' })
    expect((['e2', 'a1', 'e7', 'e4'] as const).filter(mobility.canMove)).toEqual(['e2', 'a1'])
    expect(mobility.targets('e2').map(({ square }) => square)).toEqual(['e4', 'd3', 'e3', 'f3'])
  })
})

describe('in free editing', () => {
  it('the hand takes any piece to any other square, whoever is to move', () => {
    const mobility = at(startFen, opening, { editTool: 'hand', premoveColor: 'b' })
    expect(mobility).toMatchObject({ kind: 'edit', movable: 'both' })
    expect((['e2', 'e7', 'e4'] as const).filter(mobility.canMove)).toEqual(['e2', 'e7'])
    const squares = mobility.targets('e2').map(({ square }) => square)
    expect(squares).toHaveLength(63)
    expect(squares).not.toContain('e2')
  })

  it.each(['eraser', { type: 'q', color: 'w' }] as const)(
    'with the tool %o nothing is held',
    (tool) => {
      const mobility = at(startFen, opening, { editTool: tool })
      expect(mobility).toMatchObject({ kind: 'edit', movable: undefined })
      expect(mobility.canMove('e2')).toBe(false)
    },
  )
})
