// Uses the packed packages in plain Node, without any build: the model, and the board on a server.
import assert from 'node:assert/strict'
import { ChessBoard } from '@kingside/chess-board'
import { createBoardController } from '@kingside/chess-board/headless'
import { playMove, startFen, startGame } from '@kingside/chess-game'
import { parseFen, perft } from '@kingside/chess-game/rules'
import { contract } from '@kingside/api'
import { provideComputerGame } from '@kingside/machines'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

assert.equal(playMove(startGame(), 'e4').history[0]?.lan, 'e2e4')
assert.equal(perft(parseFen(startFen), 2), 400)
assert.equal(contract.timeControls.list.path, 'timecontrols/')
assert.equal(typeof provideComputerGame, 'function')
assert.equal(typeof createBoardController, 'function')

const html = renderToString(createElement(ChessBoard, { position: startFen, onMove() {} }))
assert.equal(html.match(/data-piece=/g)?.length, 32)
assert.equal(html.match(/role="gridcell"/g)?.length, 64)
