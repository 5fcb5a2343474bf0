import {
  carelessMove,
  claimableDraw,
  endOfGame,
  lanOf,
  levelSettings,
  parseLan,
  playMove,
  startGame,
  startUciEngine,
} from '../../packages/chess-game/src/index.ts'
import { workerTransport } from '../../apps/server/src/engine/worker-transport.ts'

/**
 * Who plays: a level of the computer, as in the app, or Stockfish at its full strength with so many nodes for a move.
 * @typedef {{ name: string, level: import('../../packages/chess-game/src/index.ts').EngineLevel }
 *   | { name: string, nodes: number }} Player
 * @typedef {import('../../packages/chess-game/src/index.ts').UciEngine} Engine
 */

/** Short openings that every player of chess knows; each is played with both colours. */
export const openings = [
  'e2e4 e7e5 g1f3 b8c6 f1b5',
  'e2e4 e7e5 g1f3 b8c6 f1c4',
  'e2e4 c7c5 g1f3 d7d6',
  'e2e4 e7e6 d2d4 d7d5',
  'e2e4 c7c6 d2d4 d7d5',
  'e2e4 d7d5',
  'd2d4 d7d5 c2c4 e7e6',
  'd2d4 d7d5 c2c4 c7c6',
  'd2d4 g8f6 c2c4 g7g6',
  'd2d4 g8f6 c2c4 e7e6 b1c3 f8b4',
  'd2d4 f7f5',
  'c2c4 e7e5',
]

/** A game that lasts longer is a draw. */
const mostPlies = 300

/** Stockfish as the app has it, in a thread of its own. */
export const startEngine = () =>
  startUciEngine(
    workerTransport(new URL('../../apps/server/src/engine/stockfish.worker.ts', import.meta.url)),
  )

/**
 * @param {Engine} engine
 * @param {Player} player
 * @param {import('../../packages/chess-game/src/index.ts').ChessGame} game
 */
async function moveOf(engine, player, game) {
  const position = { initialFen: game.initialFen, moves: game.history }
  if ('nodes' in player) {
    engine.setOption('Skill Level', 20)
    return engine.analyse({ ...position, nodes: player.nodes }, () => {})
  }
  const careless = carelessMove(player.level, game.currentFen)
  if (careless) return careless
  const { skill, depth, moveTimeMs } = levelSettings(player.level)
  engine.setOption('Skill Level', skill)
  return engine.search({ ...position, depth, moveTimeMs })
}

/**
 * Plays a game. @returns {Promise<{ score: 0 | 0.5 | 1, plies: number }>} White's score
 * @param {{ white: Player, black: Player, opening: string, engines: readonly [Engine, Engine] }} table
 */
export async function playGame({ white, black, opening, engines }) {
  let game = startGame()
  for (const text of opening.split(' ')) {
    const move = parseLan(text)
    if (move) game = playMove(game, move)
  }
  while (game.history.length < mostPlies) {
    const end = endOfGame(game) ?? claimableDraw(game)
    if (end) {
      const score = end.result === 'white-win' ? 1 : end.result === 'black-win' ? 0 : 0.5
      return { score, plies: game.history.length }
    }
    const isWhite = game.history.length % 2 === 0
    const move = await moveOf(engines[isWhite ? 0 : 1], isWhite ? white : black, game)
    if (!move) throw new Error(`No move after ${game.history.map(lanOf).join(' ')}.`)
    game = playMove(game, move)
  }
  return { score: 0.5, plies: game.history.length }
}
