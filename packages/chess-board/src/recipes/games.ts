import {
  type ChessGame,
  legalMoves,
  playMove,
  startGame,
  uploadHistory,
} from '@kingside/chess-game'

const firstMoves = ['e4', 'd4', 'c4', 'Nf3', 'g3', 'b3', 'f4', 'Nc3']
const replies = ['e5', 'c5', 'e6', 'c6', 'd5', 'd6', 'Nf6', 'g6']

/** Eight first moves by eight replies: sixty-four games. */
export const sixtyFourGames: readonly ChessGame[] = firstMoves.flatMap((first) =>
  replies.map((reply) => uploadHistory(startGame(), [first, reply])),
)

/** A pseudo-random number, the same for the same game and ply. */
const chance = (game: number, ply: number) =>
  (Math.imul(game * 97 + ply * 31 + 7, 2_654_435_761) >>> 8) % 9973

/** The next move of a game, as from a feed: a capture if there is one, else any. */
export function nextMove(game: ChessGame, index: number): ChessGame {
  const moves = legalMoves(game.position)
  const captures = moves.filter((move) => move.captured)
  const choices = captures.length > 0 ? captures : moves
  const move = choices[chance(index, game.history.length) % choices.length]
  return move ? playMove(game, move) : game
}
