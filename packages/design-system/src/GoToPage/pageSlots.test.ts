import { describe, expect, it } from 'vitest'
import { pageSlots } from './pageSlots.ts'

const shown = (page: number, count: number) =>
  pageSlots(page, count)
    .map((slot) => (typeof slot === 'number' ? slot : '…'))
    .join(' ')

describe('pageSlots', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [8, 8, '1 … 4 5 6 7 8'],
    [50, 100, '1 … 49 50 51 … 100'],
    [100, 100, '1 … 96 97 98 99 100'],
  ])('shows page %d of %d as "%s"', (page, count, slots) => {
    expect(shown(page, count)).toBe(slots)
  })

  it('has as many slots on every page', () => {
    const lengths = Array.from({ length: 40 }, (_, page) => pageSlots(page + 1, 40).length)
    expect(new Set(lengths)).toEqual(new Set([7]))
  })

  it('never hides a single page in a gap', () => {
    for (let page = 1; page <= 12; page += 1) {
      const slots = pageSlots(page, 12)
      slots.forEach((slot, index) => {
        if (typeof slot === 'number') return
        const [before = 0, after = 0] = [slots[index - 1], slots[index + 1]].map(Number)
        expect(after - before).toBeGreaterThan(2)
      })
    }
  })
})
