import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import type { Entries } from '../../domain/tournaments/entries.ts'
import type { EntryOutcome, TeamChoice } from '../../domain/tournaments/entry-store.ts'
import type { TournamentRecord } from '../../domain/tournaments/tournament-reader.ts'
import { findTournament, limitsOf, memberOf, sourceOf, type TournamentRouteDeps } from './deps.ts'
import { describeOwnEntry, describeTournament } from './describe-tournament.ts'
import { refusalDetails } from './refusals.ts'

type EntryCode = keyof typeof refusalDetails | 'team_needed' | 'team_unknown'

const teamNeeded =
  'Teams play here: name yours in the body, { team: { id } } or { team: { name } }.'

/** What callers do about their own entries. */
export function entryRoutes(deps: TournamentRouteDeps): readonly Route[] {
  const { entries } = deps
  /** Does it, and answers with the fresh tournament. */
  const change = async (
    id: string,
    caller: Caller,
    act: (tournament: TournamentRecord, playerId: number) => Promise<EntryOutcome<EntryCode>>,
  ) => {
    const player = memberOf(caller)
    const found = await findTournament(deps, id, caller)
    done(await act(found, player.id))
    const fresh = await findTournament(deps, id, caller)
    const limits = await limitsOf(deps, [fresh], caller)
    return {
      tournament: describeTournament(fresh, limits.get(fresh.id) ?? null),
      you: fresh.entry?.status === 'left' ? null : describeOwnEntry(fresh),
    }
  }
  const isReady = async (id: string, caller: Caller, act: Entries['pause'] | Entries['resume']) => {
    const player = memberOf(caller)
    const found = await findTournament(deps, id, caller)
    const { status } = done(await act(sourceOf(found), player.id))
    return { ready_for_arena: status === 'joined' }
  }
  const { tournaments } = contract
  return [
    bind(tournaments.signup, ({ params, body, caller }) => {
      const team = teamOf(body?.team)
      return change(params.id, caller, (found, player) =>
        entries.signUp(sourceOf(found), player, team),
      )
    }),
    bind(tournaments.signout, ({ params, caller }) =>
      change(params.id, caller, (found, player) => entries.signOut(sourceOf(found), player)),
    ),
    bind(tournaments.leave, ({ params, caller }) =>
      change(params.id, caller, (found, player) => entries.leave(sourceOf(found), player)),
    ),
    bind(tournaments.pause, ({ params, caller }) => isReady(params.id, caller, entries.pause)),
    bind(tournaments.resume, ({ params, caller }) => isReady(params.id, caller, entries.resume)),
    bind(tournaments.bye.ask, ({ params: { id, round }, caller }) =>
      change(id, caller, (found, player) =>
        entries.setBye(sourceOf(found), player, { round, isWanted: true }),
      ),
    ),
    bind(tournaments.bye.drop, ({ params: { id, round }, caller }) =>
      change(id, caller, (found, player) =>
        entries.setBye(sourceOf(found), player, { round, isWanted: false }),
      ),
    ),
    bind(tournaments.me, async ({ params, caller }) => {
      const found = await findTournament(deps, params.id, caller)
      return { you: found.entry?.status === 'left' ? null : describeOwnEntry(found) }
    }),
  ]
}

/** The team of a body, whose ids are text. */
function teamOf(
  team: { readonly id: string } | { readonly name: string } | undefined,
): TeamChoice | null {
  if (team === undefined) return null
  // What is no number is the id of no team.
  return 'id' in team ? { id: Number(team.id) || 0 } : team
}

/** @throws CallError with the code of what refused it */
function done<Code extends EntryCode>(outcome: EntryOutcome<Code>) {
  if (outcome.kind === 'refused') {
    const code: EntryCode = outcome.code
    if (code === 'team_needed') throw new CallError('bad_request', teamNeeded)
    if (code === 'team_unknown') throw new CallError('not_found', 'There is no such team.')
    throw new CallError(code, refusalDetails[code])
  }
  return outcome
}
