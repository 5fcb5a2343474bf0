import { contract } from '@kingside/api'
import { ownTournaments } from '@kingside/api/facts'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import { draftsByMember, invitationsByMember } from '../../domain/limits/limits.ts'
import type { StoredDraft } from '../../domain/tournaments/organise/draft-store.ts'
import type { FormChange, FormRefusal } from '../../domain/tournaments/organise/organise.ts'
import { spend } from '../../limit.ts'
import { refuseBanned } from './access.ts'
import { findTournament, memberOf, type TournamentRouteDeps } from './deps.ts'
import { describeTournament } from './describe-tournament.ts'

/** A draft as the contract has it. */
export const describeDraft = ({ id, version, savedAt, form }: StoredDraft) => ({
  id,
  version,
  saved_at: savedAt.toISOString(),
  form,
})

/** @throws CallError with what keeps a form from being saved or published */
export function formRefused(refusal: FormRefusal): never {
  switch (refusal.kind) {
    case 'changed':
      throw new CallError(
        'changed_meanwhile',
        'Somebody else has changed it since it was read. Read it again; nothing of this change is kept.',
      )
    case 'incomplete':
      throw new CallError(
        'form_incomplete',
        refusal.problems.map(({ field, problem }) => `${field}: ${problem}`).join('; '),
      )
    case 'locked':
      throw new CallError(
        'field_locked',
        `Somebody has joined, or it has begun, so these stay as they are: ${refusal.fields.join(', ')}.`,
      )
    case 'too-many':
      throw new CallError(
        'too_many_own_tournaments',
        `You may have ${ownTournaments.open} tournaments without a club open or running at a time. Finish or cancel one first.`,
      )
    case 'no-file':
      throw new CallError('file_gone', 'The picture is no longer there. Send it again.')
    default:
      return refusal satisfies never
  }
}

type ClubDeps = Pick<TournamentRouteDeps, 'hosts'>

/**
 * The club of a form by its id.
 * @throws CallError where there is none, or the caller is no admin of it
 */
export async function withClub(
  { hosts }: ClubDeps,
  form: FormChange,
  { role, player }: Caller,
): Promise<FormChange> {
  if (form.community === undefined || form.community === null) return form
  const club = await hosts.find(form.community)
  const isAdmin =
    club !== null &&
    (role === 'admin' || (player !== null && (await hosts.isAdmin(club.id, player.id))))
  if (!isAdmin) {
    throw new CallError(
      'not_community_administrator',
      'You are not administrator of this community.',
    )
  }
  return { ...form, community: club.id }
}

/** Tournaments that are not published: for those who organise them there are some, for others none. */
export function draftRoutes(deps: TournamentRouteDeps): readonly Route[] {
  const { organise, drafts, hosts, limiter } = deps
  const calls = contract.tournaments.drafts
  const mayOrganise = async (caller: Caller) => {
    refuseBanned(caller)
    const { id } = memberOf(caller)
    if (await drafts.isConfirmed(id)) return id
    throw new CallError('email_verification_required', 'Confirm your email address first.')
  }
  /** @throws CallError `not_found` for everybody whom it is none of the business of */
  const findDraft = async (id: string, caller: Caller): Promise<StoredDraft> => {
    const draft = await drafts.find(id)
    const { id: playerId } = memberOf(caller)
    const community = draft?.form.community ?? null
    const isTheirs =
      draft !== null &&
      (caller.role === 'admin' ||
        (community === null
          ? draft.ownerId === playerId
          : await hosts.isAdmin(community, playerId)))
    if (!isTheirs) throw new CallError('not_found', 'There is no such draft.')
    refuseBanned(caller)
    return draft
  }
  return [
    bind(calls.create, async ({ body, caller }) => {
      const by = await mayOrganise(caller)
      await spend(limiter, [[draftsByMember, String(by)]])
      const made = await organise.create(by, await withClub(deps, body, caller))
      return 'kind' in made ? formRefused(made) : describeDraft(made)
    }),
    bind(calls.list, async ({ query: { community, ...page }, caller }) => {
      const { id: ownerId } = memberOf(caller)
      const given = await withClub(deps, { community }, caller)
      const whose = given.community ? { clubId: given.community } : { ownerId }
      const { count, drafts: rows } = await drafts.list(whose, page)
      return { count, results: rows.map(describeDraft) }
    }),
    bind(calls.get, async ({ params, caller }) =>
      describeDraft(await findDraft(params.draftId, caller)),
    ),
    bind(calls.save, async ({ params, body, caller }) => {
      const draft = await findDraft(params.draftId, caller)
      const form = await withClub(deps, body.form, caller)
      const by = memberOf(caller).id
      const saved = await organise.save(draft, { version: body.version, form, by })
      return 'kind' in saved ? formRefused(saved) : describeDraft(saved)
    }),
    bind(calls.delete, async ({ params, caller }) => {
      await drafts.delete((await findDraft(params.draftId, caller)).id)
      return undefined
    }),
    bind(calls.publish, async ({ params, caller }) => {
      const draft = await findDraft(params.draftId, caller)
      const by = await mayOrganise(caller)
      const { participation, invited } = draft.form
      const asked = participation === 'invitation-only' ? invited.length : 0
      await spend(limiter, [[invitationsByMember, String(by), asked]])
      const made = await organise.publish(draft, by)
      if ('kind' in made) return formRefused(made)
      return describeTournament(await findTournament(deps, String(made.id), caller), null)
    }),
  ]
}
