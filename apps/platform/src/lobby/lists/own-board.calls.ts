import { tournamentEvent } from '@kingside/api/realtime/tournament'

/** The game of a news that the player has a board in a tournament; null for any other news. */
export function ownBoardOf(told: unknown): string | null {
  const { data } = tournamentEvent.safeParse(told)
  return data?.type === 'board.own' ? data.game_id : null
}
