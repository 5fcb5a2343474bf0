import { ChessError, quoted } from '../chess-error.ts'
import {
  addressBefore,
  addressFrom,
  linesAlong,
  type MoveAddress,
  startAddress,
} from './address.ts'
import type { ChessGame } from './chess-game.ts'

const sameAddress = (a: MoveAddress, b: MoveAddress) =>
  a.length === b.length && a.every((index, place) => index === b[place])

/**
 * Puts the position after a move on the board.
 * @param at the move's address or its id, such as `4_0_2`; `-1` is the start position.
 * @throws {ChessError} `no-such-move`
 */
export function selectMove(game: ChessGame, at: MoveAddress | string): ChessGame {
  const selectedMoveAddress = addressFrom(at)
  if (sameAddress(selectedMoveAddress, game.selectedMoveAddress)) return game
  return game.with({ selectedMoveAddress })
}

/** Selects the previous move; from the start of a variation, the move that it branches from. */
export const selectPrevious = (game: ChessGame): ChessGame =>
  selectMove(game, addressBefore(game.selectedMoveAddress))

/** Selects the next move of the selected line. */
export function selectNext(game: ChessGame): ChessGame {
  const { selectedMoveAddress: address } = game
  const index = (address.at(-1) ?? -1) + 1
  const line = linesAlong(game, address).at(-1)
  return line?.[index] ? selectMove(game, [...address.slice(0, -1), index]) : game
}

/** Selects the start position. */
export const selectFirst = (game: ChessGame): ChessGame => selectMove(game, startAddress)

/** Selects the last move of the selected line. */
export function selectLast(game: ChessGame): ChessGame {
  const { selectedMoveAddress: address } = game
  const line = linesAlong(game, address).at(-1) ?? []
  return selectMove(game, [...address.slice(0, -1), line.length - 1])
}

/** Selects the main line's last move. */
export const stopCommenting = (game: ChessGame): ChessGame =>
  selectMove(game, [game.history.length - 1])

/**
 * Selects the main line's latest position with a FEN.
 * @throws {ChessError} `no-such-move`: "No move in history with fen ..."
 */
export function selectByFen(game: ChessGame, fen: string): ChessGame {
  if (fen === game.initialFen) return selectFirst(game)
  const index = game.history.findLastIndex((move) => move.fen === fen)
  if (index >= 0) return selectMove(game, [index])
  throw new ChessError(
    'no-such-move',
    `No move in history with fen ${fen.slice(0, 100)}`,
    `${quoted(fen)} is neither the start position nor one of the main line. Compare with move.fen.`,
  )
}
