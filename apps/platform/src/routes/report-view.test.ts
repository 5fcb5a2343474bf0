import { ApiError } from '@kingside/api'
import { startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import type { GameReport } from '../adapters/game/game-report.ts'
import { pauseMs } from '../adapters/game/game-report.ts'
import { reportView } from './report-view.ts'

const asked = { report: undefined, error: null, isAsking: false, isAsked: true, isVisitor: false }

const ply = (at: number, uci: string | null, fen: string): GameReport['plies'][number] => ({
  ply: at,
  uci,
  analysis: { fen, depth: 12, multipv: [] },
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
  })

  it('has moves as people read them, and losses in pawns', () => {
    expect(reportView({ ...asked, report: done })).toEqual({
      status: 'done',
      moves: [{ ply: 1, san: 'Nf3', grade: 'best' }],
      sides: {
        white: { accuracy: 99, averageLoss: 0.31 },
        black: { accuracy: null, averageLoss: null },
      },
    })
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
