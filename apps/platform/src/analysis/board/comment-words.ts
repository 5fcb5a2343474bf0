import { type ChessGame, type MoveComment, setComments } from '@kingside/chess-game'

const shown = (game: ChessGame): readonly MoveComment[] =>
  game.selectedMove?.comments ?? game.comments

/** The text of the comment at the selected move, or before the first move. */
export const commentWords = (game: ChessGame): string =>
  shown(game)
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')

/** The game with another comment text there. Clocks, arrows and scores in comments stay. */
export function withCommentWords(game: ChessGame, words: string): ChessGame {
  if (words.trim() === commentWords(game)) return game
  const [first, ...rest] = shown(game)
  const all = [{ ...first, text: words }, ...rest.map((comment) => ({ ...comment, text: '' }))]
  return setComments(
    game,
    all.filter(({ text, ...commands }) => text !== '' || Object.keys(commands).length > 0),
  )
}
