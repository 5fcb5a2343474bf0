import { describe, expect, it } from 'vitest'
import {
  bracketNeighbour,
  currentRound,
  type BracketKey,
  type BracketPlace,
  type BracketRound,
  type BracketSlot,
} from './bracket.ts'

const sizes = [4, 2, 1]
const at = (round: number, match: number): BracketPlace => ({ round, match })

describe('bracketNeighbour', () => {
  it.each<[BracketKey, BracketPlace, BracketPlace | undefined]>([
    ['next', at(0, 0), at(0, 1)],
    ['next', at(0, 3), undefined],
    ['previous', at(0, 1), at(0, 0)],
    ['previous', at(0, 0), undefined],
    ['forward', at(0, 2), at(1, 1)],
    ['forward', at(0, 3), at(1, 1)],
    ['forward', at(2, 0), undefined],
    ['back', at(1, 1), at(0, 2)],
    ['back', at(0, 1), undefined],
    ['first', at(0, 2), at(0, 0)],
    ['last', at(0, 2), at(0, 3)],
  ])('leads %s from %o to %o', (key, from, to) => {
    expect(bracketNeighbour(sizes, from, key)).toEqual(to)
  })
})

const player = (id: string, won: boolean): BracketSlot => ({ type: 'player', id, name: id, won })
const open: BracketSlot = { type: 'open', text: 'To be decided' }
const round = (id: string, slots: [BracketSlot, BracketSlot]): BracketRound => ({
  id,
  name: id,
  matches: [{ id, slots }],
})

describe('currentRound', () => {
  it('is the first round that is not over', () => {
    expect(
      currentRound([
        round('semi-finals', [player('a', true), player('b', false)]),
        round('final', [player('a', false), open]),
      ]),
    ).toBe(1)
  })

  it('counts a bye as over', () => {
    expect(
      currentRound([
        round('semi-finals', [player('a', false), { type: 'bye', text: 'Bye' }]),
        round('final', [player('a', false), open]),
      ]),
    ).toBe(1)
  })

  it('stays at the last round when everything is over', () => {
    expect(currentRound([round('final', [player('a', true), player('b', false)])])).toBe(0)
  })
})
