import { contract } from '@kingside/api'
import type { RegistrationState } from '@kingside/api/facts'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { ListedParticipant } from '../../domain/tournaments/organise/participants.ts'
import type { TournamentRecord } from '../../domain/tournaments/tournament-reader.ts'
import { invitationsByMember } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import { findRun, type OrganisedTournament } from './access.ts'
import { sourceOf, type TournamentRouteDeps } from './deps.ts'
import { describeParticipant } from './standing.ts'

function registrationOf(
  { player, isCheckedIn }: ListedParticipant,
  { rules }: TournamentRecord,
): RegistrationState {
  if (player.status === 'left' || player.status === 'withdrawn') return 'left'
  if (!rules.isCheckInRequired || player.status === 'pending') return 'registered'
  return isCheckedIn ? 'checked-in' : 'checked-out'
}

const describeListed = (listed: ListedParticipant, tournament: TournamentRecord) => ({
  ...describeParticipant(listed.player),
  participant_status: registrationOf(listed, tournament),
  joined_at: listed.joinedAt.toISOString(),
  is_paid: listed.isPaid,
  seed: listed.seed,
})

/** More are never changed at once. */
const mostListed = 5_000

/** The participants for those who run the tournament. */
export function participantRoutes(deps: TournamentRouteDeps): readonly Route[] {
  const { participants, hosts, limiter } = deps
  const calls = contract.tournaments.participants
  const listedOf = async (found: OrganisedTournament, uids: readonly string[]) => {
    const page = { limit: mostListed, offset: 0, uids }
    const { participants: rows } =
      uids.length === 0 ? { participants: [] } : await participants.list(found.id, page)
    return rows.map((row) => describeListed(row, found))
  }
  const refuseOver = ({ stage }: TournamentRecord) => {
    if (stage === 'completed') throw new CallError('not_found', 'The tournament is over.')
  }
  const none = () => new CallError('not_found', 'Nobody of this uid takes part in it.')
  return [
    bind(calls.list, async ({ params, query, caller }) => {
      const found = await findRun(deps, params.id, caller)
      const { count, participants: rows } = await participants.list(found.id, query)
      return { count, results: rows.map((row) => describeListed(row, found)) }
    }),
    bind(calls.add, async ({ params, body, caller }) => {
      const found = await findRun(deps, params.id, caller)
      refuseOver(found)
      // Nobody is put into a tournament by a stranger: who is not of the club is asked, unless all meet over the board.
      const isOfClub = async (uid: string) => {
        if (found.club === null) return false
        const player = await deps.participants.playerId(uid)
        return player !== null && hosts.isMember(String(found.club.id), player)
      }
      const asked = new Set<string>()
      for (const uid of body.uids) {
        // oxlint-disable-next-line no-await-in-loop -- at most a hundred, mostly of one club
        if (body.invite || (found.mode === 'online' && !(await isOfClub(uid)))) asked.add(uid)
      }
      await spend(limiter, [[invitationsByMember, String(found.by), asked.size]])
      const outcomes = await participants.add(sourceOf(found), found.by, {
        uids: body.uids,
        asked,
      })
      return {
        results: outcomes.map((each) => ({
          uid: each.uid,
          outcome: each.outcome,
          code:
            each.outcome === 'refused' && each.code !== 'unauthorised' ? (each.code ?? null) : null,
        })),
      }
    }),
    bind(calls.remove, async ({ params, caller }) => {
      const found = await findRun(deps, params.id, caller)
      if (!(await participants.remove(sourceOf(found), found.by, params.uid))) throw none()
      return undefined
    }),
    bind(calls.approve, async ({ params, body, caller }) => {
      const found = await findRun(deps, params.id, caller)
      refuseOver(found)
      const chosen = 'all' in body ? 'all' : body.uids
      const changed = await participants.approve(sourceOf(found), found.by, chosen)
      if (changed === null) {
        throw new CallError('too_many_players', 'There are fewer seats than players who wait.')
      }
      return { changed: await listedOf(found, changed) }
    }),
    bind(calls.checkIn, async ({ params, body, caller }) => {
      const found = await findRun(deps, params.id, caller)
      refuseOver(found)
      const chosen = 'all' in body ? 'all' : body.uids
      const changed = await participants.checkIn(sourceOf(found), found.by, chosen, body.checked_in)
      return { changed: await listedOf(found, changed) }
    }),
    bind(calls.disqualify, async ({ params, body, caller }) => {
      const found = await findRun(deps, params.id, caller)
      const why = { reason: body.reason, isBan: body.ban }
      if (!(await participants.disqualify(sourceOf(found), found.by, params.uid, why))) throw none()
      const [listed] = await listedOf(found, [params.uid])
      if (!listed) throw none()
      return listed
    }),
  ]
}
