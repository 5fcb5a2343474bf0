// The board on a server, without any build.
import assert from 'node:assert/strict'
import { ChessBoard, ChessClock, GameBoard } from '@kingside/chess-board'
import { startFen } from '@kingside/chess-game'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** @param {string} html @param {RegExp} pattern */
const count = (html, pattern) => html.match(pattern)?.length ?? 0

for (const board of [
  createElement(ChessBoard, { position: startFen, onMove() {} }),
  createElement(GameBoard),
]) {
  const html = renderToString(board)
  assert.equal(count(html, /data-piece=/g), 32)
  assert.equal(count(html, /role="gridcell"/g), 64)
}

const picture = renderToString(createElement(ChessBoard, { position: startFen }))
assert.match(picture, /role="img"/)
assert.equal(count(picture, /tabindex/g), 0)

const clock = { timeMs: 61_000, runningSince: 0, label: 'White' }
assert.match(renderToString(createElement(ChessClock, clock)), /1:01/)
