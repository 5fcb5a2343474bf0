import { playerTitles } from '@kingside/api/facts'
import type { OnlineEnd } from '@kingside/api'
import { type ChessGame, ChessError, endOfPosition, streamPgn } from '@kingside/chess-game'
import type { RelayedLine } from '../games/relayed-line.ts'
import type { Sides } from '../games/game.types.ts'
import type { PlayerTitle } from './tournament.ts'

/** Somebody of a broadcast, by the tags of a PGN. */
export interface RelayedPlayer {
  readonly name: string
  readonly title: PlayerTitle | null
  readonly rating: number | null
  /** Of the tag `WhiteFideId` or `BlackFideId`. */
  readonly fideId: number | null
}

/** A game of a broadcast, as its PGN has it. */
export interface RelayedGame {
  /** From 1. */
  readonly round: number
  /** From 1; null where no tag says it: then it is the board at which these two play. */
  readonly table: number | null
  readonly players: Sides<RelayedPlayer>
  readonly initialFen: string
  readonly line: RelayedLine
  /** In which line of the text it begins, from 1. */
  readonly at: number
  /** Equal for equal texts. */
  readonly source: string
}

/** A PGN that can't be taken: why, in which line, and how to mend it. */
export class RelayPgnError extends Error {
  override readonly name = 'RelayPgnError'
  /** From 1. */
  readonly line: number

  constructor(line: number, what: string) {
    super(`Line ${line}: ${what}`)
    this.line = line
  }
}

/** Far above what games have; more is no game, but work for the server. */
const most = { games: 1_000, gameLength: 100_000, plies: 1_200, round: 99, table: 2_500, name: 60 }

/** A longer time on a clock is none. */
const longestClockMs = 100 * 3_600_000 - 1_000

/** So many characters are read before others get their turn. */
const chunkLength = 16_384

/**
 * Reads all games of a PGN. Every move is checked against the rules; comments, variations and tags that nobody needs are
 * passed over.
 * @throws RelayPgnError for the first mistake
 */
export async function readRelayPgn(text: string): Promise<readonly RelayedGame[]> {
  const games: RelayedGame[] = []
  try {
    const reading = streamPgn(chunksOf(text), { mode: 'STREAM', maxGameLength: most.gameLength })
    for await (const result of reading) {
      if (!result.ok) throw result.error
      const { line, text: source } = result.source
      games.push(relayedGame(result.game, line, source))
      if (games.length > most.games) {
        throw new RelayPgnError(line, `more than ${most.games} games. Send them in several parts.`)
      }
    }
  } catch (error) {
    if (error instanceof ChessError) throw described(error)
    throw error
  }
  if (games.length === 0) throw new RelayPgnError(1, 'there is no game. Send tags and moves.')
  refuseDoubles(games)
  return games
}

async function* chunksOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += chunkLength) {
    yield text.slice(at, at + chunkLength)
    // oxlint-disable-next-line no-await-in-loop -- lets others have their turn
    await new Promise((next) => setImmediate(next))
  }
}

