import type { Sides } from '../../games/game.types.ts'
import { type RelayedGame, type RelayedPlayer, RelayPgnError } from '../relay-pgn.ts'
import type { BoardEnd } from '../run-state.ts'
import { latin } from './latin-name.ts'

/** Who sits at a board over the board. */
export interface SeatedPlayer {
  /** The id of the entry. */
  readonly entryId: number
  /** As it is shown. */
  readonly name: string
  /** All names by which a PGN may call the player, the shown one among them. */
  readonly names: readonly string[]
  readonly fideId: number | null
}

/** A board of a tournament over the board. */
export interface SeatedBoard {
  readonly round: number
  readonly table: number
  readonly players: Sides<SeatedPlayer>
  /** Null while it is open. */
  readonly end: Pick<BoardEnd, 'result' | 'isForfeit'> | null
  /** The public id of the game that was added before; null is none. */
  readonly gameId: string | null
  /** Where that game begins. */
  readonly initialFen: string | null
}

/** A game of a PGN, at its board. */
export interface GameAtBoard {
  readonly game: RelayedGame
  readonly board: SeatedBoard
}

/** A name without accents, commas, the order of its parts and the difference of Cyrillic and Latin letters. */
const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/\p{Script=Cyrillic}+/gu, latin)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .toSorted()
    .join(' ')

const isMeant = (named: RelayedPlayer, seated: SeatedPlayer): boolean =>
  (named.fideId !== null && named.fideId === seated.fideId) ||
  seated.names.some((name) => nameKey(name) === nameKey(named.name))

const areMeant = ({ players: named }: RelayedGame, { players }: SeatedBoard): boolean =>
  isMeant(named.w, players.w) && isMeant(named.b, players.b)

const pairText = ({ w, b }: Sides<{ readonly name: string }>): string => `${w.name} – ${b.name}`

/**
 * Finds the board of each game: the one that its tags name, else the one at which these two play in its round.
 * @throws RelayPgnError for the first game that has none, or contradicts what is known of its board
 */
export function gamesAtBoards(
  games: readonly RelayedGame[],
  boards: readonly SeatedBoard[],
): readonly GameAtBoard[] {
  return games.map((game) => {
    const board = boardOf(game, boards)
    refuseOtherResult(game, board)
    if (board.initialFen !== null && board.initialFen !== game.initialFen) {
      throw new RelayPgnError(
        game.at,
        `the game of round ${game.round}, board ${board.table} began in another position before. Send it with that FEN.`,
      )
    }
    return { game, board }
  })
}

function boardOf(game: RelayedGame, boards: readonly SeatedBoard[]): SeatedBoard {
  const { round, table, at, players } = game
  const ofRound = boards.filter((board) => board.round === round)
  if (ofRound.length === 0) {
    throw new RelayPgnError(at, `round ${round} is not paired. Correct the tag Round, or pair it.`)
  }
  if (table !== null) {
    const board = ofRound.find((each) => each.table === table)
    if (!board) {
      throw new RelayPgnError(
        at,
        `round ${round} has no board ${table}, only 1 to ${ofRound.length}. Correct the tag Round or Board.`,
      )
    }
    if (areMeant(game, board)) return board
    throw new RelayPgnError(
      at,
      `at round ${round}, board ${table} sit ${pairText(board.players)}, not ${pairText(players)}. Write the names as they are here, in the same colours, or correct the tag Round.`,
    )
  }
  const theirs = ofRound.filter((board) => areMeant(game, board))
  const [board] = theirs
  if (board && theirs.length === 1) return board
  throw new RelayPgnError(
    at,
    board
      ? `several boards of round ${round} are ${pairText(players)}. Write the board, such as [Round "${round}.${board.table}"].`
      : `no board of round ${round} is ${pairText(players)}. Write the names as they are here, in the same colours, or the board, such as [Round "${round}.1"].`,
  )
}

const resultTexts = {
  WHITE_WIN: '1-0',
  DRAW: '1/2-1/2',
  BLACK_WIN: '0-1',
  CANCELLED: 'cancelled',
} as const

function refuseOtherResult({ line, at, round }: RelayedGame, { end, table }: SeatedBoard): void {
  const said = line.end?.result
  if (said !== 'WHITE_WIN' && said !== 'DRAW' && said !== 'BLACK_WIN') {
    throw new RelayPgnError(
      at,
      `the game of round ${round}, board ${table} has no result. Write 1-0, 0-1 or 1/2-1/2 at its end.`,
    )
  }
  if (end !== null && end.result !== said) {
    throw new RelayPgnError(
      at,
      `the result of round ${round}, board ${table} is ${resultTexts[end.result]} here, and ${resultTexts[said]} in the game. Correct one of the two.`,
    )
  }
}
