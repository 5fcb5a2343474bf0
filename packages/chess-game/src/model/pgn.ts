import { startFen, turnOf } from './fen.ts'
import type { ChessGame } from './game.ts'
import { type GameEnd, resultToken } from './game-end.ts'
import { formatPgnClock } from './pgn-clock.ts'

/** The tag pairs of a PGN; the seven-tag roster is completed and ordered on export. */
export type PgnTags = Readonly<Record<string, string>>

const roster = { Event: '?', Site: '?', Date: '????.??.??', Round: '-', White: '?', Black: '?' }

const escapeTag = (value: string) =>
  value
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')

const tagPair = ([name, value]: readonly [string, string]) => `[${name} "${escapeTag(value)}"]`

/** Breaks movetext into lines of at most 80 characters, as PGN's export format asks (8.2.1). */
function wrap(tokens: readonly string[]): string {
  const lines: string[] = []
  let line = ''
  for (const token of tokens) {
    const longer = line === '' ? token : `${line} ${token}`
    if (longer.length > 80) {
      lines.push(line)
      line = token
    } else line = longer
  }
  return [...lines, line].join('\n')
}

/** A game as PGN text (the PGN standard's export format), clocks as `[%clk]` comments. */
export function exportPgn(game: ChessGame, tags: PgnTags = {}, end?: GameEnd): string {
  const result = resultToken(end)
  const setUp = game.initialFen === startFen ? {} : { SetUp: '1', FEN: game.initialFen }
  const header = Object.entries({ ...roster, ...tags, Result: result, ...setUp }).map(tagPair)
  const blackBegins = turnOf(game.initialFen) === 'b'
  const firstNumber = Number(game.initialFen.split(' ')[5] ?? 1)
  const tokens = game.moves.flatMap((move, ply) => {
    const halfMove = ply + (blackBegins ? 1 : 0)
    const number = firstNumber + Math.floor(halfMove / 2)
    const white = halfMove % 2 === 0
    const afterComment = ply > 0 && game.moves[ply - 1]?.clockMs !== undefined
    return [
      ...(white ? [`${number}.`] : ply === 0 || afterComment ? [`${number}...`] : []),
      move.san,
      ...(move.clockMs === undefined ? [] : ['{', `[%clk ${formatPgnClock(move.clockMs)}]`, '}']),
    ]
  })
  return `${header.join('\n')}\n\n${wrap([...tokens, result])}\n`
}
