import { Chessground } from 'chessground'
import 'chessground/assets/chessground.base.css'
import 'chessground/assets/chessground.brown.css'
import 'chessground/assets/chessground.cburnett.css'
import { expose, moveMs } from './bench.mjs'
import { vanillaAdapter } from './vanilla.mjs'

/** @import { Ply, Setup } from '../page.d.ts' */
/** @import { Square } from '../../../packages/chess-game/src/index.ts' */

const colors = /** @type {const} */ ({ w: 'white', b: 'black' })
/** @type {Readonly<Record<string, string>>} */
const codes = {
  white: 'w',
  black: 'b',
  pawn: 'p',
  knight: 'n',
  bishop: 'b',
  rook: 'r',
  queen: 'q',
  king: 'k',
}

/** @type {WeakMap<Ply, Map<Square, Square[]>>} */
const known = new WeakMap()

/** Legal moves in the board's own shape, made once: Kingside's are given ready, too. @param {Ply} ply */
function destinations(ply) {
  const ready = known.get(ply)
  if (ready) return ready
  /** @type {Map<Square, Square[]>} */
  const made = new Map()
  for (const { from, to } of ply.legalMoves) made.set(from, [...(made.get(from) ?? []), to])
  known.set(ply, made)
  return made
}

/** @param {Ply} ply @param {Setup} setup @returns {import('chessground/config').Config} */
const configOf = (ply, { playable }) => ({
  fen: ply.fen,
  turnColor: colors[ply.turn],
  lastMove: ply.lastMove ? [ply.lastMove.from, ply.lastMove.to] : [],
  check: ply.check !== undefined,
  ...(playable && { movable: { free: false, color: colors[ply.turn], dests: destinations(ply) } }),
})

expose(
  vanillaAdapter({
    create(box, ply, setup, onMove) {
      const config = configOf(ply, setup)
      return Chessground(box, {
        ...config,
        viewOnly: !setup.playable,
        animation: { enabled: setup.animated, duration: moveMs },
        movable: {
          ...config.movable,
          events: {
            after: (from, to) => {
              const move = ply.legalMoves.find((legal) => legal.from === from && legal.to === to)
              if (move) onMove(move)
            },
          },
        },
      })
    },
    show: (board, ply, setup) => board.set(configOf(ply, setup)),
    destroy: (board) => board.destroy(),
    piecesIn: (box) =>
      [...box.querySelectorAll('cg-board piece:not(.ghost, .fading)')].map((element) => ({
        element,
        code: [...element.classList].map((name) => codes[name] ?? '').join(''),
      })),
  }),
)
