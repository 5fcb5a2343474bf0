import { describe, expect, it } from 'vitest'
import { startFen } from '../position/start-fen.ts'
import { type AnalysisItem, analysisItem, uploadAnalysis } from './analysis.ts'
import { selectFirst, selectMove } from './navigate.ts'
import { playMove, startGame, uploadHistory } from './play.ts'

const blackToMove = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
const cp = (value: number) => ({ type: 'cp', value }) as const
const mate = (value: number) => ({ type: 'mate', value }) as const

describe("an engine's lines", () => {
  it('become an item with SAN beside LAN and three moves of each line', () => {
    const pv = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5']
    expect(
      analysisItem(startFen, 20, [
        { score: cp(31), pv },
        { score: cp(-7), pv: ['d2d4'] },
      ]),
    ).toEqual({
      fen: startFen,
      depth: 20,
      multipv: [
        {
          line_eval: 0.31,
          mate_in: null,
          line: [
            { from: 'e2', to: 'e4', san: 'e4', lan: 'e2e4', type: 'p' },
            { from: 'e7', to: 'e5', san: 'e5', lan: 'e7e5', type: 'p' },
            { from: 'g1', to: 'f3', san: 'Nf3', lan: 'g1f3', type: 'n' },
          ],
        },
        {
          line_eval: -0.07,
          mate_in: null,
          line: [{ from: 'd2', to: 'd4', san: 'd4', lan: 'd2d4', type: 'p' }],
        },
      ],
    })
  })

  it('have as many moves as are asked for', () => {
    const lines = [{ score: cp(0), pv: ['e2e4', 'e7e5', 'g1f3', 'b8c6'] }]
    const lengthOf = (lineLength: number) =>
      analysisItem(startFen, 1, lines, { lineLength }).multipv[0]?.line.length
    expect([0, 1, 3, 4, 9].map(lengthOf)).toEqual([0, 1, 3, 4, 4])
  })

  it.each([
    [startFen, cp(50), 0.5, null],
    [blackToMove, cp(50), -0.5, null],
    [startFen, cp(0), 0, null],
    [blackToMove, cp(0), 0, null],
    [startFen, mate(3), null, 3],
    [startFen, mate(-3), null, -3],
    [blackToMove, mate(3), null, -3],
    [blackToMove, mate(-3), null, 3],
    [blackToMove, mate(0), null, 0],
  ])("in %s %j is %s pawns, mate in %s from White's side", (fen, score, line_eval, mate_in) => {
    expect(analysisItem(fen, 1, [{ score, pv: [] }]).multipv).toEqual([
      { line_eval, mate_in, line: [] },
    ])
  })

  it('name castling, promotion and mate as SAN does', () => {
    const { multipv } = analysisItem('7k/P5pp/8/8/8/8/8/4K2R w K - 0 1', 1, [
      { score: mate(1), pv: ['a7a8q'] },
      { score: cp(1), pv: [{ from: 'e1', to: 'g1' }] },
    ])
    expect(multipv.map(({ line }) => line.map(({ san, type }) => [san, type]))).toEqual([
      [['a8=Q#', 'p']],
      [['O-O', 'k']],
    ])
  })

  it('with a move that is not legal are refused with its place in the line', () => {
    expect(() => analysisItem(startFen, 1, [{ score: cp(1), pv: ['e2e4', 'e2e4'] }])).toThrow(
      expect.objectContaining({ code: 'no-moving-piece', place: { ply: 2 } }),
    )
  })
})

describe('uploading analysis', () => {
  const game = playMove(selectFirst(uploadHistory(startGame(), ['e4', 'e5'])), 'd4')
  const item = (fen: string, depth: number): AnalysisItem => ({ fen, depth, multipv: [] })
  const fens = [startFen, ...game.history.map(({ fen }) => fen), game.currentFen]

  it('takes many items at once, for variations too, and shows that of the selected position', () => {
    const items = fens.map((fen) => item(fen, 10))
    const after = uploadAnalysis(game, items)
    expect(after.analysis).toEqual(items)
    expect(after.currentAnalysisItem).toBe(items[3])
    expect(selectMove(after, '0').currentAnalysisItem).toBe(items[1])
    expect(selectFirst(after).currentAnalysisItem).toBe(items[0])
    expect(game.currentAnalysisItem).toBeUndefined()
    expect(after.history).toBe(game.history)
  })

  it('lets a deeper look take the place of a shallower one, and keeps the others', () => {
    const first = uploadAnalysis(game, [item(startFen, 10), item(blackToMove, 10)])
    const deeper = item(startFen, 11)
    const after = uploadAnalysis(first, [deeper])
    expect(after.analysis).toEqual([deeper, item(blackToMove, 10)])
    expect(after.analysis[0]).toBe(deeper)
    expect(after.analysis[1]).toBe(first.analysis[1])
    expect(uploadAnalysis(after, [item(startFen, 9)])).toBe(after)
    expect(uploadAnalysis(after, [])).toBe(after)
    expect(uploadAnalysis(after, after.analysis)).toBe(after)
  })

  it('takes tries from the latest position', () => {
    const stream = playMove(startGame({ mode: 'STREAM' }), 'e4')
    expect(uploadAnalysis(stream, [item(blackToMove, 1)]).currentAnalysisItem?.depth).toBe(1)
  })

  it('refuses all of them when the game has no such position', () => {
    const json = JSON.stringify(game)
    expect(() => uploadAnalysis(game, [item(startFen, 1), item('hello', 1)])).toThrow(
      expect.objectContaining({
        code: 'no-history-item',
        message: 'There is no history item with fen hello',
        reason: expect.stringContaining('Compare with move.fen'),
      }),
    )
    expect(JSON.stringify(game)).toBe(json)
  })
})
