import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import { describeRound } from '../../domain/tournaments/describe-round.ts'
import { resultOfEnd } from '../../domain/tournaments/organise/arbiter-results.ts'
import {
  type HandBoard,
  type HandPairing,
  type PairedPlayer,
  versionOf,
} from '../../domain/tournaments/organise/hand-pairing.ts'
import {
  nextHandStep,
  openTables,
  StepRefusedError,
} from '../../domain/tournaments/organise/hand-steps.ts'
import type { Relay } from '../../domain/tournaments/relay.ts'
import { changesRatings, findRun, isEditor } from './access.ts'
import { findTournament, sourceOf, type TournamentRouteDeps } from './deps.ts'
import { describeTournament } from './describe-tournament.ts'
import { describeParticipant } from './standing.ts'

/** The step after a broadcast: what has been played elsewhere is over when its organiser says so. */
export async function finishBroadcast(relay: Relay, id: number): Promise<void> {
  const found = await relay.find(String(id))
  if (!found?.isRelayable) {
    throw new CallError('step_not_due', 'The tournament ends by itself, with its last round.')
  }
  if (found.stage !== 'goes') {
    throw new CallError('step_not_due', 'The tournament has not begun, or is over.')
  }
  if (!(await relay.finish(found))) {
    throw new CallError('round_unfinished', 'Games of it still go on. Send their results first.')
  }
}

const describePaired = ({ entry, points }: PairedPlayer) => ({
  player: describeParticipant({ ...entry, country: null }),
  seed: entry.seed,
  points,
})

const describeHandBoard = ({ board, white, black, warnings }: HandBoard) => ({
  table: board.table,
  white: describePaired(white),
  black: describePaired(black),
  warnings,
  board_id: board.gameId,
  result: board.end && resultOfEnd(board.end),
  decided_by: board.end?.decidedBy ?? null,
})

const describePairing = ({ version, boards, byes, unpaired }: HandPairing) => ({
  version,
  boards: boards.map(describeHandBoard),
  byes: byes.map(({ kind, ...player }) => ({ ...describePaired(player), kind })),
  unpaired: unpaired.map(describePaired),
})

/** Ends the call with what has refused a step. */
async function whenDue<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StepRefusedError) throw new CallError(error.code, error.message)
    throw error
  }
}

/** What those do who run a tournament. */
export function runningRoutes(deps: TournamentRouteDeps): readonly Route[] {
  const { byHand, clock } = deps
  const { run } = contract.tournaments
  const progressOf = async (id: string, caller: Caller) => {
    const found = await findRun(deps, id, caller)
    const state = await byHand.load(found.id)
    const now = clock.now()
    const next = nextHandStep(state, now)
    const round = state.rounds.at(-1)
    const ofNext = state.rounds.find(({ number }) => number === next?.round)
    return {
      tournament: describeTournament(found, null),
      running: state.tournament.running,
      can_edit: await isEditor(deps, found, caller),
      changes_ratings: await changesRatings(deps, found, caller),
      round: round ? describeRound(found.id, round, now) : null,
      next_step: next?.step ?? null,
      next_round: next?.round ?? null,
      due_at: next?.dueAt?.toISOString() ?? null,
      pairing_version: ofNext ? versionOf(ofNext) : null,
      open_tables: openTables(state),
    }
  }
  /** Does a step, and answers with where the tournament stands. */
  const step = async (
    id: string,
    caller: Caller,
    act: (tournamentId: number, by: number) => Promise<void>,
  ) => {
    const found = await findRun(deps, id, caller)
    await whenDue(act(found.id, found.by))
    return progressOf(id, caller)
  }
  return [
    bind(run.progress, ({ params, caller }) => progressOf(params.id, caller)),
    bind(run.running, ({ params, body, caller }) =>
      step(params.id, caller, (id, by) => byHand.setRunning(id, by, body.running)),
    ),
    bind(run.start, ({ params, caller }) => step(params.id, caller, byHand.start)),
    bind(run.pair, ({ params: { id, round }, body, caller }) =>
      step(id, caller, (tournament, by) => byHand.pair(tournament, by, round, body?.version)),
    ),
    bind(run.pairing.get, async ({ params, caller }) => {
      const { id } = await findRun(deps, params.id, caller)
      return describePairing(await whenDue(byHand.pairing(id, params.round)))
    }),
    bind(run.pairing.set, async ({ params, body, caller }) => {
      const { id, by } = await findRun(deps, params.id, caller)
      await whenDue(byHand.setPairing(id, by, params.round, body))
      return describePairing(await byHand.pairing(id, params.round))
    }),
    bind(run.startRound, ({ params: { id, round }, caller }) =>
      step(id, caller, (tournament, by) => byHand.startRound(tournament, by, round)),
    ),
    bind(run.finishRound, ({ params: { id, round }, body, caller }) =>
      step(id, caller, (tournament, by) => byHand.finishRound(tournament, by, round, body.anyway)),
    ),
    bind(run.finish, ({ params, caller }) =>
      step(params.id, caller, async (id, by) => {
        const broadcast = await deps.relay.find(String(id))
        return broadcast?.isRelayable ? finishBroadcast(deps.relay, id) : byHand.finish(id, by)
      }),
    ),
    bind(run.result, async ({ params: { id, round, table }, body, caller }) => {
      const found = await findRun(deps, id, caller)
      const said = {
        result: body.result,
        reason: body.reason ?? '',
        changesRatings: await changesRatings(deps, found, caller),
      }
      if (!(await whenDue(byHand.setResult(found.id, found.by, { round, table }, said)))) {
        throw new CallError('round_not_paired', `Round ${round} has no table ${table}.`)
      }
      const { boards } = await byHand.pairing(found.id, round)
      const board = boards.find((each) => each.board.table === table)
      if (!board) throw new CallError('round_not_paired', `Round ${round} has no table ${table}.`)
      return describeHandBoard(board)
    }),
    bind(run.giveTime, async ({ params: { id, round, table }, body, caller }) => {
      const found = await findRun(deps, id, caller)
      const isThere = await whenDue(byHand.giveTime(found.id, found.by, { round, table }, body))
      const board = isThere
        ? (await byHand.pairing(found.id, round)).boards.find((each) => each.board.table === table)
        : undefined
      if (!board) throw new CallError('not_found', `Round ${round} has no table ${table}.`)
      return describeHandBoard(board)
    }),
    bind(run.pause, async ({ params, body, caller }) => {
      const found = await findRun(deps, params.id, caller)
      if (found.stage === 'completed')
        throw new CallError('step_not_due', 'The tournament is over.')
      const endsAt = body.ends_at === null ? null : new Date(body.ends_at)
      if (endsAt !== null && endsAt <= clock.now()) {
        throw new CallError('bad_request', 'The end of the pause, ends_at, must lie ahead.')
      }
      await deps.organising.pauseUntil(sourceOf(found), found.by, endsAt)
      return describeTournament(await findTournament(deps, params.id, caller), null)
    }),
  ]
}
