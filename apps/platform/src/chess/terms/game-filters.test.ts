import { describe, expect, it } from 'vitest'
import { filtersOf, noFilters, queryOf } from './game-filters.ts'

const read = (query: string) => filtersOf(new URLSearchParams(query))

describe('filters in an address', () => {
  it('are read as they were written', () => {
    const filters = { gameType: 'single', time: 'daily', rating: 'fide' } as const
    expect(filtersOf(new URLSearchParams(queryOf(filters)))).toEqual(filters)
    expect(queryOf(noFilters)).toEqual({})
  })

  it('are none where the address has none, or makes some up', () => {
    expect(read('')).toEqual(noFilters)
    expect(read('games=1&time=__proto__&rating=<script>')).toEqual(noFilters)
    expect(read('time=blitz&rating=otb')).toEqual({ ...noFilters, time: 'blitz' })
  })
})
