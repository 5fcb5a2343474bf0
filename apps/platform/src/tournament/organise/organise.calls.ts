import { createClient, type TournamentForm } from '@kingside/api'
import {
  cancelTournament,
  changeTournament,
  createDraft,
  deleteDraft,
  duplicateTournament,
  getDraft,
  getForm,
  publishDraft,
  saveDraft,
} from '@kingside/api/calls/tournaments/drafts'
import { perApp } from '../../platform/page/index.ts'

const calls = {
  create: createDraft,
  get: getDraft,
  save: saveDraft,
  delete: deleteDraft,
  publish: publishDraft,
  form: getForm,
  change: changeTournament,
  cancel: cancelTournament,
  duplicate: duplicateTournament,
}

/** The calls of tournaments’ forms. */
export const organiseApiOf = perApp(({ server }) => createClient(calls, server))
export type OrganiseApi = ReturnType<typeof organiseApiOf>

/** A form with its version. */
export interface LoadedForm {
  readonly version: number
  readonly form: TournamentForm
  readonly locked: readonly string[]
}

export const draftQuery = (api: OrganiseApi, draftId: string) => ({
  queryKey: ['drafts', draftId],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<LoadedForm> => {
    const { version, form } = await api.get({ params: { draftId }, signal })
    return { version, form, locked: [] }
  },
  // What is typed is newer than what the server has.
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
})

export const formQuery = (api: OrganiseApi, id: string) => ({
  queryKey: ['tournament', id, 'form'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<LoadedForm> =>
    api.form({ params: { id }, signal }),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
})
