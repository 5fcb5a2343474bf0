import { ChessError, quoted } from '../chess-error.ts'
import { type Board, castlingRook } from '../core/board.ts'
import { isSafe } from '../core/generate.ts'
import { castlingFlag, enPassantFlag, packMove, withPromotion } from '../core/moves.ts'
import { codeOfType, colorOf, king, pawn, queen, rook, white } from '../core/pieces.ts'
import type { MoveIntent } from '../model/move.ts'
import { fileIndex, isSquare, rankIndex, squareIndex, squareName } from '../model/square.ts'
import { findLegal, attackersOf } from './san.ts'

const pieceLetters = 'KQRBN'
const isFile = (letter: string) => letter >= 'a' && letter <= 'h'
const isRank = (letter: string) => letter >= '1' && letter <= '8'

/**
 * Reads a move in SAN or LAN for the position on the board.
 * @throws {ChessError} with the specification's messages (spec 5 of the game-play document).
 */
export function readMove(board: Board, text: string, withValidation: boolean): number {
  const last = text.charAt(text.length - 1)
  const bare = last === '+' || last === '#' ? text.slice(0, -1) : text
  const first = bare.charAt(0)
  if (first === 'O' || first === '0') {
    const size = bare === 'O-O' || bare === '0-0' ? 3 : bare === 'O-O-O' || bare === '0-0-0' ? 5 : 0
    return size ? readCastling(board, text, size === 3, withValidation) : throwUnreadable(text)
  }
  const isPiece = pieceLetters.includes(first) && first !== ''
  if (!isPiece && isFile(first) && isSquare(text.slice(2, 4)) && isRank(text.charAt(1))) {
    const promotion = text.slice(4)
    const type = promotion === '' ? 0 : 'nbrq'.indexOf(promotion.toLowerCase()) + 2
    if (promotion.length > 1 || type === 1) return throwUnreadable(text)
    const to = squareIndex(text.slice(2, 4))
    return moveBetween(board, text, squareIndex(text.slice(0, 2)), to, type, withValidation)
  }

  let promotion = 0
  let end = bare.length
  if (!isPiece && end > 2 && 'NBRQ'.includes(bare.charAt(end - 1))) {
    promotion = codeOfType(bare.charAt(end - 1).toLowerCase())
    end -= bare.charAt(end - 2) === '=' ? 2 : 1
  }
  const target = bare.slice(end - 2, end)
  if (end < 2 || !isSquare(target)) return throwUnreadable(text)
  const to = squareIndex(target)
  let place = isPiece ? 1 : 0
  const stop = end - 2
  let file = -1
  let rank = -1
  if (place < stop && isFile(bare.charAt(place))) file = fileIndex(bare.charAt(place++))
  if (place < stop && isRank(bare.charAt(place))) rank = rankIndex(` ${bare.charAt(place++)}`)
  const takes = place < stop && bare.charAt(place) === 'x'
  if (takes) place += 1
  const isWhole = isPiece || (takes === file >= 0 && (takes || rank < 0))
  if (place !== stop || !isWhole) return throwUnreadable(text)

  const occupant = board.squares[to] ?? 0
  if (!isPiece) {
    const origin = readPawnOrigin(board, text, to, file, rank)
    return moveBetween(board, text, origin, to, promotion, withValidation)
  }
  if (occupant & board.turn) return throwIllegal(board, text, 'its own piece stands there')
  if (takes && !occupant) return throwIllegal(board, text, `there is nothing to take on ${target}`)
  const type = codeOfType(first.toLowerCase())
  const from = readOrigin(board, text, type, to, file, rank, withValidation)
  return pieceMove(board, text, from, to, withValidation)
}

/** The move for a pair of squares. @throws {ChessError} */
export function readIntent(board: Board, intent: MoveIntent, withValidation: boolean): number {
  const { from, to, promotion = '' } = intent
  return readMove(board, from + to + promotion, withValidation)
}

function throwUnreadable(text: string): never {
  throw new ChessError(
    'neither-san-nor-lan',
    `The move ${text.length > 100 ? `${text.slice(0, 99)}…` : text} is neither san or lan`,
    'Write a move as Nf3, exd5, e8=Q or O-O (SAN), or as g1f3 or e7e8q (LAN).',
  )
}

function throwIllegal(board: Board, text: string, why: string): never {
  throw new ChessError(
    'illegal-move',
    'Lan move is not valid',
    `${quoted(text)} can't be played by ${sideOf(board)}: ${why}. Choose one of legalMoves().`,
  )
}

const sideOf = (board: Board) => (board.turn === white ? 'white' : 'black')

function throwNoPiece(text: string, where: string): never {
  throw new ChessError(
    'no-moving-piece',
    "Can't find moving piece",
    `No piece of the side to move can make ${quoted(text)}: ${where}.`,
  )
}

function moveBetween(
  board: Board,
  text: string,
  from: number,
  to: number,
  promotion: number,
  withValidation: boolean,
): number {
  const { squares, turn } = board
  const code = squares[from] ?? 0
  if (!code) return throwNoPiece(text, `${squareName(from)} is empty`)
  if (!(code & turn)) {
    throw new ChessError(
      'wrong-turn',
      `Expected ${colorOf(turn)} to move`,
      `The piece on ${squareName(from)} is not ${sideOf(board)}'s. Wait for the other side's move.`,
    )
  }
  if (withValidation) {
    const type = code & 7
    const isPlain = type !== pawn && !promotion && !((squares[to] ?? 0) & turn)
    if (isPlain && attackersOf(board, to, type).includes(from)) {
      return pieceMove(board, text, from, to, true)
    }
    const move = findLegal(board, from, to, promotion)
    if (move >= 0) return move
    if (type === king && Math.abs(to - from) === 2) return throwCastlingNotAllowed(board, text)
    return throwIllegal(board, text, whyNot(board, from, to, promotion))
  }
  return unvalidated(board, text, from, to, promotion)
}

