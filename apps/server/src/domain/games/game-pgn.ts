import type { GameResult, LobbyPlayer, OnlineEndReason, RatingType } from '@kingside/api'
import {
  type ClockSettings,
  exportPgn,
  formatTimeControlTag,
  type ResultToken,
  startFen,
  startGame,
  timePeriodsOf,
  uploadHistory,
} from '@kingside/chess-game'
import { startMs } from './game-limits.ts'
import type { GameRecord } from './game-reader.ts'

const tokens = {
  WHITE_WIN: '1-0',
  DRAW: '1/2-1/2',
  BLACK_WIN: '0-1',
  ABORT: '*',
  CANCELLED: '*',
  UNEXPECTED: '*',
} as const satisfies Record<GameResult, ResultToken>

const ratingNames = {
  'non-rated': 'Unrated',
  worldchess: 'Rated',
  fide: 'FIDE-rated',
  otb: 'Over the board',
} as const satisfies Record<RatingType, string>

/** What of a game its PGN says. */
export type PrintedGame = Pick<
  GameRecord,
  'state' | 'players' | 'timeControl' | 'ratingType' | 'createdAt'
>

/**
 * A finished game as PGN, with what each mover had left after each move (`%clk`).
 * @param place of a tournament's game: the name of that, and the round and table
 */
export function pgnOf(
  record: PrintedGame,
  place?: { readonly event: string; readonly round: string },
): string {
  const { state, players, timeControl, ratingType, createdAt } = record
  const { initialFen, clock } = state.config
  // Of a game that was played elsewhere it may be that no time is known.
  const isTimed =
    !state.config.isRelayed ||
    state.turns.some(
      ({ absNum, leftMs }) => leftMs !== startMs(clock, absNum % 2 === 1 ? 'w' : 'b'),
    )
  const moves = state.turns.map(({ uci, leftMs }) => ({
    move: uci,
    ...(isTimed && { clockMs: leftMs }),
  }))
  const game = uploadHistory(startGame({ fen: initialFen, mode: 'ONLINE' }), moves)
  const day = createdAt.toISOString().slice(0, 10).replaceAll('-', '.')
  return exportPgn(game, {
    result: tokens[state.end?.result ?? 'UNEXPECTED'],
    headers: {
      Event: place?.event ?? `${ratingNames[ratingType]} ${timeControl.board_type_name}`,
      Site: 'Kingside',
      Date: day,
      Round: place?.round ?? '-',
      White: nameOf(players.w),
      Black: nameOf(players.b),
      UTCDate: day,
      UTCTime: createdAt.toISOString().slice(11, 19),
      ...eloTags('White', players.w),
      ...eloTags('Black', players.b),
      TimeControl: timeControlTag(clock),
      Termination: state.end ? termination(state.end.reason) : 'unterminated',
      ...(initialFen !== startFen && { SetUp: '1', FEN: initialFen }),
    },
  })
}

/** A visitor has no name; PGN's word for that is `?`. */
const nameOf = ({ name }: LobbyPlayer): string => name || '?'

const eloTags = (side: 'White' | 'Black', { rating, title }: LobbyPlayer) => ({
  ...(rating !== null && { [`${side}Elo`]: String(rating) }),
  ...(title !== null && { [`${side}Title`]: title }),
})

const timeControlTag = (clock: ClockSettings): string =>
  formatTimeControlTag({ type: 'periods', periods: timePeriodsOf(clock) })

/** PGN's words for how a game ended (PGN standard, 9.8.1). */
function termination(reason: OnlineEndReason): string {
  switch (reason) {
    case 'time-control':
    case 'insufficient-material-by-timeout-white':
    case 'insufficient-material-by-timeout-black':
      return 'time forfeit'
    case 'one-connection-timeout':
    case 'disconnect':
    case 'not-reconnected':
    case 'both-connections-timeout':
    case 'first-move-timeout-white':
    case 'first-move-timeout-black':
    case 'manual-abort-while-connecting':
    case 'manual-abort-before-first-move':
    case 'left-before-start':
      return 'abandoned'
    case 'error':
    case 'finished-by-system':
      return 'adjudication'
    case 'draw-by-offer':
    case 'fifty-moves':
    case 'seventy-five-moves':
    case 'threefold-repetition':
    case 'fivefold-repetition':
    case 'insufficient-material':
    case 'stalemate':
    case 'checkmate':
    case 'resignation':
    case 'relayed':
      return 'normal'
    default:
      return reason satisfies never
  }
}
