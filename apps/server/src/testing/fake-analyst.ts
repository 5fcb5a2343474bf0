import { analysisItem, type EngineLine, legalMoves } from '@kingside/chess-game'
import type { Analyst, AnalystRequest } from '../domain/analysis/analyst.ts'

export interface FakeAnalyst extends Analyst {
  /** What it was asked, in order. */
  readonly asked: readonly AnalystRequest[]
  /** From now on each look waits for `release`. */
  readonly hold: () => void
  readonly release: () => void
  /** The next look fails. */
  readonly failNext: (error: Error) => void
  readonly setWaiting: (count: number) => void
}

/**
 * An analyst that answers at once with given lines.
 * @param linesOf the engine's lines, from the side to move. @default all moves are worth nothing
 */
export function fakeAnalyst(
  linesOf: (request: AnalystRequest) => readonly EngineLine[] = ({ fen, lines }) =>
    legalMoves(fen)
      .slice(0, lines)
      .map(({ lan }) => ({ score: { type: 'cp', value: 0 }, pv: [lan] })),
): FakeAnalyst {
  const asked: AnalystRequest[] = []
  let gate: Promise<void> = Promise.resolve()
  let open = () => {}
  let failure: Error | null = null
  let waiting = 0
  return {
    asked,
    hold: () => {
      gate = new Promise((go) => {
        open = go
      })
    },
    release: () => open(),
    failNext: (error) => {
      failure = error
    },
    setWaiting: (count) => {
      waiting = count
    },
    analyse: async (request) => {
      asked.push(request)
      await gate
      const error = failure
      failure = null
      if (error) throw error
      return analysisItem(request.fen, request.depth, linesOf(request))
    },
    waiting: () => waiting,
  }
}
