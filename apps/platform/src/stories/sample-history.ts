import { type OnlineEnd, type PlayedGame, timeControls } from '@kingside/api'
import { lobbyPlayers } from './sample-lobby.ts'

const ends: readonly OnlineEnd[] = [
  { result: 'WHITE_WIN', reason: 'checkmate' },
  { result: 'WHITE_WIN', reason: 'time-control' },
  { result: 'DRAW', reason: 'draw-by-offer' },
  { result: 'BLACK_WIN', reason: 'not-reconnected' },
  { result: 'ABORT', reason: 'manual-abort-before-first-move' },
]

const points = [7, 9, 0, 12, null] as const
const types = ['worldchess', 'worldchess', 'fide', 'worldchess', 'non-rated'] as const
const day = 86_400_000
const latest = Date.UTC(2026, 0, 30, 18)

const from = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('The list of samples is empty.')
  return found
}

/** Finished games of the reader, latest first: each result, rated and unrated. */
export const playedGames = (count: number): readonly PlayedGame[] =>
  Array.from({ length: count }, (_, index) => gameAt(index))

function gameAt(index: number): PlayedGame {
  const color = index % 2 === 0 ? 'white' : 'black'
  const end = from(ends, index)
  const isWon = end.result === (color === 'white' ? 'WHITE_WIN' : 'BLACK_WIN')
  const change = from(points, index)
  return {
    game_id: `Z2FtZS0w${String(index).padStart(4, '0')}`,
    played_at: new Date(latest - index * day).toISOString(),
    color,
    rating: from(types, index) === 'non-rated' ? null : 1520 - index * 3,
    opponent: from(lobbyPlayers, index),
    time_control_id: from(timeControls, index * 3).id,
    rating_type: from(types, index),
    end,
    rating_change: change === null ? null : change * (isWon || change === 0 ? 1 : -1),
  }
}
