import type { Attendance } from './missed-games.ts'
import type { RunBoard, RunState } from './run-state.ts'

/** Whether somebody came to a board that is decided. */
function attendanceAt({ white, end }: RunBoard, entry: number): Attendance {
  if (!end?.isForfeit) return 'played'
  const winner = { WHITE_WIN: 'white', BLACK_WIN: 'black', DRAW: null, CANCELLED: null }[end.result]
  return winner === (white === entry ? 'white' : 'black') ? 'played' : 'missed'
}

/** What somebody did in each round that is over: who was not paired was on hold. */
export function attendanceOf(entry: number, state: RunState): readonly Attendance[] {
  return state.rounds
    .filter(({ stage }) => stage === 'completed')
    .map(({ number }): Attendance => {
      const board = state.boards.find(
        ({ round, white, black }) => round === number && (white === entry || black === entry),
      )
      if (board) return attendanceAt(board, entry)
      const hasBye = state.byes.some((bye) => bye.round === number && bye.entry === entry)
      return hasBye ? 'bye' : 'on-hold'
    })
}
