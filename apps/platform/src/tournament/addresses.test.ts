import { describe, expect, it } from 'vitest'
import { addressOf, choicesOf, filterOf } from './list/list-choices.ts'
import { pageChoicesOf, queryOfChoices } from './page/page-choices.ts'

const listed = (query: string) => choicesOf(new URLSearchParams(query))

describe('the address of the list', () => {
  it.each([
    '',
    'tab=new',
    'tab=asia&kind=swiss&time=blitz&rating=fide&joinable=1&view=calendar',
    'stage=ended',
  ])('says the same when it is written again: %s', (query) => {
    const address = addressOf(listed(query))
    expect(address).toBe(query === '' ? '/tournaments' : `/tournaments?${query}`)
    expect(listed(address.split('?')[1] ?? '')).toEqual(listed(query))
  })

  it('counts what it does not know for nothing', () => {
    expect(
      listed('tab=<x>&kind=chess960&time=daily&rating=otb&stage=draft&joinable=yes&view=map'),
    ).toEqual(listed(''))
  })

  it('asks for what has ended from the latest on, and for one speed by its number', () => {
    expect(filterOf(listed('tab=biggest&stage=ended&time=blitz'))).toEqual({
      status: ['completed'],
      ordering: '-start',
      board_type: '3',
    })
    expect(filterOf(listed('tab=kids&joinable=1'))).toEqual({
      status: ['expected', 'goes'],
      kids: true,
      ordering: 'start',
      player_checks: true,
    })
  })
})

describe('the address of a tournament’s page', () => {
  const shown = (query: string) =>
    pageChoicesOf(new URLSearchParams(query), {
      tab: 'about',
      view: 'table',
      tabs: ['standings', 'games', 'about'],
    })

  it.each([
    '?tab=standings',
    '?tab=games&round=3&show=goes+completed&page=2&view=boards',
    '?tab=games&view=table',
    '?tab=standings&stage=2',
    '?tab=about',
  ])('says the same when it is written again: %s', (query) => {
    expect(queryOfChoices(shown(query))).toBe(query)
  })

  it('counts what it does not know for nothing, and has the usual tab', () => {
    expect(shown('tab=teams&round=0&page=-1&show=live&view=cubes')).toEqual({
      tab: 'about',
      round: null,
      page: 1,
      show: [],
      view: 'table',
      stage: null,
    })
    expect(shown('round=99999&page=1e3')).toEqual(shown(''))
  })

  it('leaves round and page behind with the games', () => {
    expect(queryOfChoices({ ...shown('tab=games&round=2&page=3'), tab: 'standings' })).toBe(
      '?tab=standings',
    )
  })
})
