import { exportPgn, resultToken } from '@kingside/chess-game'
import type { ComputerGameView } from '@kingside/machines'

/** The headers of a PGN for the place and the time. */
export interface PgnOrigin {
  /** The site's address. */
  readonly site: string
  readonly date: Date
}

const isoDate = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** A game against the computer as PGN, with its names, date and time control. */
export function pgnOf(
  { setup, game, ...view }: ComputerGameView,
  { site, date }: PgnOrigin,
): string {
  const computer = `Stockfish level ${setup.level}`
  const [white, black] = setup.playerColor === 'w' ? ['Player', computer] : [computer, 'Player']
  const { clock } = setup
  return exportPgn(game, {
    headers: {
      Event: 'Game against the computer',
      Site: site,
      Date: isoDate(date).replaceAll('-', '.'),
      White: white,
      Black: black,
      TimeControl: clock ? `${clock.initialMs / 1000}+${clock.incrementMs / 1000}` : '-',
    },
    result: resultToken(view.status === 'over' ? view.end : undefined),
  })
}

export const pgnFileName = (date: Date): string => `kingside-${isoDate(date)}.pgn`
