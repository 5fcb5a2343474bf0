import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import { draftsByMember, invitationsByMember } from '../../domain/limits/limits.ts'
import { StepRefusedError } from '../../domain/tournaments/organise/hand-steps.ts'
import { spend } from '../../limit.ts'
import { findEdited, type OrganisedTournament } from './access.ts'
import { findTournament, sourceOf, type TournamentRouteDeps } from './deps.ts'
import { describeTournament } from './describe-tournament.ts'
import { describeDraft, formRefused, withClub } from './drafts.ts'

/** What a tournament that is deleted says to those who joined. */
const deleted = 'The organiser has called it off.'

/** What organisers do about published tournaments. */
export function formRoutes(deps: TournamentRouteDeps): readonly Route[] {
  const { organise, byHand, limiter } = deps
  const { tournaments } = contract
  const fresh = async (id: string, caller: Caller) =>
    describeTournament(await findTournament(deps, id, caller), null)
  const cancel = async ({ id, by }: OrganisedTournament, reason: string) => {
    try {
      await byHand.cancel(id, by, reason)
    } catch (error) {
      if (error instanceof StepRefusedError) throw new CallError('step_not_due', error.message)
      throw error
    }
  }
  return [
    bind(tournaments.form.get, async ({ params, caller }) =>
      organise.formOf(await findEdited(deps, params.id, caller)),
    ),
    bind(tournaments.form.save, async ({ params, body, caller }) => {
      const found = await findEdited(deps, params.id, caller)
      const form = await withClub(deps, body.form, caller)
      const { invited } = (await organise.formOf(found)).form
      const asked = (form.invited ?? []).filter((uid) => !invited.includes(uid)).length
      await spend(limiter, [[invitationsByMember, String(found.by), asked]])
      const outcome = await organise.change(
        { ...found, ...sourceOf(found) },
        { version: body.version, form, by: found.by },
      )
      if (outcome !== 'done') return formRefused(outcome)
      return fresh(params.id, caller)
    }),
    bind(tournaments.delete, async ({ params, caller }) => {
      const found = await findEdited(deps, params.id, caller)
      if (found.stage !== 'expected') {
        throw new CallError(
          'tournament_running',
          'It has begun, so it can’t be deleted. A running one can be cancelled, with a reason.',
        )
      }
      await cancel(found, deleted)
      return undefined
    }),
    bind(tournaments.duplicate, async ({ params, caller }) => {
      const found = await findEdited(deps, params.id, caller)
      await spend(limiter, [[draftsByMember, String(found.by)]])
      return describeDraft(await organise.duplicate(found, found.by))
    }),
    bind(tournaments.cancel, async ({ params, body, caller }) => {
      await cancel(await findEdited(deps, params.id, caller), body.reason)
      return fresh(params.id, caller)
    }),
  ]
}
