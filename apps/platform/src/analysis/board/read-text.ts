import { ChessError, type ChessGame, parsePgnGames, startGame } from '@kingside/chess-game'
import { chessProblem, type ChessProblem } from '../../chess/moves/index.ts'

/** One of the games of a text. */
export interface FoundGame {
  readonly game: ChessGame
  /** The players and the event; null when the text has none. */
  readonly title: string | null
}

export type ReadText =
  | { readonly ok: true; readonly games: readonly [FoundGame, ...FoundGame[]] }
  | { readonly ok: false; readonly problem: ChessProblem }

/** The most games that a list shows. */
export const maxGames = 100

const fenStart = /^\s*[pnbrqk1-8]+(?:\/[pnbrqk1-8]+)+(?=\s|$)/i

/** Whether a text is meant as a position: the first word of a FEN has slashes, that of a PGN has none. */
const isFen = (text: string): boolean => fenStart.test(text)

/** Completes a FEN: people often copy only its first field, or its first four. */
function wholeFen(text: string): string {
  const fields = text.trim().split(/\s+/)
  if (fields.length === 1) return `${fields.join(' ')} w - - 0 1`
  return fields.length === 4 ? `${fields.join(' ')} 0 1` : fields.join(' ')
}

/** Reads a FEN, or up to `maxGames` games in PGN. Returns the first error. */
export function readText(text: string): ReadText {
  try {
    return isFen(text)
      ? { ok: true, games: [{ game: startGame(wholeFen(text)), title: null }] }
      : readPgn(text)
  } catch (error) {
    if (error instanceof ChessError) return { ok: false, problem: chessProblem(error, text) }
    throw error
  }
}

function readPgn(text: string): ReadText {
  const games: FoundGame[] = []
  let failed: ChessError | null = null
  for (const result of parsePgnGames(text)) {
    if (result.ok) games.push({ game: result.game, title: titleOf(result.game) })
    else failed ??= result.error
    if (games.length === maxGames) break
  }
  const [first, ...more] = games
  if (first && !(failed && more.length === 0)) return { ok: true, games: [first, ...more] }
  if (failed) return { ok: false, problem: chessProblem(failed, text) }
  return { ok: false, problem: { kind: 'pgn-empty' } }
}

const known = (tag: string | undefined) =>
  tag === undefined || /^[?\-.*\s]*$/.test(tag) ? '' : tag

/** The longest title: names in files have any length, and a list shows one line. */
const longestTitle = 80

/** The players, the event and the date; null when the headers have none. */
export function titleOf({ headers }: ChessGame): string | null {
  const players = [known(headers['White']), known(headers['Black'])].filter(Boolean).join(' – ')
  const facts = [players, known(headers['Event']), known(headers['Date'])].filter(Boolean)
  return facts.length > 0 ? facts.join(', ').slice(0, longestTitle) : null
}
