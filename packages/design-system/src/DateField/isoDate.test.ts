import { describe, expect, it } from 'vitest'
import { dateProblem, readDay } from './isoDate.ts'

const bounds = { min: '1900-01-01', max: '2026-05-01' }

describe('dateProblem', () => {
  it.each([
    ['1899-12-31', 'tooEarly'],
    ['1900-01-01', undefined],
    ['2026-05-01', undefined],
    ['2026-05-02', 'tooLate'],
    ['2024-02-29', undefined],
  ])('calls %s between 1900 and May 2026 %s', (day, problem) => {
    expect(dateProblem(day, bounds)).toBe(problem)
  })

  it('finds nothing wrong with no date, no bounds or what is no date', () => {
    expect(dateProblem(null, bounds)).toBeUndefined()
    expect(dateProblem('1500-01-01', {})).toBeUndefined()
    expect(dateProblem('2025-02-30', bounds)).toBeUndefined()
  })
})

describe('readDay', () => {
  it('reads ISO days only', () => {
    expect(readDay('2024-02-29')?.toString()).toBe('2024-02-29')
    expect(readDay('29.02.2024')).toBeNull()
    expect(readDay('2023-02-29')).toBeNull()
  })
})
