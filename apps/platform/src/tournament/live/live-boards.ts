import { applyMove, parseFen, startFen, turnOf } from '@kingside/chess-game'
import type { WatchedPosition } from '../../game/connection/index.ts'
import type { TournamentNews } from '../calls.ts'
import type { Board } from '../tournament.types.ts'

/** The positions of boards that go on: who shows a board draws itself anew, and nothing else does. */
export interface LiveBoards {
  /** The monotonic clock of their positions, in ms. */
  readonly now: () => number
  /** The newest that is known; undefined for a board that nobody has told of. */
  readonly of: (gameId: string) => WatchedPosition | undefined
  /** @returns a function that stops listening */
  readonly listen: (gameId: string, listener: () => void) => () => void
  /** What comes late changes nothing. */
  readonly tell: (gameId: string, position: WatchedPosition) => void
}

/** @param now the page's monotonic clock, in ms */
export function createLiveBoards(now: () => number): LiveBoards {
  const known = new Map<string, WatchedPosition>()
  const listeners = new Map<string, Set<() => void>>()
  return {
    now,
    of: (gameId) => known.get(gameId),
    listen: (gameId, listener) => {
      const those = listeners.get(gameId) ?? new Set()
      listeners.set(gameId, those.add(listener))
      return () => void those.delete(listener)
    },
    tell: (gameId, position) => {
      const before = known.get(gameId)
      if (before && pliesOf(before.fen) > pliesOf(position.fen)) return
      known.set(gameId, position)
      for (const listener of listeners.get(gameId) ?? []) listener()
    },
  }
}

/** How many plies were played before a position. */
function pliesOf(fen: string): number {
  const move = Number(fen.split(' ')[5] ?? 1)
  return 2 * (move - 1) + (turnOf(fen) === 'b' ? 1 : 0)
}

/** A board as a list has it. @param now the page's monotonic clock, in ms */
export function positionOfBoard(board: Board, now: number): WatchedPosition {
  const moves = board.moves === '' ? [] : board.moves.split(' ')
  const position = moves.reduce((before, uci) => applyMove(before, uci), parseFen(startFen))
  return {
    fen: position.fen,
    lastMove: moves.at(-1) ?? null,
    leftMs: { w: board.white_ms_left, b: board.black_ms_left },
    isRunning: board.white_ends_at !== null || board.black_ends_at !== null,
    at: now,
  }
}

type BoardNews = Extract<TournamentNews, { readonly type: 'board.change' }>

/** A board after its news; null where they tell nothing new. */
export function positionAfterNews(
  news: BoardNews,
  before: WatchedPosition | undefined,
  now: number,
): WatchedPosition | null {
  if (news.fen === undefined || news.last_move === undefined) return null
  // News come up to a second after the move: of one that is known they would set the clock back.
  const isMove = !before || pliesOf(news.fen) > pliesOf(before.fen)
  if (!isMove && news.result === null) return null
  // A side that has not moved has what it began with.
  const start = before?.leftMs ?? { w: 0, b: 0 }
  return {
    fen: news.fen,
    lastMove: news.last_move,
    leftMs: { w: news.white_ms_left ?? start.w, b: news.black_ms_left ?? start.b },
    isRunning: news.result === null && pliesOf(news.fen) >= pliesBeforeClocks,
    at: now,
  }
}

/** The clocks run when both have made their first move. */
const pliesBeforeClocks = 2
