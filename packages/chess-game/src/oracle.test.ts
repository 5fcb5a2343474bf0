import { Chess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { perftCases } from './core/perft.cases.ts'
import { endOfPosition } from './game/game-end.ts'
import { startFen } from './position/start-fen.ts'
import { legalMoves } from './position/legal-moves.ts'
import { isDeadPosition } from './position/can-mate.ts'
import { applyMove, parseFen, type Position } from './position/position.ts'

/** How many games are played; `ORACLE_GAMES=10000 npm run unit -- oracle` plays more. */
const games = Number(process.env['ORACLE_GAMES'] ?? 1000)
/** The games are shared out, so that a failure names a few hundred and not all. */
const batches = 10

/** The same numbers for the same seed on every run (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** What both implementations say of a position. */
const ours = (position: Position) => {
  const end = endOfPosition(position)
  return {
    fen: position.fen,
    moves: legalMoves(position)
      .map(({ san }) => san)
      .sort(),
    check: position.checkmateData.check,
    mate: position.checkmateData.checkmate,
    stalemate: end?.reason === 'stalemate',
    dead: isDeadPosition(position),
    threefold: position.occurrences >= 3,
  }
}

const theirs = (chess: Chess): ReturnType<typeof ours> => ({
  fen: chess.fen(),
  moves: chess.moves().sort(),
  check: chess.inCheck(),
  mate: chess.isCheckmate(),
  stalemate: chess.isStalemate(),
  dead: chess.isInsufficientMaterial(),
  threefold: chess.isThreefoldRepetition(),
})

/** One game in four begins from a position that is rich in castling, promotion or en passant. */
const beginnings = perftCases.map(([fen]) => fen)

/** Plays one game; the first position or move about which the two disagree, if there is any. */
function disagreement(seed: number) {
  const next = random(seed)
  const fen =
    seed % 4 === 0 ? (beginnings[Math.floor(next() * beginnings.length)] ?? startFen) : startFen
  const plies = 20 + Math.floor(next() * 180)
  const chess = new Chess(fen)
  let position = parseFen(fen)
  for (let ply = 0; ply < plies; ply += 1) {
    const said = { ours: ours(position), theirs: theirs(chess) }
    if (JSON.stringify(said.ours) !== JSON.stringify(said.theirs)) return said
    const moves = legalMoves(position)
    const move = moves[Math.floor(next() * moves.length)]
    if (!move) break
    const { san, lan } = chess.move(move.san)
    position = applyMove(position, next() < 0.5 ? move.san : move.lan)
    if (position.san !== san || move.lan !== lan) return { ours: position.san, theirs: san }
  }
  return undefined
}

describe(`${games} random games agree with chess.js at every ply`, () => {
  it.each(Array.from({ length: batches }, (_, batch) => batch))(
    'part %i',
    { timeout: 60_000 + games * 100 },
    (batch) => {
      const size = Math.ceil(games / batches)
      for (let game = 1; game <= size; game += 1) {
        expect(disagreement(batch * size + game)).toBeUndefined()
      }
    },
  )
})
