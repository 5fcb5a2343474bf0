// The games and positions that all contenders get. The same on every run.
import { readFileSync } from 'node:fs'
import { applyMove, legalMoves, parseFen, startFen } from '../../packages/chess-game/src/index.ts'

/** A generator of the same numbers on every run (mulberry32). @param {number} seed */
export function random(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * @typedef {{ sans: string[], lans: string[], fens: string[] }} Sample moves and the FEN after each
 * @param {() => number} next @param {number} plies
 * @returns {Sample}
 */
export function randomGame(next, plies) {
  /** @type {Sample} */
  const game = { sans: [], lans: [], fens: [] }
  let position = parseFen(startFen)
  while (game.sans.length < plies) {
    const moves = legalMoves(position)
    const move = moves[Math.floor(next() * moves.length)]
    if (!move) break
    position = applyMove(position, move.lan)
    game.sans.push(move.san)
    game.lans.push(move.lan)
    game.fens.push(position.fen)
  }
  return game
}

/** Random games of at most 200 plies, a number of plies together. @param {number} plies */
export function randomGames(plies) {
  const next = random(1)
  const games = []
  for (let left = plies; left > 0; left -= games.at(-1)?.sans.length ?? plies) {
    games.push(randomGame(next, Math.min(200, left)))
  }
  return games
}

/**
 * A random game of exactly so many plies that spares the pieces and moves a pawn now and then, so
 * that the board stays full and no draw rule is overstepped. @param {number} plies
 */
export function longGame(plies) {
  for (let seed = 1; ; seed += 1) {
    const next = random(seed)
    /** @type {Sample} */
    const game = { sans: [], lans: [], fens: [] }
    let position = parseFen(startFen)
    while (game.sans.length < plies && position.movesWithoutCapture < 100) {
      const moves = legalMoves(position)
      const quiet = moves.filter(({ piece, captured }) => !captured && piece !== 'p')
      const due = moves.filter(({ piece, captured }) => captured || piece === 'p')
      const choice = position.movesWithoutCapture > 30 && due.length > 0 ? due : quiet
      const move = choice[Math.floor(next() * choice.length)] ?? moves[0]
      if (!move) break
      position = applyMove(position, move.lan)
      game.sans.push(move.san)
      game.lans.push(move.lan)
      game.fens.push(position.fen)
    }
    if (game.sans.length === plies) return game
  }
}

/** A game that goes round in circles, so that every position is worth comparing. @param {number} plies */
export function shufflingGame(plies) {
  const circle = [
    'Nf3',
    'Nf6',
    'Nc3',
    'Nc6',
    'Ng1',
    'Ng8',
    'Nb1',
    'Nb8',
    'Na3',
    'Na6',
    'Nb1',
    'Nb8',
  ]
  return Array.from({ length: plies }, (_, ply) => circle[ply % circle.length] ?? '')
}

export const lichessPgn = () =>
  readFileSync(new URL('../data/lichess-438.pgn', import.meta.url), 'utf8')

/** The same games with a variation of three random plies beside every fifth move. */
export function withVariations(/** @type {string} */ pgn) {
  const next = random(7)
  return pgn
    .split(/\n\n(?=\[Event )/)
    .map((game) => {
      const [tags = '', moves = ''] = game.split('\n\n')
      let position = parseFen(startFen)
      let ply = 0
      const tokens = moves.match(/\{[^}]*\}|\S+/g) ?? []
      const text = tokens.map((token) => {
        if (token.startsWith('{') || /^\d+\.|^(1-0|0-1|1\/2-1\/2|\*)$/.test(token)) return token
        const before = position
        position = applyMove(position, token.replace(/[?!]+$/, ''))
        ply += 1
        return ply % 5 === 0 ? `${token} ( ${randomLine(before, next)} )` : token
      })
      return `${tags}\n\n${text.join(' ')}\n`
    })
    .join('\n')
}

/** @param {import('../../packages/chess-game/src/index.ts').Position} start @param {() => number} next */
function randomLine(start, next) {
  const words = []
  let position = start
  for (let ply = 0; ply < 3; ply += 1) {
    const moves = legalMoves(position)
    const move = moves[Math.floor(next() * moves.length)]
    if (!move) break
    words.push(position.turn === 'w' ? `${position.moveNumber}.` : `${position.moveNumber}...`)
    words.push(move.san)
    position = applyMove(position, move.lan)
  }
  return words.join(' ')
}
