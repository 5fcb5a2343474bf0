import { GChessBoardElement } from 'gchessboard'
import { expose, moveMs } from './bench.mjs'
import { vanillaAdapter } from './vanilla.mjs'

expose(
  vanillaAdapter({
    create(box, ply, { playable, animated }, onMove) {
      const board = new GChessBoardElement()
      board.animationDuration = animated ? moveMs : 0
      board.interactive = playable
      board.fen = ply.fen
      board.addEventListener('movestart', ({ detail: { from, setTargets } }) =>
        setTargets(ply.legalMoves.filter((move) => move.from === from).map(({ to }) => to)),
      )
      board.addEventListener('movefinished', ({ detail: { from, to } }) => {
        const move = ply.legalMoves.find((legal) => legal.from === from && legal.to === to)
        if (move) onMove(move)
      })
      box.append(board)
      return board
    },
    show: (board, ply) => {
      board.fen = ply.fen
    },
    destroy: (board) => board.remove(),
    piecesIn: (box) =>
      [...(box.querySelector('g-chess-board')?.shadowRoot?.querySelectorAll('.piece') ?? [])].map(
        (element) => ({ element, code: (element.getAttribute('part') ?? '').slice(-2) }),
      ),
  }),
)
