import type { BesideGameProps } from '../../game/table/index.ts'
import { lazyPart } from '../../platform/page/index.ts'

const TournamentGame = lazyPart(
  async () => (await import('./TournamentGame.tsx')).TournamentGame,
  null,
  // The game goes on without it.
  () => null,
)

/** What a game of a tournament has beside it; other games have nothing. */
export function BesideTournamentGame({ tournamentId, ...props }: BesideGameProps) {
  return tournamentId === null ? null : <TournamentGame {...props} tournamentId={tournamentId} />
}
