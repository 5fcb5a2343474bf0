import { type ChessGame, playMove, startGame } from '@kingside/chess-game'

/** A puzzle's moves as a game. @param moves in UCI, from the position of `fen` on */
export const puzzleGame = (fen: string, moves: readonly string[]): ChessGame =>
  moves.reduce((game, uci) => playMove(game, uci), startGame(fen))
