import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import { describeRound } from '../../domain/tournaments/describe-round.ts'
import type { Caller } from '../../caller.ts'
import { shownMoment } from '../../domain/tournaments/late-view.ts'
import type { RunRound } from '../../domain/tournaments/run-state.ts'
import type { BoardRecord, TournamentRecord } from '../../domain/tournaments/tournament-reader.ts'
import { findTournament, type TournamentRouteDeps } from './deps.ts'
import { describeParticipant } from './standing.ts'

const topBoards = 8

/** A board as the contract has it; one without a game is not shown yet. */
function describeBoard(board: BoardRecord, includesRegion: boolean) {
  if (board.gameId === null) return []
  return [
    {
      board_id: board.gameId,
      table: board.table,
      status: board.status,
      result: board.result,
      moves: board.moves.join(' '),
      white_uid: board.white.uid,
      black_uid: board.black.uid,
      white_player: describeParticipant(board.white),
      black_player: describeParticipant(board.black),
      white_ms_left: board.whiteLeftMs,
      black_ms_left: board.blackLeftMs,
      white_ends_at: board.whiteEndsAt?.toISOString() ?? null,
      black_ends_at: board.blackEndsAt?.toISOString() ?? null,
      first_move_ms_left: board.firstMoveLeftMs,
      is_forfeit: board.isForfeit,
      decided_by: board.decidedBy,
      analysis: null,
      gs_region: includesRegion ? board.region : null,
    },
  ]
}

/** Rounds and their boards. */
export function boardRoutes(deps: TournamentRouteDeps): readonly Route[] {
  const { reader, clock } = deps
  const roundsOf = (tournament: TournamentRecord) =>
    reader.rounds(tournament.id, shownMoment(tournament, clock.now()))
  const noSuchRound = () => new CallError('not_found', 'The tournament has no such round.')
  /** The number of a round by its id, which must be this tournament's; null for the latest. */
  const numberOf = (tournament: TournamentRecord, roundId: string | undefined) => {
    if (roundId === undefined) return null
    const [id, number] = roundId.split('-')
    const round = Number(number)
    if (Number(id) !== tournament.id || !Number.isInteger(round)) throw noSuchRound()
    return round
  }
  /** Which round is asked for, and what of its boards is shown to somebody who sees them late. */
  const viewOf = async (tournament: TournamentRecord, caller: Caller, asked: number | null) => {
    const delayMs = tournament.rules.viewerDelaySeconds * 1000
    if (delayMs === 0) return asked === null ? {} : { round: asked }
    const known = (await roundsOf(tournament)).map(({ number }) => number)
    if (asked !== null && !known.includes(asked)) throw noSuchRound()
    const shownAt = new Date(clock.now().getTime() - delayMs)
    const readBy = caller.player?.id ?? null
    return { late: { shownAt, readBy }, round: asked ?? known.at(-1) ?? 0 }
  }
  const toursOf = async (tournament: TournamentRecord) =>
    (await roundsOf(tournament)).map((round: RunRound) =>
      describeRound(tournament.id, round, clock.now()),
    )
  return [
    bind(contract.tours.list, async ({ query, caller }) => {
      // Without a tournament it would be all rounds there ever were.
      if (query.tournament === undefined) return []
      const found = await findTournament(deps, query.tournament, caller)
      const rounds = await toursOf(found)
      return query.ordering === '-number' ? rounds.toReversed() : rounds
    }),
    bind(contract.tournamentBoards.list, async ({ query, caller }) => {
      const found = await findTournament(deps, query.tournament_id, caller)
      const page = await reader.boards(found.id, {
        ...(await viewOf(found, caller, numberOf(found, query.tour_id))),
        ...(query.status && { status: query.status }),
        limit: query.limit,
        offset: query.offset,
      })
      return {
        count: page.count,
        active_boards_count: page.active,
        players_free_win: page.freeWins,
        results: page.boards.flatMap((board) =>
          describeBoard(board, query.include_region ?? false),
        ),
      }
    }),
    bind(contract.tournamentBoards.mine, async ({ query, caller }) => {
      const found = await findTournament(deps, query.tournamentId, caller)
      if (caller.player === null) return { board: null }
      const round = numberOf(found, query.tourId)
      const { boards } = await reader.boards(found.id, {
        ...(round !== null && { round }),
        playerId: caller.player.id,
        limit: 1,
        offset: 0,
      })
      const [board = null] = boards.flatMap((each) =>
        describeBoard(each, query.includeRegion ?? false),
      )
      return { board }
    }),
    bind(contract.tournamentBoards.top, async ({ params, caller }) => {
      const [tournamentId = '', number] = params.id.split('-')
      const isRound = number !== undefined && /^\d+$/.test(tournamentId) && /^\d+$/.test(number)
      const found = await findTournament(deps, isRound ? tournamentId : params.id, caller)
      const { boards } = await reader.boards(found.id, {
        ...(await viewOf(found, caller, isRound ? Number(number) : null)),
        isByRating: true,
        limit: topBoards,
        offset: 0,
      })
      return boards.flatMap((board) => describeBoard(board, true))
    }),
  ]
}
