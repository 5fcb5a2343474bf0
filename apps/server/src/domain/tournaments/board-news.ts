import type { TournamentNews } from './run-change.ts'
import type { LiveBoard } from './run-store.ts'

/** What is told of a board to those who follow its tournament. */
export const boardNews = (board: LiveBoard): TournamentNews => ({
  type: 'board.change',
  board_id: board.gameId,
  table: board.table,
  status: board.end ? 'completed' : board.phase === 'PLAYING' ? 'goes' : 'expected',
  result: board.end?.result ?? null,
  ...(board.last && { last_move: board.last.uci, fen: board.last.fen }),
  ...(board.leftMs.w !== null && { white_ms_left: board.leftMs.w }),
  ...(board.leftMs.b !== null && { black_ms_left: board.leftMs.b }),
})
