import {
  advantage,
  applyMove,
  inCheck,
  lanOf,
  type LegalMove,
  legalMoves,
  parseFen,
  type Position,
  type Square,
} from '@kingside/chess-game'

const fromCentre = (square: Square) =>
  Math.abs('abcdefgh'.indexOf(square.charAt(0)) - 3.5) + Math.abs(Number(square.charAt(1)) - 4.5)

/** The material for the side to move after the best moves of `plies` plies. */
function outlook(position: Position, plies: number): number {
  const moves = legalMoves(position)
  if (moves.length === 0) return inCheck(position) ? -1_000 - plies : 0
  if (plies === 0) return position.turn === 'w' ? advantage(position) : -advantage(position)
  return Math.max(...moves.map((move) => -outlook(applyMove(position, move), plies - 1)))
}

/** Searches two plies for material and otherwise prefers the centre. */
function choose(position: Position): LegalMove | undefined {
  const value = (move: LegalMove) =>
    -outlook(applyMove(position, move), 1) - fromCentre(move.to) / 100
  return legalMoves(position)
    .map((move) => ({ move, value: value(move) }))
    .sort((a, b) => b.value - a.value)[0]?.move
}

/** The position of a line such as `position fen … moves e2e4 e7e5`. */
function readPosition(line: string): Position {
  const [fen = '', moves = ''] = line.replace('position fen ', '').split(' moves ')
  return moves
    .split(' ')
    .filter(Boolean)
    .reduce((before, move) => applyMove(before, move), parseFen(fen))
}

let position: Position | undefined

/** A very small UCI engine, for stories and tests. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data !== 'string') return
  if (data === 'uci') for (const line of ['id name Small engine', 'uciok']) postMessage(line)
  if (data === 'isready') postMessage('readyok')
  if (data.startsWith('position')) position = readPosition(data)
  if (data.startsWith('go')) {
    const move = position && choose(position)
    postMessage(`bestmove ${move ? lanOf(move) : '(none)'}`)
  }
})
