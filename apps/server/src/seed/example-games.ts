import { positionKey } from '@kingside/chess-game'
import { currentFen, sideToMove } from '../domain/games/game-change.ts'
import { decide, newGame } from '../domain/games/game-state.ts'
import type { GameConfig, GameState } from '../domain/games/game.types.ts'

/** Short games that really ended so; each is stored many times with other players. */
const lines = [
  'f2f3 e7e5 g2g4 d8h4',
  'e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7',
  'e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5',
  'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7',
  'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6',
] as const

/** How long each move takes, in ms of the game's time. */
const moveMs = 3_000

/** A finished game for each line: those without a mate are resigned by the side to move. */
export const exampleGames = (): readonly GameState[] =>
  lines.map((line) => {
    let state = newGame(exampleConfig, 0, null)
    const act = (action: Parameters<typeof decide>[1], at: number) => {
      state = decide(state, action, at).state
    }
    act({ type: 'player.connected', color: 'w' }, 0)
    act({ type: 'player.connected', color: 'b' }, 0)
    const moves = line.split(' ')
    for (const [index, uci] of moves.entries()) {
      const move = {
        gameId: exampleConfig.gameId,
        absNum: index + 1,
        uci,
        moveId: `example-${index + 1}`,
        positionHash: positionKey(currentFen(state)),
      }
      act({ type: 'move', color: sideToMove(state), move, lagMs: 0 }, (index + 1) * moveMs)
    }
    const resigner = sideToMove(state)
    act({ type: 'command', color: resigner, command: 'game.resign' }, (moves.length + 1) * moveMs)
    return state
  })

/** Blitz of three minutes; the seats get other players. */
const exampleConfig: GameConfig = {
  gameId: 'example',
  seats: {
    w: { playerId: 0, botLevel: null, rating: null },
    b: { playerId: 0, botLevel: null, rating: null },
  },
  timeControlId: 9,
  boardType: 'blitz',
  ratingType: 'worldchess',
  clock: { initialMs: 180_000, incrementMs: 0 },
  initialFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
}
