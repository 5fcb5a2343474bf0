import { ApiError } from '@kingside/api'
import { startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import type { GameReport } from './calls.ts'
import { pauseMs } from './calls.ts'
import { reportView } from './report-view.ts'

const asked = { report: undefined, error: null, isAsking: false, isAsked: true, isVisitor: false }

const ply = (
  at: number,
  uci: string | null,
  fen: string,
  line_eval: number | null = 0.3,
): GameReport['plies'][number] => ({
  ply: at,
  uci,
  analysis: {
    fen,
    depth: 12,
    multipv: line_eval === null ? [] : [{ line_eval, mate_in: null, line: [] }],
  },
  grade: uci === null ? null : 'best',
  accuracy: uci === null ? null : 99,
})

const done: GameReport = {
  status: 'done',
  progress: { done: 2, total: 2 },
  plies: [
    ply(0, null, startFen),
    ply(1, 'g1f3', 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1'),
  ],
  sides: {
    white: { accuracy: 99, average_centipawn_loss: 31 },
    black: { accuracy: null, average_centipawn_loss: null },
  },
}

describe('the analysis of a whole game', () => {
  it('is offered until it was asked for', () => {
    expect(reportView({ ...asked, isAsked: false })).toEqual({ status: 'offered' })
    expect(reportView({ ...asked, isAsking: true })).toEqual({ status: 'beginning' })
  })

  it('tells how far it is', () => {
    const report: GameReport = { ...done, status: 'running', sides: null }
    expect(reportView({ ...asked, report })).toEqual({ status: 'running', done: 2, total: 2 })
    const queued: GameReport = { ...report, status: 'queued', progress: { done: 0, total: 5 } }
    expect(reportView({ ...asked, report: queued, heard: 3 })).toEqual({
      status: 'running',
      done: 4,
      total: 5,
    })
  })

  it('has moves as people read them, and losses in pawns', () => {
    expect(reportView({ ...asked, report: done })).toEqual({
      status: 'done',
      start: { line_eval: 0.3, mate_in: null, winner: null },
      moves: [
        {
          ply: 1,
          number: 1,
          color: 'w',
          san: 'Nf3',
          grade: 'best',
          evaluation: { line_eval: 0.3, mate_in: null, winner: null },
        },
      ],
      sides: {
        white: { accuracy: 99, averageLoss: 0.31 },
        black: { accuracy: null, averageLoss: null },
      },
    })
  })

  it('counts the moves as the position says that the game began with', () => {
    const report: GameReport = {
      ...done,
      plies: [
        ply(0, null, '4k3/4p3/8/8/8/8/4P3/4K3 b - - 5 40'),
        ply(1, 'e7e5', '4k3/8/8/4p3/8/8/4P3/4K3 w - - 0 41'),
        ply(2, 'e2e4', '4k3/8/8/4p3/4P3/8/8/4K3 b - - 0 41'),
      ],
    }
    const view = reportView({ ...asked, report })
    expect(view.status === 'done' && view.moves).toMatchObject([
      { ply: 1, number: 40, color: 'b', san: 'e5' },
      { ply: 2, number: 41, color: 'w', san: 'e4' },
    ])
  })

  it('judges a position in which the game is over by its result', () => {
    const evaluationOf = (fen: string) => {
      const report: GameReport = {
        ...done,
        plies: [ply(0, null, startFen), ply(1, 'a2a3', fen, null)],
      }
      const view = reportView({ ...asked, report })
      return view.status === 'done' && view.moves[0]?.evaluation
    }
    expect(evaluationOf('rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3')).toEqual({
      line_eval: null,
      mate_in: 0,
      winner: 'b',
    })
    expect(evaluationOf('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')).toEqual({
      line_eval: 0,
      mate_in: null,
      winner: null,
    })
  })

  it('is looked up before it is offered, and offered where there is none', () => {
    const unasked = { ...asked, isAsked: false }
    const refused = (status: number, code: string) =>
      new ApiError({
        code: 'http',
        call: 'gaming.analysis.get',
        reason: `${status}`,
        response: {
          ok: false,
          status,
          statusText: '',
          headers: {},
          url: '',
          data: { code, detail: 'No.' },
        },
      })
    expect(reportView({ ...unasked, isAsking: true })).toEqual({ status: 'reading' })
    expect(reportView({ ...unasked, report: null })).toEqual({ status: 'offered' })
    for (const error of [refused(403, 'no_access_to_board_analysis'), refused(404, 'not_found')]) {
      expect(reportView({ ...unasked, error })).toEqual({ status: 'offered' })
    }
  })

  it('says what failed', () => {
    const report: GameReport = { ...done, status: 'failed', sides: null }
    expect(reportView({ ...asked, report })).toEqual({ status: 'failed', reason: 'analysis' })
    expect(
      reportView({
        ...asked,
        error: new ApiError({ code: 'offline', call: 'gaming.analysis.get', reason: 'no network' }),
      }),
    ).toEqual({
      status: 'failed',
      reason: 'unreachable',
    })
  })

  it('is asked for again, longer and longer apart', () => {
    expect([0, 1, 2, 20].map(pauseMs)).toEqual([1_000, 1_500, 2_250, 10_000])
  })
})
