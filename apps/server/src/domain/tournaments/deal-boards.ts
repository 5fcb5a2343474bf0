import type { GameHost } from '../games/game-host.ts'
import type { OwnNews, RunChange } from './run-change.ts'
import type { BoardSeats } from './run-state.ts'
import type { RunningTournament } from './tournament.ts'

/** White has five minutes and Black four; where the tournament is one of Armageddon, it says itself. */
const usualArmageddon = 23
const armageddonControl = ({ kind, timeControlId }: RunningTournament): number =>
  kind === 'armageddon' ? timeControlId : usualArmageddon

/** Makes the games of boards, and calls their players. The same again makes none twice. */
export async function dealBoards(
  host: Pick<GameHost, 'create'>,
  {
    tournament,
    startsAt,
    boards,
    playerOf,
  }: {
    readonly tournament: RunningTournament
    readonly startsAt: Date
    readonly boards: readonly BoardSeats[]
    /** The player of an entry, by the internal id. */
    readonly playerOf: (entry: number) => number
  },
): Promise<RunChange> {
  const made = await Promise.all(
    boards.map(async ({ round, table, white, black, isArmageddon }) => {
      const seats = [playerOf(white), playerOf(black)] as const
      const gameId = await host.create({
        white: seats[0],
        black: seats[1],
        timeControlId: isArmageddon ? armageddonControl(tournament) : tournament.timeControlId,
        ratingType: tournament.ratingType,
        origin: { kind: 'tournament', id: `${tournament.id}/${round}/${table}` },
        tournamentId: tournament.id,
        hasBerserk: tournament.kind === 'arena' && tournament.rules.hasBerserk,
        startsAt,
        viewerDelayMs: tournament.rules.viewerDelaySeconds * 1000,
      })
      return { round, table, gameId, seats }
    }),
  )
  return {
    games: made.map(({ round, table, gameId }) => ({ round, table, gameId })),
    own: made.flatMap(({ gameId, seats }) =>
      seats.map((playerId): OwnNews => ({
        playerId,
        news: { type: 'board.own', game_id: gameId, starts_at: startsAt.toISOString() },
      })),
    ),
  }
}
