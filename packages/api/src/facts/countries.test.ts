import { expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { countries, countryOf } from './countries.ts'

it('has the Philippines at 119, for which there is a board of their own', () => {
  expect(countryOf(119)).toEqual({ id: 119, code: 'PH' })
})

it('gives each country one id, which never changes: accounts hold it', () => {
  expect(new Set(countries.map(({ code }) => code)).size).toBe(242)
  expect(countries.map(({ id }) => id)).toEqual(countries.map((_, index) => index + 1))
  expect(
    ['AD', 'KZ', 'MN', 'US', 'ZW'].map((code) => countries.find((c) => c.code === code)?.id),
  ).toEqual([1, 84, 102, 227, 242])
})

it.each(['en', 'kk', 'ru'])('has countries only that have a name in %s', (language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  expect(countries.filter(({ code }) => names.of(code) === undefined)).toEqual([])
})

it.each([
  [119, true],
  [242, true],
  [null, true],
  [243, false],
  [0, false],
  [-1, false],
  [1.5, false],
  ['119', false],
])('a profile may take the country %j: %j', (country, isTaken) => {
  const { body } = contract.me.update
  expect(body.safeParse({ country }).success).toBe(isTaken)
})
