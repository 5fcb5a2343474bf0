import { describe, expect, it } from 'vitest'
import { addMonths, endOfLife, monthsToCome, type ProGrant, proUntilOf } from './pro-grants.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const grant = (part: Partial<ProGrant>): ProGrant => ({
  until: null,
  months: null,
  isForLife: false,
  grantedAt: day('2026-01-10'),
  revokedAt: null,
  ...part,
})

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-05-15', 12, '2027-05-15'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toEqual(day(to))
  })
})

describe('proUntilOf', () => {
  it('is never without a grant, and with revoked ones only', () => {
    expect(proUntilOf([])).toBeNull()
    expect(proUntilOf([grant({ months: 1, revokedAt: day('2026-01-11') })])).toBeNull()
  })

  it('adds given months behind the paid time, whichever came first', () => {
    const paid = grant({ until: day('2026-06-10') })
    const gift = grant({ months: 1, grantedAt: day('2026-01-01') })
    expect(proUntilOf([paid, gift])).toEqual(day('2026-07-10'))
    expect(proUntilOf([gift, paid])).toEqual(day('2026-07-10'))
  })

  it('begins given months when they are given where nothing else runs', () => {
    const first = grant({ months: 1, grantedAt: day('2026-01-01') })
    const second = grant({ months: 12, grantedAt: day('2026-05-01') })
    expect(proUntilOf([second, first])).toEqual(day('2027-05-01'))
  })

  it('is for life as soon as one grant is', () => {
    expect(proUntilOf([grant({ until: day('2026-02-01') }), grant({ isForLife: true })])).toEqual(
      endOfLife,
    )
  })
})

it('tells how many given months follow the paid time', () => {
  expect(monthsToCome(day('2026-06-10'), day('2026-08-10'))).toBe(2)
  expect(monthsToCome(day('2026-06-10'), day('2026-06-10'))).toBe(0)
})
