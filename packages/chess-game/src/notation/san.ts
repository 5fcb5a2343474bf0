import type { Board } from '../core/board.ts'
import { directions, generate, isCheck, knightSteps, maxMoves } from '../core/generate.ts'
import {
  capturedType,
  castlingFlag,
  movedType,
  moveFrom,
  moveTo,
  nullMove,
  promotionOf,
} from '../core/moves.ts'
import { bishop, king, knight, letterOf, pawn, rook, white } from '../core/pieces.ts'
import { squareName } from '../model/square.ts'

const scratch = new Int32Array(maxMoves)

/** The legal move from one square to another with this promotion type (0 for none), or -1. */
export function findLegal(board: Board, from: number, to: number, promotion: number): number {
  const end = generate(board, scratch, 0, from)
  for (let place = 0; place < end; place += 1) {
    const move = scratch[place] ?? 0
    if (moveTo(move) === to && promotionOf(move) === promotion) return move
  }
  return -1
}

/** The squares from which pieces of a type (no pawns) of the side to move attack a square. */
export function attackersOf({ squares, turn }: Board, to: number, type: number): number[] {
  const found: number[] = []
  const code = type | turn
  const steps = type === knight ? knightSteps : directions
  const last = type === rook ? 4 : 8
  for (let index = type === bishop ? 4 : 0; index < last; index += 1) {
    const step = steps[index] ?? 0
    let from = to + step
    if (type !== knight && type !== king) while (squares[from & 255] === 0) from += step
    if (squares[from & 255] === code) found.push(from)
  }
  return found
}

const sanOfSquare = (square: number, file: boolean, rank: boolean): string => {
  const name = squareName(square)
  return file ? (rank ? name : name.charAt(0)) : rank ? name.charAt(1) : ''
}

/** The file, rank or square of origin, when another piece of the type can make the same move (PGN standard 8.2.3.4). */
function disambiguation(board: Board, move: number): string {
  const from = moveFrom(move)
  const to = moveTo(move)
  const attackers = attackersOf(board, to, movedType(move))
  if (attackers.length < 2) return ''
  const others = attackers.filter((other) => other !== from && findLegal(board, other, to, 0) >= 0)
  if (others.length === 0) return ''
  const sameFile = others.some((other) => (other & 7) === (from & 7))
  const sameRank = others.some((other) => other >> 4 === from >> 4)
  return sanOfSquare(from, !sameFile || sameRank, sameFile)
}

/** SAN of a legal move, without `+` or `#`. */
export function sanWithoutMark(board: Board, move: number): string {
  if (move === nullMove) return '--'
  const from = moveFrom(move)
  const to = moveTo(move)
  if (move & castlingFlag) return (to & 7) === 6 ? 'O-O' : 'O-O-O'
  const type = movedType(move)
  const takes = capturedType(move) ? 'x' : ''
  const target = squareName(to)
  if (type !== pawn) return letterOf(type | white) + disambiguation(board, move) + takes + target
  const promotion = promotionOf(move)
  return (
    (takes && `${squareName(from).charAt(0)}x`) +
    target +
    (promotion ? `=${letterOf(promotion | white)}` : '')
  )
}

/** `#` when the side to move is mated, `+` when it is in check, else nothing. */
export const checkMark = (board: Board): '' | '+' | '#' =>
  isCheck(board) ? (generate(board, scratch, 0) ? '+' : '#') : ''

/** SAN of a legal move (PGN standard 8.2.3). */
export function writeSan(board: Board, move: number): string {
  const san = sanWithoutMark(board, move)
  const undo = board.make(move)
  const mark = checkMark(board)
  board.unmake(move, undo)
  return san + mark
}
