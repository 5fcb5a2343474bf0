import type { ComponentType } from 'react'
import type { GameRouteProps } from '../../game/table/index.ts'
import { lazyPart } from '../../platform/page/index.ts'

const TournamentGame = lazyPart(
  async () => (await import('./TournamentGame.tsx')).TournamentGame,
  null,
  // The game goes on without it.
  () => null,
)

/** Gives the page of a game what a game of a tournament has beside it. */
export function withTournament(GamePage: ComponentType<GameRouteProps>): ComponentType {
  return function GameWithTournament() {
    return <GamePage tournament={TournamentGame} />
  }
}
