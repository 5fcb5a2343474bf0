import { analysisItem, applyMove, parseFen, startFen } from '../index.ts'
import { expect, it } from 'vitest'
import { type AnalysedPly, endedItem, judge, reviewSides } from './game-review.ts'
import { accuracyOf, centipawnsOf, winPercent } from './winning-chances.ts'

function gameOf(line: string) {
  let position = parseFen(startFen)
  const moves = line.split(' ').map((uci) => {
    position = applyMove(position, uci)
    return { uci, fen: position.fen }
  })
  return { initialFen: startFen, moves }
}

it('knows the chances and the accuracy of the published curves', () => {
  expect(winPercent(0, 'w')).toBe(50)
  expect(winPercent(100, 'w')).toBeCloseTo(59.1, 1)
  expect(winPercent(100, 'b')).toBeCloseTo(40.9, 1)
  expect(accuracyOf(50, 50)).toBeCloseTo(100, 1)
  expect(accuracyOf(50, 80)).toBeCloseTo(100, 1)
  expect(accuracyOf(60, 40)).toBeCloseTo(40, 0)
  expect(accuracyOf(100, 0)).toBe(0)
})

it('takes a mate and what is beyond ten pawns for the same, and a mated position for lost', () => {
  const mate = analysisItem('7k/8/5KQ1/8/8/8/8/8 w - - 0 1', 9, [
    { score: { type: 'mate', value: 1 }, pv: ['g6g7'] },
  ])
  expect(centipawnsOf(mate)).toBe(1_000)
  const mated = '7k/6Q1/5K2/8/8/8/8/8 b - - 0 1'
  expect(centipawnsOf({ fen: mated, depth: 0, multipv: [] })).toBe(1_000)
  const stalemate = '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'
  expect(centipawnsOf({ fen: stalemate, depth: 0, multipv: [] })).toBe(0)
})

it('judges each move and both sides of the shortest mate', () => {
  const foolsMate = 'f2f3 e7e5 g2g4 d8h4'
  const game = gameOf(foolsMate)
  const said = [
    { worth: 20, best: 'e2e4' },
    { worth: 60, best: 'e7e5' },
    { worth: -60, best: 'e2e4' },
    { worth: 'mate', best: 'd8h4' },
  ] as const
  const plies: AnalysedPly[] = []
  for (const [ply, fen] of [startFen, ...game.moves.map((move) => move.fen)].entries()) {
    const { worth, best } = said[ply] ?? { worth: 0, best: '' }
    const score =
      worth === 'mate'
        ? ({ type: 'mate', value: 1 } as const)
        : ({ type: 'cp', value: worth } as const)
    const item = endedItem(fen) ?? analysisItem(fen, 14, [{ score, pv: [best] }])
    plies.push(judge(game, plies, item, 2))
  }
  expect(plies.map(({ ply, grade }) => [ply, grade])).toEqual([
    [0, null],
    [1, 'opening'],
    [2, 'opening'],
    [3, 'blunder'],
    [4, 'best'],
  ])
  const { w, b } = reviewSides(plies, foolsMate.split(' '))
  expect(w.averageCentipawnLoss).toBe((80 + 940) / 2)
  expect(w.accuracy).toBeLessThan(60)
  expect(b).toEqual({ accuracy: 100, averageCentipawnLoss: 0 })
})

it('holds what the engine sees only after its own choice against nobody', () => {
  const game = gameOf('e2e4')
  const worth = (fen: string, best: string, value: number) =>
    analysisItem(fen, 14, [{ score: { type: 'cp', value }, pv: [best] }])
  const first = judge(game, [], worth(startFen, 'e2e4', 30), 0)
  const second = judge(game, [first], worth(game.moves[0]?.fen ?? '', 'e7e5', 400), 0)
  expect(second).toMatchObject({ grade: 'best', accuracy: 100 })
  expect(reviewSides([first, second], ['e2e4']).w).toEqual({
    accuracy: 100,
    averageCentipawnLoss: 0,
  })
})

it('has nothing to say of a side that made no move', () => {
  const game = gameOf('e2e4')
  const first = judge(game, [], analysisItem(startFen, 1, []), 0)
  const second = judge(game, [first], analysisItem(game.moves[0]?.fen ?? '', 1, []), 0)
  expect(reviewSides([first, second], ['e2e4']).b).toEqual({
    accuracy: null,
    averageCentipawnLoss: null,
  })
})
