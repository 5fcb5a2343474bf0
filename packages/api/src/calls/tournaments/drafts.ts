import { z } from 'zod/mini'
import { defineCall, nothing } from '../../call.ts'
import { count, idOrSlug, moment, page, paging } from './fields.ts'
import { tournamentForm, tournamentFormExample } from './form.ts'
import { members, organiserErrors } from './members.ts'
import { tournament, tournamentExample } from './tournament.ts'

const draftParams = z.object({ draftId: idOrSlug })
const tournamentParams = z.object({ id: idOrSlug })

/** What a change of a form is made on: who changes an older version is told so, and nothing is lost. */
const version = count

const draft = z.object({ id: idOrSlug, version, saved_at: moment, form: tournamentForm })

const draftExample = {
  id: 'd7Kq2',
  version: 4,
  saved_at: '2026-11-20T09:30:00Z',
  form: tournamentFormExample,
} as const satisfies z.input<typeof draft>

const change = z.object({ version, form: z.partial(tournamentForm) })

/** A draft is there for its organisers only; for anybody else there is none. */
export const createDraft = defineCall({
  id: 'tournaments.drafts.create',
  method: 'POST',
  path: 'online/tournaments/drafts/',
  summary: 'Begins a tournament: only its name is needed.',
  body: z
    .partial(tournamentForm)
    .check(
      z.refine(({ name }) => name !== undefined, { error: 'expected a name', path: ['name'] }),
    ),
  status: 201,
  response: draft,
  errors: [
    'not_community_administrator',
    'player_is_banned',
    'email_verification_required',
    'file_gone',
  ],
  roles: members,
  example: draftExample,
})

export const listDrafts = defineCall({
  id: 'tournaments.drafts.list',
  method: 'GET',
  path: 'online/tournaments/drafts/',
  summary: "Lists the caller's drafts, those saved last first.",
  query: z.object({ ...paging(30), community: z.optional(idOrSlug) }),
  response: page(draft),
  errors: [],
  roles: members,
  example: { count: 1, results: [draftExample] },
})

export const getDraft = defineCall({
  id: 'tournaments.drafts.get',
  method: 'GET',
  path: 'online/tournaments/drafts/:draftId/',
  summary: 'Gets a draft.',
  params: draftParams,
  response: draft,
  errors: ['not_found'],
  roles: members,
  example: draftExample,
})

export const saveDraft = defineCall({
  id: 'tournaments.drafts.save',
  method: 'PATCH',
  path: 'online/tournaments/drafts/:draftId/',
  summary: 'Saves the fields given.',
  params: draftParams,
  body: change,
  response: draft,
  errors: [...organiserErrors, 'changed_meanwhile', 'file_gone'],
  roles: members,
  example: draftExample,
})

export const deleteDraft = defineCall({
  id: 'tournaments.drafts.delete',
  method: 'DELETE',
  path: 'online/tournaments/drafts/:draftId/',
  summary: 'Deletes a draft.',
  params: draftParams,
  status: 204,
  response: nothing,
  errors: organiserErrors,
  roles: members,
  example: undefined,
})

export const publishDraft = defineCall({
  id: 'tournaments.drafts.publish',
  method: 'POST',
  path: 'online/tournaments/drafts/:draftId/publish/',
  summary: 'Makes the draft a tournament, if it has all that its kind needs.',
  params: draftParams,
  status: 201,
  response: tournament,
  errors: [
    ...organiserErrors,
    'changed_meanwhile',
    'email_verification_required',
    'too_many_own_tournaments',
    'form_incomplete',
  ],
  roles: members,
  example: { ...tournamentExample, admin_state: 'upcoming' },
})

export const getForm = defineCall({
  id: 'tournaments.form.get',
  method: 'GET',
  path: 'online/tournaments/:id/form/',
  summary: 'Gets what the organiser has filled in, to be changed.',
  params: tournamentParams,
  response: z.object({
    version,
    form: tournamentForm,
    /** Fields that can’t be changed any more, since somebody has joined or it has begun. */
    locked: z.readonly(z.array(z.string())),
  }),
  errors: organiserErrors,
  roles: members,
  example: { version: 9, form: tournamentFormExample, locked: ['kind', 'rating_type'] },
})

export const changeTournament = defineCall({
  id: 'tournaments.form.save',
  method: 'PATCH',
  path: 'online/tournaments/:id/',
  summary: 'Changes a published tournament.',
  params: tournamentParams,
  body: change,
  response: tournament,
  errors: [...organiserErrors, 'changed_meanwhile', 'field_locked', 'form_incomplete', 'file_gone'],
  roles: members,
  example: { ...tournamentExample, admin_state: 'upcoming' },
})

export const deleteTournament = defineCall({
  id: 'tournaments.delete',
  method: 'DELETE',
  path: 'online/tournaments/:id/',
  summary:
    'Cancels a tournament that has not begun: who joined is told, and what was paid is given back.',
  params: tournamentParams,
  status: 204,
  response: nothing,
  errors: [...organiserErrors, 'tournament_running'],
  roles: members,
  example: undefined,
})

export const duplicateTournament = defineCall({
  id: 'tournaments.duplicate',
  method: 'POST',
  path: 'online/tournaments/:id/duplicate/',
  summary: 'Makes a draft that is like it, without its dates.',
  params: tournamentParams,
  status: 201,
  response: draft,
  errors: organiserErrors,
  roles: members,
  example: draftExample,
})

export const cancelTournament = defineCall({
  id: 'tournaments.cancel',
  method: 'POST',
  path: 'online/tournaments/:id/cancel/',
  summary: 'Cancels a tournament, also a running one, and says why.',
  params: tournamentParams,
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) }),
  response: tournament,
  errors: [...organiserErrors, 'step_not_due'],
  roles: members,
  example: { ...tournamentExample, status: 'completed', admin_state: 'canceled' },
})
