import { describe, expect, it } from 'vitest'
import { sameSelection, selectionAfter } from './selection.ts'

const items = [
  { id: 'coordinates', label: 'Coordinates' },
  { id: 'arrows', label: 'Arrows' },
  { id: 'engine', label: 'Engine', disabledReason: 'Not in a rated game' },
]

describe('selectionAfter', () => {
  it('gives the chosen items in the order of the menu', () => {
    expect(selectionAfter(items, [], new Set(['arrows', 'coordinates']))).toEqual([
      'coordinates',
      'arrows',
    ])
  })

  it('does not choose what cannot be used', () => {
    expect(selectionAfter(items, ['arrows'], new Set(['arrows', 'engine']))).toEqual(['arrows'])
  })

  it('does not take away what cannot be used', () => {
    expect(selectionAfter(items, ['engine'], new Set())).toEqual(['engine'])
  })

  it('understands "all"', () => {
    expect(selectionAfter(items, [], 'all')).toEqual(['coordinates', 'arrows'])
  })
})

describe('sameSelection', () => {
  it.each([
    [[], [], true],
    [['a', 'b'], ['b', 'a'], true],
    [['a'], ['a', 'b'], false],
    [['a'], ['b'], false],
  ])('compares %j with %j', (one, other, same) => {
    expect(sameSelection(one, other)).toBe(same)
  })
})
