import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import type {
  ParticipantRecord,
  StandingRecord,
  TieRecord,
  TieSide,
  TournamentRecord,
} from '../../domain/tournaments/tournament-reader.ts'
import { shownMoment } from '../../domain/tournaments/late-view.ts'
import { findTournament, type TournamentRouteDeps } from './deps.ts'

/** So many wins in a row, and the next counts double in an arena. */
const winsBeforeFire = 2
const winners = 3

export const describeParticipant = (player: ParticipantRecord) => ({
  player_uid: player.uid,
  name: player.name,
  title: player.title,
  country: player.country,
  rating: player.rating,
  status: player.status,
})

/** A row of the standing as the contract has it. */
export function describeRow({ kind }: Pick<TournamentRecord, 'kind'>, row: StandingRecord) {
  const [tb1 = null, tb2 = null, tb3 = null] = row.tieBreaks
  const isArena = kind === 'arena'
  return {
    place: row.place,
    player: describeParticipant(row.player),
    round: row.round,
    games: row.games,
    points: row.points,
    tb1,
    tb2,
    tb3,
    performance: row.performance,
    streak: isArena ? row.streak : null,
    is_on_fire: isArena && row.streak >= winsBeforeFire,
  }
}

const describeSide = ({ player, seed, points, hasWon }: TieSide) => ({
  player: player && describeParticipant(player),
  seed,
  points,
  has_won: hasWon,
})

function describeTie({ sides: [one, other], status, gameId }: TieRecord) {
  const sides: [ReturnType<typeof describeSide>, ReturnType<typeof describeSide>] = [
    describeSide(one),
    describeSide(other),
  ]
  return { sides, status, board_id: gameId }
}

/** Who stands where. */
export const standingRoutes = (deps: TournamentRouteDeps): readonly Route[] => [
  bind(contract.tournaments.standing.list, async ({ params, query, caller }) => {
    const found = await findTournament(deps, params.id, caller)
    const { limit, offset, after, stage } = query
    const page = await deps.reader.standing(
      found.id,
      {
        limit,
        offset,
        ...(after !== undefined && { after }),
        ...(stage !== undefined && { stage }),
      },
      caller.player?.id ?? null,
      shownMoment(found, deps.clock.now()),
    )
    return {
      count: page.count,
      data: page.rows.map((row) => describeRow(found, row)),
      you: page.you && describeRow(found, page.you),
      v: found.v,
      next: page.next,
    }
  }),
  bind(contract.tournaments.standing.me, async ({ params, caller }) => {
    const found = await findTournament(deps, params.id, caller)
    const { you } = await deps.reader.standing(
      found.id,
      { limit: 1, offset: 0 },
      caller.player?.id ?? null,
    )
    return { you: you && describeRow(found, you) }
  }),
  bind(contract.tournaments.players, async ({ params, query, caller }) => {
    const found = await findTournament(deps, params.id, caller)
    const { count, players } = await deps.reader.players(found.id, query)
    return { count, results: players.map(describeParticipant) }
  }),
  bind(contract.tournaments.bracket, async ({ params, caller }) => {
    const found = await findTournament(deps, params.id, caller)
    const { stageCount, stages, thirdPlace } = await deps.reader.bracket(
      found.id,
      shownMoment(found, deps.clock.now()),
    )
    return {
      stage_count: stageCount,
      stages: stages.map((ties) => ({ ties: ties.map(describeTie) })),
      third_place: thirdPlace && describeTie(thirdPlace),
    }
  }),
  bind(contract.tournaments.standing.winners, async ({ params, caller }) => {
    const found = await findTournament(deps, params.id, caller)
    if (found.stage !== 'completed' || found.cancelReason !== null) return []
    const { rows } = await deps.reader.standing(found.id, { limit: winners, offset: 0 }, null)
    return rows.map((row) => describeRow(found, row))
  }),
]
