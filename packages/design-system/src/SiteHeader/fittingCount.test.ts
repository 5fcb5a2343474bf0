import { describe, expect, it } from 'vitest'
import { fittingCount } from './fittingCount.ts'

const row = { widths: [50, 50, 50], more: 40, gap: 10 }

describe('a row of links', () => {
  it.each([
    ['shows all that fit exactly', 170, 3],
    ['makes room for more when one does not fit', 169, 2],
    ['drops another link when more does not fit', 159, 1],
    ['shows nothing but more when there is no room', 60, 0],
    ['shows nothing but more when it is hidden', 0, 0],
  ])('%s', (_, room, count) => {
    expect(fittingCount({ ...row, room })).toBe(count)
  })

  it('needs no room without links', () => {
    expect(fittingCount({ ...row, widths: [], room: 0 })).toBe(0)
  })
})
