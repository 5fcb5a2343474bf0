import { contract } from '@kingside/api'
import { applyMove, parseFen, startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { createLiveBoards, positionAfterNews, positionOfBoard } from './live-boards.ts'

const [listed] = contract.tournamentBoards.list.example.results
const fenAfter = (...moves: readonly string[]) =>
  moves.reduce((before, uci) => applyMove(before, uci), parseFen(startFen)).fen

const moves = ['e2e4', 'e7e5', 'g1f3']
const known = {
  fen: fenAfter(...moves),
  lastMove: 'g1f3',
  leftMs: { w: 60_000, b: 58_000 },
  isRunning: true,
  at: 1_000,
}
const news = {
  type: 'board.change' as const,
  v: 1,
  tournamentId: '1',
  serverTs: 0,
  board_id: 'b-1',
  table: 1,
  status: 'goes' as const,
  result: null,
  last_move: 'b8c6',
  fen: fenAfter(...moves, 'b8c6'),
  black_ms_left: 55_000,
}

describe('the news of a board', () => {
  it('tell a move, and the clock of who made it', () => {
    expect(positionAfterNews(news, known, 2_000)).toEqual({
      fen: news.fen,
      lastMove: 'b8c6',
      leftMs: { w: 60_000, b: 55_000 },
      isRunning: true,
      at: 2_000,
    })
  })

  it('set no clock back where the move is known', () => {
    const same = { ...news, last_move: 'g1f3', fen: known.fen, white_ms_left: 60_000 }
    expect(positionAfterNews(same, known, 9_000)).toBeNull()
    expect(positionAfterNews({ ...same, result: 'DRAW' }, known, 9_000)?.isRunning).toBe(false)
  })

  it('leave the clocks standing until both have moved', () => {
    const first = { ...news, last_move: 'e2e4', fen: fenAfter('e2e4') }
    expect(positionAfterNews(first, undefined, 0)?.isRunning).toBe(false)
  })
})

describe('the boards that are shown', () => {
  it('are told of what is newer than they are, each alone', () => {
    const live = createLiveBoards(() => 0)
    const told: string[] = []
    live.listen('b-1', () => told.push('b-1'))
    const stop = live.listen('b-2', () => told.push('b-2'))
    live.tell('b-1', known)
    live.tell('b-1', { ...known, fen: fenAfter('e2e4'), lastMove: 'e2e4' })
    expect(live.of('b-1')).toBe(known)
    stop()
    live.tell('b-2', known)
    expect(told).toEqual(['b-1'])
  })

  it('stand as the list has them', () => {
    const of = { ...listed, moves: moves.join(' '), white_ends_at: null, black_ends_at: null }
    const position = positionOfBoard(of, 7)
    expect(position).toMatchObject({ fen: known.fen, lastMove: 'g1f3', isRunning: false, at: 7 })
    expect(positionOfBoard({ ...of, moves: '' }, 7)).toMatchObject({
      fen: startFen,
      lastMove: null,
    })
  })
})