/** What is wrong with a text, with its move where that is it. */
function described({ message, reason, place }: ChessError): RelayPgnError {
  const { line = 1, move } = place
  if (reason === 'too long') {
    return new RelayPgnError(line, `the game is longer than ${most.gameLength} characters.`)
  }
  if (!move)
    return new RelayPgnError(line, message.replace(/^The PGN can't be read in line \d+: /, ''))
  const dots = move.color === 'w' ? '.' : '…'
  return new RelayPgnError(line, `move ${move.number}${dots} can't be played: ${reason || message}`)
}

function relayedGame(game: ChessGame, at: number, source: string): RelayedGame {
  const { headers, history } = game
  const { round, table } = placeOf(headers, at)
  if (history.length > most.plies) {
    throw new RelayPgnError(at, `the game has more than ${most.plies / 2} moves.`)
  }
  const players = { w: playerOf(headers, 'White', at), b: playerOf(headers, 'Black', at) }
  if (keyOf(players.w.name) === keyOf(players.b.name)) {
    throw new RelayPgnError(at, `${players.w.name} can't play against themselves.`)
  }
  const plies = history.map(({ lan, position, comments }) => {
    if (lan === '0000') throw new RelayPgnError(at, 'a move is passed (--). Take it out.')
    const clock = comments.findLast((comment) => comment.clock !== undefined)?.clock
    return {
      uci: lan,
      fen: position.fen,
      clockMs: clock === undefined ? null : Math.min(clock, longestClockMs),
    }
  })
  const line = { plies, end: endOf(game) }
  return { round, table, players, initialFen: game.initialFen, line, at, source: source.trim() }
}

type Headers = ChessGame['headers']

/** `Round` is `3` or `3.12`; where it has no table, `Board` may have it. */
function placeOf(headers: Headers, at: number) {
  const tag = headers['Round'] ?? ''
  const [, round, ofRound] = /^(\d{1,4})(?:\.(\d{1,5}))?$/.exec(tag.trim()) ?? []
  if (round === undefined || Number(round) < 1 || Number(round) > most.round) {
    throw new RelayPgnError(
      at,
      `the tag Round is ${JSON.stringify(tag.slice(0, 40))}. Write the round and the board, such as [Round "3.12"].`,
    )
  }
  const board = ofRound ?? headers['Board']?.trim()
  if (board === undefined || board === '' || board === '?' || board === '-') {
    return { round: Number(round), table: null }
  }
  const table = /^\d{1,5}$/.test(board) ? Number(board) : 0
  if (table < 1 || table > most.table) {
    throw new RelayPgnError(
      at,
      `the board is ${JSON.stringify(board.slice(0, 40))}. Boards are numbered from 1 to ${most.table}.`,
    )
  }
  return { round: Number(round), table }
}

function playerOf(headers: Headers, side: 'White' | 'Black', at: number): RelayedPlayer {
  const name = cleanName(headers[side] ?? '')
  if (name === '' || name === '?') {
    throw new RelayPgnError(at, `the tag ${side} names nobody. Write [${side} "Name"].`)
  }
  const rating = Number(headers[`${side}Elo`])
  const fideId = headers[`${side}FideId`]?.trim() ?? ''
  return {
    name,
    title: playerTitles.find((known) => known === headers[`${side}Title`]?.toUpperCase()) ?? null,
    rating: Number.isInteger(rating) && rating > 0 && rating < 4_000 ? rating : null,
    fideId: /^\d{1,9}$/.test(fideId) ? Number(fideId) : null,
  }
}

/** Without what can't be seen, or turns the letters around it. */
const cleanName = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
      .trim(),
  )
    .slice(0, most.name)
    .join('')

/** By what somebody is known again. */
export const keyOf = (name: string): string => name.toLowerCase()

const results = { '1-0': 'WHITE_WIN', '0-1': 'BLACK_WIN', '1/2-1/2': 'DRAW' } as const

/** How it ended, with as much of the reason as position and tags tell. */
function endOf({ result: token, latestPosition, headers }: ChessGame): OnlineEnd | null {
  if (token === '*') return null
  const result = results[token]
  const end = endOfPosition(latestPosition)
  if (end?.result === 'white-win' && result === 'WHITE_WIN') return { result, reason: 'checkmate' }
  if (end?.result === 'black-win' && result === 'BLACK_WIN') return { result, reason: 'checkmate' }
  if (end?.result === 'draw' && result === 'DRAW') {
    return { result, reason: end.reason === 'stalemate' ? 'stalemate' : 'insufficient-material' }
  }
  const isOnTime = result !== 'DRAW' && /^time forfeit$/i.test(headers['Termination']?.trim() ?? '')
  return { result, reason: isOnTime ? 'time-control' : 'relayed' }
}

/** @throws RelayPgnError where two games have one board, or one player two boards of a round */
function refuseDoubles(games: readonly RelayedGame[]): void {
  const boards = new Map<string, number>()
  const seats = new Map<string, number>()
  for (const { round, table, players, at } of games) {
    const board = `${round}.${table}`
    const other = table === null ? undefined : boards.get(board)
    if (other !== undefined) {
      throw new RelayPgnError(
        at,
        `round ${round}, board ${table} is in line ${other} already. Give each game its own board.`,
      )
    }
    boards.set(board, at)
    for (const { name } of [players.w, players.b]) {
      const seat = `${round} ${keyOf(name)}`
      const before = seats.get(seat)
      if (before !== undefined) {
        throw new RelayPgnError(
          at,
          `${name} plays round ${round} in line ${before} already. One of the two has another player.`,
        )
      }
      seats.set(seat, at)
    }
  }
}
