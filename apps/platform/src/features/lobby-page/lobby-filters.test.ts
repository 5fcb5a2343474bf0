import type { LobbyListsView } from '@kingside/machines/lobby-lists'
import { describe, expect, it } from 'vitest'
import { filterLists, isFiltered, noFilters } from './lobby-filters.ts'

const owner = { uid: 'u-1', name: 'Aigerim', title: null, rating: 1500 }
const challenge = (id: string, boardType: 'blitz' | 'rapid', mode: 'rated' | 'unrated') => ({
  id,
  owner,
  opponent: null,
  color: 'any' as const,
  mode,
  timeControl: { id: 9, boardType },
  limits: null,
  createdAt: 0,
})

const view: LobbyListsView = {
  isLive: true,
  challenges: {
    status: 'shown',
    content: [challenge('a', 'blitz', 'rated'), challenge('b', 'rapid', 'unrated')],
  },
  players: { status: 'empty' },
  games: { status: 'loading', content: null },
  counts: { status: 'loading', content: null },
}

const shown = (filters: Partial<typeof noFilters>) => {
  const { view: filtered, hidden } = filterLists(view, { ...noFilters, ...filters })
  const { challenges } = filtered
  return [challenges.status === 'empty' ? [] : challenges.content?.map(({ id }) => id), hidden]
}

describe('the lobby’s filters', () => {
  it('show everything at first', () => {
    expect(isFiltered(noFilters)).toBe(false)
    expect(shown({})).toEqual([['a', 'b'], 0])
  })

  it('leave one kind of time control, or one rating', () => {
    expect(shown({ time: 'rapid' })).toEqual([['b'], 1])
    expect(shown({ rating: 'rated' })).toEqual([['a'], 1])
    expect(shown({ time: 'rapid', rating: 'rated' })).toEqual([[], 2])
  })

  it('take challenges for single games', () => {
    expect(shown({ gameType: 'single' })).toEqual([['a', 'b'], 0])
    expect(shown({ gameType: 'tournaments' })).toEqual([[], 2])
  })

  it('leave lists alone that are on their way', () => {
    expect(filterLists(view, { ...noFilters, time: 'rapid' }).view.games).toEqual(view.games)
  })
})
