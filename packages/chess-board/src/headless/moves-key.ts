import { lanOf, type MoveIntent } from '@kingside/chess-game'

/** A text that is equal for equal lists of moves, whatever arrays they come in. */
export const movesKey = (moves: readonly MoveIntent[]): string => moves.map(lanOf).join()
