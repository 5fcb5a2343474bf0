import type { GameBoard, TopGame } from '@kingside/api'
import { describe, expect, it } from 'vitest'
import { manualClock } from '../../testing/manual-clock.ts'
import { createLiveGames } from './live-games.ts'

const player = (name: string) =>
  ({ uid: name, name, kind: 'member', rating: 2000, title: null, country: null }) as const

const start: GameBoard = { fen: 'start', last_move: null, result: null }
const opened: GameBoard = { fen: 'after e4', last_move: 'e2e4', result: null }
const over: GameBoard = { ...opened, result: 'BLACK_WIN' }

/** The list over games that the test moves and ends. */
function world(...gameIds: readonly string[]) {
  const clock = manualClock()
  const boards = new Map<string, GameBoard>(gameIds.map((gameId) => [gameId, start]))
  const reads: (readonly string[])[] = []
  const gameOf = (gameId: string): TopGame => ({
    gameId,
    white: player('White'),
    black: player('Black'),
    rating_type: 'worldchess',
    time_control_id: 9,
    tournament_id: null,
    board: boards.get(gameId),
  })
  const games = createLiveGames({
    clock,
    limit: 2,
    topGamesReader: {
      topGames: async (limit) =>
        [...boards].flatMap(([id, { result }]) => (result ? [] : [gameOf(id)])).slice(0, limit),
      boardsOf: async (ids) => {
        reads.push(ids)
        return ids.flatMap((gameId) => {
          const board = boards.get(gameId)
          return board ? [{ gameId, board }] : []
        })
      },
    },
  })
  const lookAfter = async (ms: number) => {
    clock.pass(ms)
    return (await games.look()).map((news) => {
      if (news.type === 'games.updated') return news.games.map(({ gameId }) => gameId).join(' ')
      if (news.type === 'games.moved')
        return Object.fromEntries(news.games.map((g) => [g.gameId, g.board]))
      return news.type
    })
  }
  return { boards, reads, lookAfter }
}

describe('the games of the lobby', () => {
  it('are listed at once, and told again only when others are played', async () => {
    const { boards, lookAfter } = world('a')
    expect(await lookAfter(0)).toEqual(['a'])
    expect(await lookAfter(2_000)).toEqual([])
    boards.set('b', start)
    expect(await lookAfter(1_000)).toEqual([])
    expect(await lookAfter(1_000)).toEqual(['a b'])
    boards.delete('a')
    boards.set('c', start)
    expect(await lookAfter(9_000)).toEqual([])
    expect(await lookAfter(1_000)).toEqual(['b c'])
  })

  it('keep their places when better ones are played', async () => {
    const { boards, lookAfter } = world('b', 'c')
    expect(await lookAfter(0)).toEqual(['b c'])
    boards.delete('b')
    boards.set('d', start)
    const rest = [...boards]
    boards.clear()
    for (const [gameId, board] of [['a', start] as const, ...rest]) boards.set(gameId, board)
    expect(await lookAfter(10_000)).toEqual(['c a'])
  })

  it('tell the moves of those that moved, once', async () => {
    const { boards, lookAfter } = world('a', 'b')
    await lookAfter(0)
    expect(await lookAfter(1_000)).toEqual([])
    boards.set('b', opened)
    expect(await lookAfter(1_000)).toEqual([{ b: opened }])
    expect(await lookAfter(1_000)).toEqual([])
    // Who began to follow in the moment of the move has missed it.
    expect(await lookAfter(7_000)).toEqual(['a b'])
    expect(await lookAfter(10_000)).toEqual([])
  })

  it('show their result for 10 s, also those that ended just before a new list', async () => {
    const { boards, reads, lookAfter } = world('a', 'b', 'c')
    expect(await lookAfter(0)).toEqual(['a b'])
    boards.set('b', over)
    expect(await lookAfter(10_000)).toEqual([{ b: over }, 'a b'])
    await lookAfter(1_000)
    // What is over is not looked at any more.
    expect(reads.at(-1)).toEqual(['a'])
    expect(await lookAfter(9_000)).toEqual(['a c'])
  })
})
