import { startFen } from '@kingside/chess-game'
import { refuse } from './refusal.ts'

/** Reads what stands on the boards of games that go on. */
export interface RunningGames {
  /** Every position after a move of the player's rated games that are not over, as FEN. */
  readonly ratedPositions: (playerId: number) => Promise<readonly string[]>
}

/** From this ply on a game's positions count: those before it are openings that everybody meets. */
export const firstGuardedPly = 8

/**
 * What two positions are compared by: placement and side to move. Less than repetition compares, since
 * a castling right that is left out of a FEN would else make it another position for the same question.
 */
const keyOf = (fen: string) => fen.split(' ', 2).join(' ')

const startKey = keyOf(startFen)

/**
 * Refuses to help in a rated game under way (S-71): none of the positions may have stood in one of the
 * player's own. All positions of the game so far count, not the last one alone, since what the engine
 * says of a position mostly holds a move later; moves that are reached in another order match too.
 * @throws AnalysisRefusal `position_in_running_game`
 */
export async function refuseRunning(
  games: RunningGames,
  playerId: number,
  fens: readonly string[],
): Promise<void> {
  const asked = new Set(fens.map(keyOf))
  asked.delete(startKey)
  if (asked.size === 0) return
  const played = await games.ratedPositions(playerId)
  if (!played.some((fen) => asked.has(keyOf(fen)))) return
  refuse(
    'position_in_running_game',
    'This position is part of a rated game that you are playing. Ask again when the game is over.',
  )
}
