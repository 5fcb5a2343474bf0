import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import { describeRound } from '../../domain/tournaments/describe-round.ts'
import type { Relay } from '../../domain/tournaments/relay.ts'
import type { TournamentRecord } from '../../domain/tournaments/tournament-reader.ts'
import { findTournament, sourceOf, type TournamentRouteDeps } from './deps.ts'
import { describeTournament } from './describe-tournament.ts'

/**
 * The tournament of an address, for those who run it.
 * @throws CallError `not_found`, or `not_community_administrator` for anybody else
 */
export async function findRun(
  deps: TournamentRouteDeps,
  id: string,
  caller: Caller,
): Promise<TournamentRecord & { readonly by: number }> {
  const found = await findTournament(deps, id, caller)
  if (caller.player === null || (!found.isStaff && caller.role !== 'admin')) {
    throw new CallError('not_community_administrator', 'You do not run this tournament.')
  }
  return { ...found, by: caller.player.id }
}

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

/** What those do who run a tournament. */
export const runningRoutes = (deps: TournamentRouteDeps): readonly Route[] => [
  bind(contract.tournaments.run.pause, async ({ params, body, caller }) => {
    const found = await findRun(deps, params.id, caller)
    if (found.stage === 'completed') throw new CallError('step_not_due', 'The tournament is over.')
    const endsAt = body.ends_at === null ? null : new Date(body.ends_at)
    if (endsAt !== null && endsAt <= deps.clock.now()) {
      throw new CallError('bad_request', 'The end of the pause, ends_at, must lie ahead.')
    }
    await deps.organising.pauseUntil(sourceOf(found), found.by, endsAt)
    return describeTournament(await findTournament(deps, params.id, caller), null)
  }),
  bind(contract.tournaments.run.finish, async ({ params, caller }) => {
    const { id } = await findRun(deps, params.id, caller)
    await finishBroadcast(deps.relay, id)
    const rounds = await deps.reader.rounds(id)
    const latest = rounds.at(-1)
    return {
      tournament: describeTournament(await findTournament(deps, params.id, caller), null),
      round: latest ? describeRound(id, latest, deps.clock.now()) : null,
      next_step: null,
      next_round: null,
      due_at: null,
    }
  }),
]
