// The packages that have no user interface, in plain Node.
import assert from 'node:assert/strict'
import { contract } from '@kingside/api'
import { createBoardController } from '@kingside/chess-board/headless'
import { createSoundPlayer } from '@kingside/chess-board/sounds'
import { playMove, startFen, startGame } from '@kingside/chess-game'
import { parseFen, perft } from '@kingside/chess-game/rules'
import { provideComputerGame } from '@kingside/machines'

assert.equal(playMove(startGame(), 'e4').history[0]?.lan, 'e2e4')
assert.equal(perft(parseFen(startFen), 2), 400)
assert.equal(contract.timeControls.list.path, 'timecontrols/')
assert.equal(typeof provideComputerGame, 'function')
assert.equal(typeof createBoardController, 'function')

const player = createSoundPlayer()
player.play('knock')
player.close()
