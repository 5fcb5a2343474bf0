import { playerTitles } from '@kingside/api/facts'
import { expect, it } from 'vitest'
import { seeded, type SeededPlayer } from './seeding.ts'

const player = (
  name: string,
  rating: number | null,
  title: SeededPlayer['title'] = null,
): SeededPlayer => ({ uid: name, name, rating, title })

const namesOf = (players: readonly SeededPlayer[]) => players.map(({ name }) => name)

it('seeds by rating, title and name; who is new has 1200, in FIDE-rated ones 900', () => {
  const players = [
    player('Ann', 1200),
    player('Ben', null),
    player('Cem', 1500),
    player('Dan', 1200, 'WCM'),
    player('Eve', 1200, 'CM'),
    player('Fay', 1000),
  ]
  expect(namesOf(seeded(players, 'worldchess'))).toEqual(['Cem', 'Eve', 'Dan', 'Ann', 'Ben', 'Fay'])
  expect(namesOf(seeded(players, 'fide'))).toEqual(['Cem', 'Eve', 'Dan', 'Ann', 'Fay', 'Ben'])
})

it('knows the order of all titles', () => {
  const titled = playerTitles.map((title) => player(title, 2000, title))
  expect(namesOf(seeded([player('none', 2000), ...titled], 'otb')).join(' ')).toBe(
    'GM IM WGM FM WIM CM WFM WCM AGM AIM AFM ACM none',
  )
})