/** The move of a piece (not a pawn) that attacks its target. */
function pieceMove(
  board: Board,
  text: string,
  from: number,
  to: number,
  withValidation: boolean,
): number {
  const move = packMove(from, to, board.squares[from] ?? 0, board.squares[to] ?? 0)
  if (!withValidation || isSafe(board, move)) return move
  return throwIllegal(board, text, 'it would leave the own king attacked')
}

/** A short reason why no legal move matches. */
function whyNot(board: Board, from: number, to: number, promotion: number): string {
  if (!promotion && findLegal(board, from, to, queen) >= 0)
    return 'it must name the promotion piece'
  if (promotion && findLegal(board, from, to, 0) >= 0) return 'it is no promotion'
  return 'the rules do not allow it in this position'
}

/** A move without a check against the rules. It is an error only if the board cannot represent it. */
function unvalidated(
  board: Board,
  text: string,
  from: number,
  to: number,
  promotion: number,
): number {
  const { squares, turn } = board
  const code = squares[from] ?? 0
  const target = squares[to] ?? 0
  const type = code & 7
  const isLastRank = to >> 4 === 0 || to >> 4 === 7
  if (from === to || target & turn) return throwIllegal(board, text, 'its own piece stands there')
  if ((type === pawn && isLastRank) !== promotion > 1) {
    return throwIllegal(
      board,
      text,
      promotion ? 'it is no promotion' : 'it must name the promotion piece',
    )
  }
  if (type === king && from === homeOf(board) && Math.abs(to - from) === 2 && !target) {
    return castle(board, text, to)
  }
  if (type === pawn && to === board.enPassant && (to - from) & 15) {
    return packMove(from, to, code, pawn) | enPassantFlag
  }
  return withPromotion(packMove(from, to, code, target), promotion)
}

const homeOf = (board: Board) => (board.turn === white ? 116 : 4)

function castle(board: Board, text: string, to: number): number {
  const home = homeOf(board)
  const { squares, turn } = board
  const [corner] = castlingRook(to)
  if (squares[home] !== (king | turn) || squares[corner] !== (rook | turn)) {
    throw new ChessError(
      'no-rook-or-king',
      "Can't find rook or king",
      `${quoted(text)} needs the king on ${squareName(home)} and a rook on ${squareName(corner)}.`,
    )
  }
  const step = corner < home ? 1 : -1
  for (let between = corner + step; between !== home; between += step) {
    if (squares[between]) return throwCastlingNotAllowed(board, text)
  }
  return packMove(home, to, king | turn, 0) | castlingFlag
}

function throwCastlingNotAllowed(board: Board, text: string): never {
  throw new ChessError(
    'castling-not-allowed',
    'Castling not Allowed',
    `${quoted(text)} by ${sideOf(board)} needs the castling right, empty squares between king and rook, and a king that is not in check and passes no attacked square.`,
  )
}

function readCastling(
  board: Board,
  text: string,
  kingSide: boolean,
  withValidation: boolean,
): number {
  const home = homeOf(board)
  const to = kingSide ? home + 2 : home - 2
  if (!withValidation) return castle(board, text, to)
  const [corner] = castlingRook(to)
  if (board.squares[corner] !== (rook | board.turn)) {
    throw new ChessError(
      'no-rook',
      "Can't find rook",
      `${quoted(text)} needs ${sideOf(board)}'s rook on ${squareName(corner)}.`,
    )
  }
  const isHome = board.squares[home] === (king | board.turn)
  const move = isHome ? findLegal(board, home, to, 0) : -1
  return move >= 0 && move & castlingFlag ? move : throwCastlingNotAllowed(board, text)
}

/** The one piece of a type that can reach a square and matches the origin in the SAN. */
function readOrigin(
  board: Board,
  text: string,
  type: number,
  to: number,
  file: number,
  rank: number,
  withValidation: boolean,
): number {
  const attackers = attackersOf(board, to, type)
  const isFree = file < 0 && rank < 0
  const candidates = isFree
    ? attackers
    : attackers.filter(
        (from) => (file < 0 || (from & 7) === file) && (rank < 0 || 7 - (from >> 4) === rank),
      )
  const [from] = candidates
  if (from === undefined) {
    const where = isFree ? '' : ' from there'
    return throwNoPiece(text, `none of that kind reaches ${squareName(to)}${where}`)
  }
  if (candidates.length === 1) return from
  const legal = withValidation
    ? candidates.filter((origin) => findLegal(board, origin, to, 0) >= 0)
    : candidates
  const [only] = legal
  if (only === undefined)
    return throwIllegal(board, text, 'the rules do not allow it in this position')
  if (legal.length === 1) return only
  throw new ChessError(
    'ambiguous-move',
    'Lan move is not valid',
    `${quoted(text)} fits the pieces on ${legal.map(squareName).join(' and ')}. Name the file or the rank of the origin.`,
  )
}

function readPawnOrigin(
  board: Board,
  text: string,
  to: number,
  file: number,
  rank: number,
): number {
  const { squares, turn } = board
  const down = turn === white ? 16 : -16
  const own = pawn | turn
  let from = to + down
  if (file >= 0) from += file - (to & 7)
  else if (squares[from & 255] === 0) from += down
  const isNear = file < 0 || Math.abs(file - (to & 7)) === 1
  if (!isNear || squares[from & 255] !== own || (rank >= 0 && 7 - (from >> 4) !== rank)) {
    return throwNoPiece(text, `no pawn reaches ${squareName(to)}`)
  }
  return from
}
