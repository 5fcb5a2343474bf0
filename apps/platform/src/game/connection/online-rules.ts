import { applyMove, legalMoves, parseFen, positionKey } from '@kingside/chess-game'
import type { OnlineRules } from '@kingside/machines/game'

/** The rules of chess on positions as text, as an online game asks for them. */
export function createOnlineRules(): OnlineRules {
  // A position is asked about several times in a row: by the move, by the guard, by the promotion.
  let known: { readonly fen: string; readonly moves: ReadonlySet<string> } | null = null
  const movesIn = (fen: string): ReadonlySet<string> => {
    if (known?.fen !== fen) {
      known = { fen, moves: new Set(legalMoves(parseFen(fen)).map(({ lan }) => lan)) }
    }
    return known.moves
  }
  return {
    isLegal: (fen, uci) => movesIn(fen).has(uci),
    fenAfter: (fen, uci) => applyMove(parseFen(fen), uci).fen,
    isPromotion: (fen, squares) => squares.length === 4 && movesIn(fen).has(`${squares}q`),
    positionHash: positionKey,
    canClaimDraw: (initialFen, turns) => {
      const fens = [initialFen, ...turns.map(({ fen }) => fen)]
      const latest = fens.at(-1) ?? initialFen
      const [, , , , halfMoves = '0'] = latest.split(' ')
      if (Number(halfMoves) >= 100) return true
      const key = positionKey(latest)
      return fens.filter((fen) => positionKey(fen) === key).length >= 3
    },
  }
}
