import {
  type AnalysisItem,
  loadOpenings,
  lookAt,
  startFen,
  type UciTransport,
} from '@kingside/chess-game'
import { endedItem, type GameToAnalyse } from '@kingside/chess-game/review'
import type { GameReviewDeps, LookEffort } from '@kingside/machines/game-review'
import { createLoadedEngine, engineFailure, failureOf } from '../engine/loaded-engine.ts'

/** The browser's engine, as the review of a game and the mistakes that are tried again need it. */
export interface ReviewEngine extends GameReviewDeps {
  /** Judges the position after a move that was tried. */
  readonly judge: (fen: string, signal: AbortSignal) => Promise<AnalysisItem>
  /** Frees the engine. */
  readonly close: () => void
}

/** Two lines, because grades ask how good the second best move is. A game of 40 moves takes some seconds. */
const efforts = {
  quick: { depth: 10, moveTimeMs: 250, lines: 2 },
  deep: { depth: 16, moveTimeMs: 1_500, lines: 2 },
} as const satisfies Record<LookEffort, object>

/** A tried move is looked at so deeply, as far as the time lasts. */
const judging = { depth: 18, moveTimeMs: 6_000, lines: 1 } as const

export function createReviewEngine(openTransport: () => Promise<UciTransport>): ReviewEngine {
  const { engine, close } = createLoadedEngine(openTransport)
  const look = async (
    request: Parameters<typeof lookAt>[1],
    signal: AbortSignal,
  ): Promise<AnalysisItem> => {
    const ended = endedItem(request.fen)
    if (ended) return ended
    const ready = await engine()
    try {
      return await lookAt(ready, request, signal)
    } catch (error) {
      close()
      throw engineFailure(failureOf(error))
    }
  }
  return {
    close,
    prepare: async (game) => {
      const [plies] = await Promise.all([pliesOfOpening(game), engine()])
      return plies
    },
    look: ({ effort, ...position }, signal) => look({ ...efforts[effort], ...position }, signal),
    judge: (fen, signal) => look({ ...judging, fen, initialFen: fen, moves: [] }, signal),
  }
}

/** Without the book, no move is of an opening. */
async function pliesOfOpening({ initialFen, moves }: GameToAnalyse): Promise<number> {
  if (initialFen !== startFen) return 0
  const book = await loadOpenings().catch(() => null)
  return book?.byMoves(moves.map(({ uci }) => uci))?.ply ?? 0
}
