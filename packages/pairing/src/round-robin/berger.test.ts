import { describe, expect, it } from 'vitest'
import { bergerRounds } from './berger.ts'

const textOf = (rounds: ReturnType<typeof bergerRounds>) =>
  rounds.map(({ pairs, bye }) =>
    [...pairs.map(({ white, black }) => `${white}-${black}`), ...(bye === null ? [] : [bye])].join(
      ' ',
    ),
  )

describe('the Berger tables', () => {
  it('are FIDE’s for six players, and for five without the sixth', () => {
    expect(textOf(bergerRounds(6))).toEqual([
      '1-6 2-5 3-4',
      '6-4 5-3 1-2',
      '2-6 3-1 4-5',
      '6-5 1-4 2-3',
      '3-6 4-2 5-1',
    ])
    expect(textOf(bergerRounds(5))).toEqual([
      '2-5 3-4 1',
      '5-3 1-2 4',
      '3-1 4-5 2',
      '1-4 2-3 5',
      '4-2 5-1 3',
    ])
  })

  it.each([2, 3, 4, 7, 8, 15, 16])(
    'let %i players meet once, each with both colours as often',
    (players) => {
      const rounds = bergerRounds(players)
      const met = rounds.flatMap(({ pairs }) =>
        pairs.map(({ white, black }) => [white, black].toSorted((a, b) => a - b).join()),
      )
      expect(new Set(met).size).toBe((players * (players - 1)) / 2)
      expect(met).toHaveLength((players * (players - 1)) / 2)
      for (let player = 1; player <= players; player += 1) {
        const whites = rounds.filter(({ pairs }) =>
          pairs.some(({ white }) => white === player),
        ).length
        expect(Math.abs(2 * whites - (players - 1))).toBeLessThanOrEqual(1)
        expect(rounds.filter(({ bye }) => bye === player)).toHaveLength(players % 2)
      }
    },
  )

  it('turn the colours in the second cycle', () => {
    expect(textOf(bergerRounds(2, 3))).toEqual(['1-2', '2-1', '1-2'])
    expect(textOf(bergerRounds(4, 2)).slice(3)).toEqual(['4-1 3-2', '3-4 2-1', '4-2 1-3'])
  })

  it('have two players or more', () => {
    expect(() => bergerRounds(1)).toThrow('two players or more, not 1')
  })
})
