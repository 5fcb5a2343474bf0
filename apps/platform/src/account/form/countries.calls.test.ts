import { expect, it } from 'vitest'
import kazakh from '../../platform/intl/countries.kz.json' with { type: 'json' }
import { countriesIn, countriesQuery } from './countries.calls.ts'

it('names every country in the reader’s language, in its order', () => {
  const english = countriesIn('en')
  expect(english.find(({ code }) => code === 'KZ')).toMatchObject({ name: 'Kazakhstan' })
  expect(english[0]?.name).toBe('Afghanistan')
  expect(countriesIn('ru').find(({ code }) => code === 'DE')).toMatchObject({ name: 'Германия' })
})

it('has a Kazakh name for each, where the browser has none', async () => {
  const countries = await countriesQuery('kk').queryFn()
  expect(countries.map(({ code }) => code).toSorted()).toEqual(Object.keys(kazakh).toSorted())
  expect(countries.find(({ code }) => code === 'DZ')).toMatchObject({ name: 'Алжир' })
})
