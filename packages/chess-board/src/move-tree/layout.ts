import type { ChessGame, HistoryMove, Line, MoveAddress } from '@kingside/chess-game'

/** A line of the main line's table: a full move, or the half of it that notes have cut off. */
export interface MoveRow {
  /** The index in the main line of the row's first move. */
  readonly index: number
  /** The ply of the row's first move, from 0; even when White makes it. */
  readonly ply: number
  readonly white: HistoryMove | undefined
  readonly black: HistoryMove | undefined
}

/** The ply of a game's first move, from 0: Black begins on an odd one. */
export const firstPlyOf = ({ start }: ChessGame): number =>
  2 * (start.moveNumber - 1) + (start.turn === 'b' ? 1 : 0)

/** The words of comments; those that hold only a clock or an evaluation have none. */
export const wordsOf = (comments: HistoryMove['comments']): string =>
  comments
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ')

/** Something is written after the move, so the next one begins a line and repeats its number. */
export const isFollowedByNotes = ({ comments, variations }: HistoryMove): boolean =>
  variations.length > 0 || wordsOf(comments) !== ''

/** The main line in rows. */
export function rowsOf(history: Line, firstPly: number): MoveRow[] {
  const rows: MoveRow[] = []
  let index = 0
  while (index < history.length) {
    const ply = firstPly + index
    const move = history[index]
    const next = history[index + 1]
    if (!move) break
    if (ply % 2 === 1) rows.push({ index, ply, white: undefined, black: move })
    else {
      const black = isFollowedByNotes(move) ? undefined : next
      rows.push({ index, ply, white: move, black })
      if (black) index += 1
    }
    index += 1
  }
  return rows
}

/** The line in which an address is; undefined when the game has no such line. */
export function lineAt(game: ChessGame, address: MoveAddress): Line | undefined {
  let line: Line | undefined = game.history
  for (let place = 1; place < address.length; place += 2) {
    const index = address[place - 1] ?? -1
    const alternatives: readonly Line[] | undefined =
      place === 1 && index === game.history.length ? game.nextVariations : line[index]?.variations
    line = alternatives?.[address[place] ?? -1]
    if (!line) return undefined
  }
  return line
}

/** True when the game has a move at the address. */
export const hasMove = (game: ChessGame, address: MoveAddress): boolean =>
  lineAt(game, address)?.[address.at(-1) ?? -1] !== undefined

/**
 * The move beside one: the next of its line, or the one before; from the first move of a variation
 * back to the move after which it begins. Undefined at either end.
 */
export function moveBeside(
  game: ChessGame,
  address: MoveAddress,
  step: 1 | -1,
): MoveAddress | undefined {
  let length = address.length
  if (step === -1) while (length > 1 && address[length - 1] === 0) length -= 2
  const beside = [...address.slice(0, length - 1), (address[length - 1] ?? 0) + step]
  return hasMove(game, beside) ? beside : undefined
}

/** True when an id lies in the line that a prefix such as `4_0` names, or in one of its variations. */
export const isWithin = (id: string, linePrefix: string): boolean => id.startsWith(`${linePrefix}_`)
