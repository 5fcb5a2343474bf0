import { expect, it } from 'vitest'
import { countries } from './countries.ts'
import { regionOfCountry } from './country-regions.ts'

it('puts every country of the list into one of four regions, Oceania with Asia', () => {
  const inRegion = (region: string) =>
    countries.filter(({ code }) => regionOfCountry(code) === region).map(({ code }) => code)
  expect(inRegion('africa')).toHaveLength(58)
  expect(inRegion('america')).toHaveLength(55)
  expect(inRegion('europe')).toEqual(expect.arrayContaining(['DE', 'TR', 'GE', 'IL']))
  expect(inRegion('asia')).toEqual(expect.arrayContaining(['KZ', 'UZ', 'AU', 'NZ', 'JP', 'PH']))
})
