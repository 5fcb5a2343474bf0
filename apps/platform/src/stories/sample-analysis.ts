import type { CallResponse, contract } from '@kingside/api'
import { startFen } from '@kingside/chess-game'
import { snapshotOfGame } from './sample-game.ts'

type Analysis = NonNullable<CallResponse<typeof contract.gaming.analysis.get>>
type Ply = Analysis['plies'][number]

const ply = (
  at: number,
  uci: string | null,
  fen: string,
  line_eval: number,
  grade: Ply['grade'],
): Ply => ({
  ply: at,
  uci,
  analysis: { fen, depth: 14, multipv: [{ line_eval, mate_in: null, line: [] }] },
  grade,
  accuracy: grade && 90,
})

const judged = [
  [0.3, 'opening'],
  [0.4, 'opening'],
  [0.3, 'best'],
  [2.1, 'mistake'],
  [0.9, 'inaccuracy'],
  [4.6, 'blunder'],
] as const

/** An analysis of the sample game, with worse grades than its moves deserve. */
export const analysisOfGame: Analysis = {
  status: 'done',
  progress: { done: 7, total: 7 },
  plies: [
    ply(0, null, startFen, 0.3, null),
    ...snapshotOfGame.turns.map(({ uci, fen }, index) => {
      const [line_eval, grade] = judged[index] ?? [0, 'good']
      return ply(index + 1, uci, fen, line_eval, grade)
    }),
  ],
  sides: {
    white: { accuracy: 88.4, average_centipawn_loss: 41 },
    black: { accuracy: 52, average_centipawn_loss: 184 },
  },
}
