import { expect, it } from 'vitest'
import { addressOf, chosenFilters, choicesOf } from './club-choices.ts'

const read = (query: string) => choicesOf(new URLSearchParams(query))

it.each([
  '/community',
  '/community?search=rook&country=KZ&membership=open&ordering=name&page=3',
  '/community?tab=events&country=FR&view=list&mine=1',
  '/community?tab=mine',
])('%s is read and written', (address) => {
  expect(addressOf(read(address.split('?')[1] ?? ''))).toBe(address)
})

it('takes nothing from an address that it does not know', () => {
  const made = 'tab=x&country=kz&membership=all&ordering=y&page=-1&view=z&mine=yes'
  expect(addressOf(read(made))).toBe('/community')
  expect(read(`search=${'x'.repeat(99)}`).search).toHaveLength(60)
})

it.each([
  ['', 0],
  ['search=rook&ordering=members', 0],
  ['country=KZ', 1],
  ['country=KZ&membership=open&ordering=new', 3],
])('%j has %i filters beside the search', (query, count) => {
  expect(chosenFilters(read(query))).toBe(count)
})
