import type { ComponentType } from 'react'
import type { GameRouteProps } from '../../game/table/index.ts'
import { BesideTournamentGame } from './BesideTournamentGame.tsx'

/** Gives the page of a game what a game of a tournament has beside it. */
export function withTournament(GamePage: ComponentType<GameRouteProps>): ComponentType {
  return function GameWithTournament() {
    return <GamePage beside={BesideTournamentGame} />
  }
}
