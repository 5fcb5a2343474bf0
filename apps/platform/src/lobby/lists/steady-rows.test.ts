import { describe, expect, it } from 'vitest'
import { steady, steadyRows } from './steady-rows.ts'

const rows = (ids: string) => ids.split('').map((id) => ({ id }))
/** The ids in order; in brackets those that are gone. */
const shown = (list: ReturnType<typeof steady<{ readonly id: string }>>) =>
  list.map(({ row, isGone }) => (isGone ? `(${row.id})` : row.id)).join('')
const next = (before: string, after: string, isHeld = false) =>
  shown(steadyRows(steady(rows(before)), rows(after), isHeld))

describe('the rows of a live list', () => {
  it('come in the order of the list, and leave from their places', () => {
    expect(next('', 'ab')).toBe('ab')
    expect(next('ab', 'cab')).toBe('cab')
    expect(next('abc', 'ac')).toBe('a(b)c')
    expect(next('abc', '')).toBe('(a)(b)(c)')
    expect(next('abc', 'dab')).toBe('da(c)b')
  })

  it('keep their places while the list is held, and new ones come below', () => {
    expect(next('ab', 'cab', true)).toBe('abc')
    expect(next('abc', 'dca', true)).toBe('a(b)cd')
  })

  it('are there again when they come back', () => {
    const gone = steadyRows(steady(rows('ab')), rows('a'), false)
    expect(shown(steadyRows(gone, rows('ba'), true))).toBe('ab')
  })
})
