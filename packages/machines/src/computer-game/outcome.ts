import type { Color, GameEnd } from '@kingside/chess-game'

/** The player's side of a result (the states of the game-end banner). */
export type GameOutcome = 'win' | 'draw' | 'lost' | 'cancelled'

/** What a result is for one of the players. */
export function outcomeFor(player: Color, { result }: GameEnd): GameOutcome {
  switch (result) {
    case 'white-win':
      return player === 'w' ? 'win' : 'lost'
    case 'black-win':
      return player === 'b' ? 'win' : 'lost'
    case 'draw':
      return 'draw'
    case 'abort':
      return 'cancelled'
    default:
      return result satisfies never
  }
}
