import type { ChessGame, HistoryMove, Line, MoveAddress } from '@kingside/chess-game'

/** A row of the main line's table: a full move, or a half of it where notes come between. */
export interface MoveRow {
  /** The index in the main line of the row's first move. */
  readonly index: number
  /** The ply of the row's first move, from 0; even for White. */
  readonly ply: number
  readonly white: HistoryMove | undefined
  readonly black: HistoryMove | undefined
}

/** The ply of a game's first move: 0, or 1 when Black begins. */
export const firstPlyOf = ({ start }: ChessGame): number =>
  2 * (start.moveNumber - 1) + (start.turn === 'b' ? 1 : 0)

/** The text of comments; empty for comments with only a clock or an evaluation. */
export const wordsOf = (comments: HistoryMove['comments']): string =>
  comments
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ')

/** Whether notes follow the move, so that the next move begins a row and repeats its number. */
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

/** The line that contains an address; undefined when the game has no such line. */
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

/** Whether the game has a move at the address. */
export const hasMove = (game: ChessGame, address: MoveAddress): boolean =>
  lineAt(game, address)?.[address.at(-1) ?? -1] !== undefined

/**
 * The next or previous move of a line; before the first move of a variation comes the move that the variation branches
 * from. Undefined at either end.
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

/** Whether an id is in the line that a prefix such as `4_0` names, or in one of its variations. */
export const isWithin = (id: string, linePrefix: string): boolean => id.startsWith(`${linePrefix}_`)
