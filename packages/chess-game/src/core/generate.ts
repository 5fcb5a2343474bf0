import {
  blackKingSide,
  blackQueenSide,
  type Board,
  boardIndices,
  whiteKingSide,
  whiteQueenSide,
} from './board.ts'
import { castlingFlag, enPassantFlag, packMove, withPromotion } from './moves.ts'
import { bishop, bothColors, king, knight, pawn, queen, rook, white } from './pieces.ts'

/** Orthogonal directions first, then diagonal ones: rooks and bishops use a part of the list. */
export const directions: readonly number[] = [-16, -1, 1, 16, -17, -15, 15, 17]
export const knightSteps: readonly number[] = [-33, -31, -18, -14, 14, 18, 31, 33]
const firstDiagonal = 4

/** Array size for the moves of any position, even one of 32 queens a side. */
export const maxMoves = 1024

const indices = Uint8Array.from(boardIndices)
const rays = Int8Array.from(directions)
const jumps = Int8Array.from(knightSteps)

/** Does a piece of the side `by` attack the square? */
export function isAttacked({ squares }: Board, square: number, by: number): boolean {
  const down = by === white ? 16 : -16
  const pawnOf = pawn | by
  if (squares[(square + down - 1) & 255] === pawnOf) return true
  if (squares[(square + down + 1) & 255] === pawnOf) return true
  const knightOf = knight | by
  const queenOf = queen | by
  const kingOf = king | by
  for (let index = 0; index < 8; index += 1) {
    if (squares[(square + (jumps[index] ?? 0)) & 255] === knightOf) return true
    const step = rays[index] ?? 0
    let target = square + step
    let code = squares[target & 255] ?? 0
    if (code === kingOf) return true
    while (code === 0) {
      target += step
      code = squares[target & 255] ?? 0
    }
    if (code === queenOf || code === ((index < firstDiagonal ? rook : bishop) | by)) return true
  }
  return false
}

/** Is the king of the side to move attacked? */
export function isCheck(board: Board): boolean {
  const square = board.kings[board.turn >> 4] ?? -1
  return square >= 0 && isAttacked(board, square, board.turn ^ bothColors)
}

/** Does a pseudo-legal move leave the mover's king unattacked? */
export function isSafe(board: Board, move: number): boolean {
  const side = board.turn >> 4
  const undo = board.make(move)
  const square = board.kings[side] ?? -1
  const safe = square < 0 || !isAttacked(board, square, board.turn)
  board.unmake(move, undo)
  return safe
}

/** The ray along which each square's piece is pinned, as its index + 1; cleared after use. */
const pins = new Uint8Array(128)
/** The squares that parry a single check (the checker's square and those between); cleared after use. */
const answers = new Uint8Array(128)
const pinned = new Uint8Array(8)

/**
 * Writes the legal moves of the side to move into `moves` from index `start` on, and returns the index after the last.
 * @param only the 0x88 index of the only piece to generate moves for; -1 for all pieces.
 */
export function generate(board: Board, moves: Int32Array, start: number, only = -1): number {
  const { squares, turn } = board
  const enemy = turn ^ bothColors
  const home = board.kings[turn >> 4] ?? -1
  let end = start
  let checkers = 0
  let pinCount = 0

  if (home >= 0) {
    const enemyQueen = queen | enemy
    for (let index = 0; index < 8; index += 1) {
      const jump = (home + (jumps[index] ?? 0)) & 255
      if (squares[jump] === (knight | enemy)) {
        checkers += 1
        answers[jump] = 1
      }
      const step = rays[index] ?? 0
      const slider = (index < firstDiagonal ? rook : bishop) | enemy
      let target = home + step
      let code = squares[target & 255] ?? 0
      while (code === 0) {
        target += step
        code = squares[target & 255] ?? 0
      }
      if (code & turn) {
        const shield = target
        do {
          target += step
          code = squares[target & 255] ?? 0
        } while (code === 0)
        if (code === slider || code === enemyQueen) {
          pins[shield] = index + 1
          pinned[pinCount] = shield
          pinCount += 1
        }
      } else if (code === slider || code === enemyQueen) {
        checkers += 1
        for (let square = target; square !== home; square -= step) answers[square] = 1
      }
    }
    const up = turn === white ? -16 : 16
    for (let side = -1; side <= 1; side += 2) {
      const square = (home + up + side) & 255
      if (squares[square] === (pawn | enemy)) {
        checkers += 1
        answers[square] = 1
      }
    }

    if (only < 0 || only === home) {
      squares[home] = 0
      for (let index = 0; index < 8; index += 1) {
        const to = (home + (rays[index] ?? 0)) & 255
        const code = squares[to] ?? 0
        if ((code === 0 || code & enemy) && !isAttacked(board, to, enemy)) {
          moves[end] = packMove(home, to, king | turn, code)
          end += 1
        }
      }
      squares[home] = king | turn
      if (checkers === 0 && board.castling) end = generateCastling(board, moves, end)
    }
  }

  if (checkers < 2) {
    const count = only < 0 ? 64 : 1
    for (let place = 0; place < count; place += 1) {
      const from = only < 0 ? (indices[place] ?? 0) : only
      const code = squares[from] ?? 0
      if (!(code & turn) || from === home) continue
      const pin = pins[from] ?? 0
      const type = code & 7
      if (type === pawn) {
        end = generatePawn(board, moves, end, from, checkers)
      } else if (type === knight) {
        if (pin) continue
        for (let index = 0; index < 8; index += 1) {
          const to = (from + (jumps[index] ?? 0)) & 255
          const target = squares[to] ?? 0
          if ((target === 0 || target & enemy) && (checkers === 0 || answers[to])) {
            moves[end] = packMove(from, to, code, target)
            end += 1
          }
        }
      } else {
        const leaps = type === king
        const last = type === rook ? firstDiagonal : 8
        for (let index = type === bishop ? firstDiagonal : 0; index < last; index += 1) {
          // A pinned piece moves along its pin only: in the ray's direction or the opposite one.
          const step = rays[index] ?? 0
          if (pin && rays[pin - 1] !== step && rays[pin - 1] !== -step) continue
          let to = from + step
          let target = squares[to & 255] ?? 0
          while (target === 0) {
            if (checkers === 0 || answers[to]) {
              moves[end] = packMove(from, to, code, 0)
              end += 1
            }
            to += step
            target = leaps ? -1 : (squares[to & 255] ?? 0)
          }
          if (target > 0 && target & enemy && (checkers === 0 || answers[to])) {
            moves[end] = packMove(from, to, code, target)
            end += 1
          }
        }
      }
    }
  }

  for (let index = 0; index < pinCount; index += 1) pins[pinned[index] ?? 0] = 0
  if (checkers) answers.fill(0)
  return end
}

