import { describe, expect, it } from 'vitest'
import { opposite, sortRows } from './tableSort.ts'

const players = [
  { name: 'Өтеген', rating: 1840 },
  { name: 'Айша', rating: null },
  { name: 'Олжас', rating: 2210 },
  { name: 'Ботагөз', rating: 1840 },
]
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

describe('sortRows', () => {
  it('orders numbers from the least, keeps equal rows in order and puts rows without a value last', () => {
    const sorted = sortRows(players, (player) => player.rating, 'ascending')
    expect(names(sorted)).toEqual(['Өтеген', 'Ботагөз', 'Олжас', 'Айша'])
  })

  it('keeps rows without a value last when the direction turns', () => {
    const sorted = sortRows(players, (player) => player.rating, 'descending')
    expect(names(sorted)).toEqual(['Олжас', 'Өтеген', 'Ботагөз', 'Айша'])
  })

  it('orders names as the language does: Ө follows О in Kazakh', () => {
    const sorted = sortRows(players, (player) => player.name, 'ascending', 'kk')
    expect(names(sorted)).toEqual(['Айша', 'Ботагөз', 'Олжас', 'Өтеген'])
  })

  it('counts figures in texts as numbers', () => {
    const boards = [{ name: 'Board 10' }, { name: 'Board 2' }]
    expect(names(sortRows(boards, (board) => board.name, 'ascending'))).toEqual([
      'Board 2',
      'Board 10',
    ])
  })

  it('leaves the given rows as they are', () => {
    const given = [...players]
    sortRows(given, (player) => player.name, 'descending')
    expect(given).toEqual(players)
  })
})

describe('opposite', () => {
  it('turns both directions', () => {
    expect(opposite('ascending')).toBe('descending')
    expect(opposite('descending')).toBe('ascending')
  })
})
