// Long random games, the same at each run: what the players of the load play.
import {
  applyMove,
  legalMoves,
  parseFen,
  positionKey,
  startFen,
} from '../../packages/chess-game/src/rules.ts'
import { random } from '../rules/samples.mjs'

/** @typedef {{ uci: string, positionHash: string }} Ply */
/** @typedef {import('../../packages/chess-game/src/index.ts').LegalMove} LegalMove */

/**
 * Games of `plies` plies that no rule ends before.
 * @param {number} count @param {number} plies
 * @returns {Ply[][]}
 */
export function playouts(count, plies) {
  const next = random(7)
  /** @type {Ply[][]} */
  const games = []
  while (games.length < count) {
    const game = playout(plies, next)
    if (game) games.push(game)
  }
  return games
}

/** After so many half-moves without a capture or a pawn's move one of these is looked for. */
const patience = 30

/** @param {number} plies @param {() => number} next @returns {Ply[] | null} null when the game ended too early */
function playout(plies, next) {
  let position = parseFen(startFen)
  let quietPlies = 0
  /** @type {Map<string, number>} */
  const seen = new Map()
  /** @type {Ply[]} */
  const line = []
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = legalMoves(position)
    const wanted = moves.filter(quietPlies < patience ? isQuiet : (move) => move.piece === 'p')
    const from = wanted.length > 0 ? wanted : moves
    const move = from[Math.floor(next() * from.length)]
    if (!move) return null
    line.push({ uci: move.lan, positionHash: positionKey(position.fen) })
    position = applyMove(position, move)
    quietPlies = move.captured || move.piece === 'p' ? 0 : quietPlies + 1
    const key = positionKey(position.fen)
    seen.set(key, (seen.get(key) ?? 0) + 1)
    if ((seen.get(key) ?? 0) >= 5 || quietPlies >= 150) return null
  }
  return line
}

/** Neither takes material nor uses up a pawn's way: both must last. @param {LegalMove} move */
const isQuiet = ({ captured, piece }) => !captured && piece !== 'p'