/** The castling moves of a king that is not in check (FIDE Laws 3.8.2). */
function generateCastling(board: Board, moves: Int32Array, start: number): number {
  const { squares, turn, castling } = board
  const home = turn === white ? 116 : 4
  const enemy = turn ^ bothColors
  let end = start
  if (
    castling & (turn === white ? whiteKingSide : blackKingSide) &&
    !squares[home + 1] &&
    !squares[home + 2] &&
    !isAttacked(board, home + 1, enemy) &&
    !isAttacked(board, home + 2, enemy)
  ) {
    moves[end] = packMove(home, home + 2, king | turn, 0) | castlingFlag
    end += 1
  }
  if (
    castling & (turn === white ? whiteQueenSide : blackQueenSide) &&
    !squares[home - 1] &&
    !squares[home - 2] &&
    !squares[home - 3] &&
    !isAttacked(board, home - 1, enemy) &&
    !isAttacked(board, home - 2, enemy)
  ) {
    moves[end] = packMove(home, home - 2, king | turn, 0) | castlingFlag
    end += 1
  }
  return end
}

function generatePawn(
  board: Board,
  moves: Int32Array,
  start: number,
  from: number,
  checkers: number,
): number {
  const { squares, turn } = board
  const enemy = turn ^ bothColors
  const up = turn === white ? -16 : 16
  const code = pawn | turn
  const pin = pins[from] ?? 0
  const pinStep = pin ? (rays[pin - 1] ?? 0) : 0
  let end = start
  const one = from + up

  if (squares[one & 255] === 0 && (!pin || pinStep === up || pinStep === -up)) {
    if (checkers === 0 || answers[one]) {
      end = writePawnMove(moves, end, packMove(from, one, code, 0))
    }
    const two = one + up
    if (from >> 4 === (turn === white ? 6 : 1) && squares[two] === 0) {
      if (checkers === 0 || answers[two]) {
        moves[end] = packMove(from, two, code, 0)
        end += 1
      }
    }
  }
  for (let side = -1; side <= 1; side += 2) {
    const step = up + side
    const to = (from + step) & 255
    if (pin && pinStep !== step && pinStep !== -step) continue
    const target = squares[to] ?? 0
    if (target & enemy) {
      if (checkers === 0 || answers[to]) {
        end = writePawnMove(moves, end, packMove(from, to, code, target))
      }
    } else if (to === board.enPassant && isEnPassantSafe(board, from, to)) {
      moves[end] = packMove(from, to, code, pawn) | enPassantFlag
      end += 1
    }
  }
  return end
}

function writePawnMove(moves: Int32Array, start: number, move: number): number {
  const rank = (move >> 11) & 7
  if (rank !== 0 && rank !== 7) {
    moves[start] = move
    return start + 1
  }
  for (let type = knight; type <= queen; type += 1) {
    moves[start + queen - type] = withPromotion(move, type)
  }
  return start + 4
}

/**
 * Does an en passant capture leave the mover's king unattacked? The capture removes two pawns from a rank at once,
 * which pins do not cover, so this makes the capture and tests the king.
 */
export function isEnPassantSafe(board: Board, from: number, to: number): boolean {
  const { squares, turn } = board
  const home = board.kings[turn >> 4] ?? -1
  if (home < 0) return true
  const enemy = turn ^ bothColors
  const victim = to + (turn === white ? 16 : -16)
  squares[from] = 0
  squares[victim] = 0
  squares[to] = pawn | turn
  const safe = !isAttacked(board, home, enemy)
  squares[from] = pawn | turn
  squares[victim] = pawn | enemy
  squares[to] = 0
  return safe
}
