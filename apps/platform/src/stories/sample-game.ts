import { contract } from '@kingside/api'
import type { GameSnapshot } from '@kingside/api/realtime/game'
import { startFen, startGame, uploadHistory } from '@kingside/chess-game'
import { readerUid } from './page-server.ts'
import { readerAsPlayer } from './sample-lobby.ts'

/** A running game of the reader, who has White. */
export const gameOfReader = {
  ...contract.gaming.get.example,
  wPId: readerUid,
  white_player: readerAsPlayer,
  stakes: null,
}

/** Moves of a game, each with the position after it. */
export const turnsOf = (moves: readonly string[], initialFen = startFen): GameSnapshot['turns'] =>
  moves.map((uci, index) => ({
    absNum: index + 1,
    uci,
    fen: uploadHistory(startGame(initialFen), moves.slice(0, index + 1)).currentFen,
  }))

const moves = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6'] as const

/** The snapshot of the game after six plies: the reader is to move. */
export const snapshotOfGame: GameSnapshot = {
  ...contract.regions.game.example.state,
  choiceMs: { w: null, b: null },
  takebackOffer: null,
  lastTakeback: { w: null, b: null },
  v: 12,
  turns: turnsOf(moves),
  clocks: { w: 154_000, b: 161_000 },
  running: true,
  viewers: 3,
}
