import { expect, it } from 'vitest'
import { filtersIn, queryOf } from './filters.ts'

const read = (query: string) => filtersIn(new URLSearchParams(query))

it.each([
  ['?', 'worldchess', 'blitz'],
  ['?family=otb', 'otb', 'standard'],
  ['?family=otb&board_type=rapid&country=KZ&gender=female', 'otb', 'rapid'],
  ['?family=fide&board_type=bullet', 'fide', 'bullet'],
])('%s is read and written as it was', (query, family, boardType) => {
  expect(read(query)).toMatchObject({ family, boardType })
  expect(queryOf(read(query))).toBe(query)
})

it.each(['?family=chess960', '?board_type=standard', '?country=Kazakhstan', '?gender=any'])(
  'what there can’t be is as if it were not there: %s',
  (query) => {
    expect(read(query)).toEqual(read(''))
  },
)

it('has the page and the name that is looked for', () => {
  expect(queryOf(read(''), { page: 3 })).toBe('?page=3')
  expect(queryOf(read('?family=otb'), { name: 'Dana O' })).toBe('?name=Dana+O&family=otb')
})
