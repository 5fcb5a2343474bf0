import { expect, it } from 'vitest'
import { analysisItem, applyMove, parseFen, startFen } from '../index.ts'
import { type AnalysedPly, judge } from './game-review.ts'
import { isNearlyBest, keyMoments } from './key-moments.ts'

/** A game with what the engine says of each position: its best move, and its worth for the side to move. */
function reviewed(line: string, said: readonly (readonly [best: string, centipawns: number])[]) {
  let position = parseFen(startFen)
  const moves = line.split(' ').map((uci) => {
    position = applyMove(position, uci)
    return { uci, fen: position.fen }
  })
  const game = { initialFen: startFen, moves }
  const plies: AnalysedPly[] = []
  for (const [ply, [best, value]] of said.entries()) {
    const fen = moves[ply - 1]?.fen ?? startFen
    const lines = [{ score: { type: 'cp', value } as const, pv: [best] }]
    plies.push(judge(game, plies, analysisItem(fen, 14, lines), 2))
  }
  return { game, plies }
}

const { game, plies } = reviewed('e2e4 e7e5 d1h5 g8f6 h5e5 f8e7 a2a3', [
  ['e2e4', 30],
  ['e7e5', -30],
  ['g1f3', 30],
  // After the queen's early move.
  ['b8c6', 20],
  // After a pawn is left.
  ['h5e5', 90],
  ['f8e7', -90],
  ['e5g5', 85],
  ['e8g8', 20],
])

it('finds the moves that cost most, in the order of the game, with what was better', () => {
  expect(keyMoments(game, plies, null, 2)).toMatchObject([
    { ply: 4, color: 'b', played: 'g8f6', before: { fen: game.moves[2]?.fen } },
    { ply: 7, color: 'w', played: 'a2a3', before: { fen: game.moves[5]?.fen } },
  ])
  expect(keyMoments(game, plies, null, 1)).toMatchObject([{ ply: 4 }])
  expect(keyMoments(game, plies, 'w', 3)).toMatchObject([{ ply: 7 }])
})

it('takes no move for a mistake that the engine would play, or that is of an opening', () => {
  const played = keyMoments(game, plies, null, 9).map((moment) => moment.played)
  expect(played).not.toContain('f8e7')
  expect(played).not.toContain('e7e5')
})

it('counts a move as found that loses less than four percent', () => {
  const { fen } = applyMove(parseFen(startFen), 'd2d4')
  const worth = (at: string, best: string, value: number) =>
    analysisItem(at, 14, [{ score: { type: 'cp', value }, pv: [best] }])
  const before = worth(startFen, 'e2e4', 40)
  expect(isNearlyBest(before, worth(fen, 'd7d5', 0))).toBe(true)
  expect(isNearlyBest(before, worth(fen, 'd7d5', 10))).toBe(false)
})
