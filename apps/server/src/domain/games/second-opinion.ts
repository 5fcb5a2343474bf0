import { Chess } from 'chess.js'
import type { FinishedGame } from './game-store.ts'

/**
 * Replays a whole game with another program's rules (chess.js) and asks whether it could end as it did.
 * @returns null when it agrees, else what it found, for the log and a person's review
 */
export function secondOpinion({ initialFen, moves, end }: FinishedGame): string | null {
  const chess = new Chess(initialFen)
  const seen = new Map([[repetitionKey(chess.fen()), 1]])
  let times = 1
  for (const [index, { uci, fen }] of moves.entries()) {
    const ply = `ply ${index + 1} (${uci})`
    // After mate and stalemate there is no legal move, so only the third end is looked for.
    if (chess.isInsufficientMaterial()) return `${ply} came after the end`
    if (!plays(chess, uci)) return `${ply} is not legal`
    const after = chess.fen()
    if (placement(after) !== placement(fen)) return `${ply} led to another position`
    const key = repetitionKey(after)
    times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
  }
  return disagreement(chess, times, end)
}

const repetitionKey = (fen: string) => fen.split(' ', 4).join(' ')

const isOver = (chess: Chess) =>
  chess.isCheckmate() || chess.isStalemate() || chess.isInsufficientMaterial()

/** Placement and side to move. */
const placement = (fen: string) => fen.split(' ', 2).join(' ')

function plays(chess: Chess, uci: string): boolean {
  try {
    const promotion = uci.slice(4)
    const move = chess.move({
      from: uci.slice(0, 2),
      to: uci.slice(2, 4),
      ...(promotion && { promotion }),
    })
    return move.lan === uci
  } catch {
    return false
  }
}

function disagreement(chess: Chess, times: number, end: FinishedGame['end']): string | null {
  const says = (isSo: boolean): string | null =>
    isSo ? null : `the last position is no ${end.reason}`
  const winnerIsToMove = (end.result === 'WHITE_WIN') === (chess.turn() === 'w')
  switch (end.reason) {
    case 'checkmate':
      return says(chess.isCheckmate() && !winnerIsToMove)
    case 'stalemate':
      return says(chess.isStalemate())
    case 'insufficient-material':
      return says(chess.isInsufficientMaterial())
    case 'threefold-repetition':
      return says(times >= 3)
    case 'fivefold-repetition':
      return says(times >= 5)
    case 'fifty-moves':
      return says(halfMoves(chess) >= 100)
    case 'seventy-five-moves':
      return says(halfMoves(chess) >= 150)
    case 'draw-by-offer':
    case 'insufficient-material-by-timeout-white':
    case 'insufficient-material-by-timeout-black':
    case 'resignation':
    case 'time-control':
    case 'one-connection-timeout':
    case 'disconnect':
    case 'not-reconnected':
    case 'both-connections-timeout':
    case 'first-move-timeout-white':
    case 'first-move-timeout-black':
    case 'manual-abort-while-connecting':
    case 'manual-abort-before-first-move':
    case 'left-before-start':
    case 'error':
    case 'finished-by-system':
    case 'relayed':
      return isOver(chess) ? `the board had ended the game before ${end.reason}` : null
    default:
      return end.reason satisfies never
  }
}

const halfMoves = (chess: Chess) => Number(chess.fen().split(' ')[4])
