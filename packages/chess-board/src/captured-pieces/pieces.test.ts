import { expect, it } from 'vitest'
import { groupsOf, leadOverColor } from './pieces.ts'

it('groups what was captured by type, cheapest first', () => {
  expect(groupsOf({ p: 2, n: 0, b: 1, r: 0, q: 1 })).toEqual([
    { type: 'p', count: 2 },
    { type: 'b', count: 1 },
    { type: 'q', count: 1 },
  ])
})

it.each([
  ['b', 3, 3],
  ['w', 3, 0],
  ['w', -5, 5],
  ['b', -5, 0],
  ['w', 0, 0],
] as const)('pieces of %s at %i show a lead of %i', (color, advantage, lead) => {
  expect(leadOverColor(color, advantage)).toBe(lead)
})
