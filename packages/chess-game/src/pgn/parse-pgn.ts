import { ChessError } from '../chess-error.ts'
import type { ChessGame } from '../game/chess-game.ts'
import { type PgnOptions, readGame } from './read-game.ts'
import { GameSplitter, type GameText, splitGames } from './split-games.ts'

/** A game of a PGN text, or why it can't be read; an error does not stop the games after it. */
export type PgnResult =
  | { readonly ok: true; readonly game: ChessGame; readonly source: GameText }
  | { readonly ok: false; readonly error: ChessError; readonly source: GameText }

function read(source: GameText, options: PgnOptions): PgnResult {
  try {
    return { ok: true, game: readGame(source, options), source }
  } catch (error) {
    if (error instanceof ChessError) return { ok: false, error, source }
    throw error
  }
}

/**
 * Reads the first game of a PGN text (the PGN standard's import format). Every move is checked against the rules, in
 * variations too. The last move of the main line is selected.
 * @throws {ChessError} with offset, line and ply: the errors of `applyMove` for a move;
 * `invalid-fen` for a FEN tag; `invalid-pgn` for anything else, an empty text too.
 */
export function parsePgn(text: string, options: PgnOptions = {}): ChessGame {
  const [first] = splitGames(text)
  if (first) return readGame(first, options)
  throw new ChessError('invalid-pgn', 'The PGN holds no game. Give it tags or moves.', 'no game', {
    offset: 0,
    line: 1,
  })
}

/**
 * Replaces a game by the first game of a PGN text; its name, mode and validation stay.
 * @throws {ChessError} as `parsePgn`; the game stays as it was.
 */
export const loadPgn = ({ name, mode, withValidation }: ChessGame, text: string): ChessGame =>
  parsePgn(text, { name, mode, withValidation })

/** Reads all games of a PGN text, one by one. */
export function* parsePgnGames(text: string, options: PgnOptions = {}): Generator<PgnResult> {
  for (const source of splitGames(text)) yield read(source, options)
}

/** How a stream of games is read. */
export interface PgnStreamOptions extends PgnOptions {
  /** The longest game that is read, in characters. @default 8 million */
  readonly maxGameLength?: number
}

/**
 * Reads games from a stream of any length, with at most one game in memory: the chunks of a file, of `fetch(…).body`,
 * or texts. Bytes are read as UTF-8.
 * @throws {ChessError} `invalid-pgn` when a game is longer than `maxGameLength`
 */
export async function* streamPgn(
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  { maxGameLength = 8_000_000, ...options }: PgnStreamOptions = {},
): AsyncGenerator<PgnResult> {
  const splitter = new GameSplitter()
  // Keep the byte order mark, so that offsets match the whole text.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for await (const chunk of chunks) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    for (const source of splitter.push(text)) yield read(source, options)
    if (splitter.waiting > maxGameLength) {
      throw new ChessError(
        'invalid-pgn',
        `A game is longer than ${maxGameLength} characters. Raise maxGameLength if that is meant.`,
        'too long',
        { offset: splitter.offset, line: splitter.line },
      )
    }
  }
  for (const source of splitter.end(decoder.decode())) yield read(source, options)
}
