/// <reference path="./cm-chessboard.d.ts" />
/// <reference types="vite/client" />
import 'cm-chessboard/assets/chessboard.css'
import 'cm-chessboard/assets/extensions/markers/markers.css'
import markersUrl from 'cm-chessboard/assets/extensions/markers/markers.svg?url'
import piecesUrl from 'cm-chessboard/assets/pieces/standard.svg?url'
import { Chessboard, INPUT_EVENT_TYPE } from 'cm-chessboard/src/Chessboard.js'
import { MARKER_TYPE, Markers } from 'cm-chessboard/src/extensions/markers/Markers.js'
import { expose, moveMs } from './bench.mjs'
import { vanillaAdapter } from './vanilla.mjs'

/** @import { Ply } from '../page.d.ts' */

/** @type {WeakMap<Chessboard, Ply>} */
const marked = new WeakMap()

/** @param {Chessboard} board @param {Ply} ply */
function mark(board, ply) {
  if (marked.get(board) === ply) return
  marked.set(board, ply)
  const { lastMove, check } = ply
  board.removeMarkers(MARKER_TYPE.square)
  board.removeMarkers(MARKER_TYPE.circleDanger)
  if (lastMove) {
    board.addMarker(MARKER_TYPE.square, lastMove.from)
    board.addMarker(MARKER_TYPE.square, lastMove.to)
  }
  if (check) board.addMarker(MARKER_TYPE.circleDanger, check)
}

expose(
  vanillaAdapter({
    create(box, ply, { playable }, onMove) {
      const board = new Chessboard(box, {
        position: ply.fen,
        assetsUrl: '',
        style: { pieces: { file: piecesUrl }, animationDuration: moveMs },
        extensions: [{ class: Markers, props: { sprite: markersUrl } }],
      })
      mark(board, ply)
      if (!playable) return board
      board.enableMoveInput(({ type, squareFrom, squareTo }) => {
        const moves = ply.legalMoves.filter(({ from }) => from === squareFrom)
        const move = moves.find(({ to }) => to === squareTo)
        if (type === INPUT_EVENT_TYPE.moveInputFinished && move) onMove(move)
        return type === INPUT_EVENT_TYPE.moveInputStarted ? moves.length > 0 : move !== undefined
      })
      return board
    },
    show(board, ply, { animated }) {
      void board.setPosition(ply.fen, animated)
      mark(board, ply)
    },
    destroy: (board) => board.destroy(),
    piecesIn: (box) =>
      [...box.querySelectorAll('g[data-piece]')].map((element) => ({
        element: element.querySelector('use') ?? element,
        code: element.getAttribute('data-piece') ?? '',
      })),
  }),
)
