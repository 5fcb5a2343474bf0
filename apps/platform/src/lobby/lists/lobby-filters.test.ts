import { boardTypeNames } from '@kingside/api'
import { ownChallenge } from '@kingside/machines/challenge/examples'
import type { LobbyListsView } from '@kingside/machines/lobby-lists'
import { describe, expect, it } from 'vitest'
import { filteredTimes, isFiltered, noFilters } from '../../chess/terms/game-filters.ts'
import { filterLists, isWanted } from './lobby-filters.ts'

const owner = { uid: 'u-1', name: 'Aigerim', title: null, rating: 1500 }
const challenge = (id: string, boardType: 'blitz' | 'rapid', mode: 'rated' | 'unrated') => ({
  ...ownChallenge,
  id,
  mode,
  timeControl: { id: 9, boardType },
})

const game = (
  gameId: string,
  boardType: 'blitz' | 'daily',
  mode: 'rated' | 'fide',
  tournamentId: string | null,
) => ({
  gameId,
  white: owner,
  black: owner,
  timeControl: { id: 9, boardType },
  mode,
  tournamentId,
  board: null,
})

const challenges = [challenge('a', 'blitz', 'rated'), challenge('b', 'rapid', 'unrated')]
const view: Pick<LobbyListsView, 'challenges' | 'games'> = {
  challenges: { status: 'shown', content: challenges },
  games: {
    status: 'shown',
    content: [game('g', 'blitz', 'rated', null), game('t', 'daily', 'fide', 'spring')],
  },
}

const shown = (chosen: Partial<typeof noFilters>) => {
  const filters = { ...noFilters, ...chosen }
  const { games, hidden } = filterLists(view, filters)
  return [
    challenges.filter((each) => isWanted(each, filters)).map(({ id }) => id),
    games.status === 'empty' ? [] : games.content?.map(({ gameId }) => gameId),
    hidden,
  ]
}

describe('the lobby’s filters', () => {
  it('show everything at first', () => {
    expect(isFiltered(noFilters)).toBe(false)
    expect(shown({})).toEqual([['a', 'b'], ['g', 't'], 0])
  })

  it('leave challenges and games of one kind of time control, or for one rating', () => {
    expect(shown({ time: 'rapid' })).toEqual([['b'], [], 3])
    expect(shown({ time: 'daily' })).toEqual([[], ['t'], 3])
    expect(shown({ rating: 'rated' })).toEqual([['a'], ['g'], 2])
    expect(shown({ rating: 'fide' })).toEqual([[], ['t'], 3])
    expect(shown({ time: 'rapid', rating: 'rated' })).toEqual([[], [], 4])
  })

  it('tell games of tournaments from single ones, as challenges are', () => {
    expect(shown({ gameType: 'single' })).toEqual([['a', 'b'], ['g'], 1])
    expect(shown({ gameType: 'tournaments' })).toEqual([[], ['t'], 3])
  })

  it('have each kind of time control', () => {
    expect(filteredTimes.toSorted()).toEqual(['any', ...boardTypeNames].toSorted())
  })

  it('leave lists alone that are on their way', () => {
    const coming = { ...view, games: { status: 'loading', content: null } } as const
    expect(filterLists(coming, { ...noFilters, time: 'rapid' }).games).toEqual(coming.games)
  })
})
