// Prints the kilobytes of one 200-ply game; run with --expose-gc by memory.mjs.
import { Chess } from 'chess.js'
import { playMove, startGame } from '../../packages/chess-game/src/index.ts'
import { random, randomGame } from './samples.mjs'

const count = 100
const next = random(3)
/** @type {string[][]} */
const samples = []
while (samples.length < count) {
  const { sans } = randomGame(next, 200)
  if (sans.length === 200) samples.push(sans)
}

/** @type {Record<string, (sans: string[]) => unknown>} */
const builders = {
  kingside: (sans) => sans.reduce((game, san) => playMove(game, san), startGame()),
  'kingside, SAN and FEN of every move read': (sans) => {
    const game = sans.reduce((at, san) => playMove(at, san), startGame())
    for (const move of game.history) void [move.san, move.fen]
    return game
  },
  'chess.js': (sans) => {
    const chess = new Chess()
    for (const san of sans) chess.move(san)
    return chess
  },
}

const build = builders[process.argv[2] ?? '']
if (!build || !globalThis.gc) throw new Error('Run memory.mjs instead.')
samples.map(build)
globalThis.gc()
const before = process.memoryUsage().heapUsed
const games = samples.map(build)
globalThis.gc()
const after = process.memoryUsage().heapUsed
console.log(((after - before) / games.length / 1024).toFixed(1))
