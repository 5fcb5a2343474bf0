import { createClient, type TournamentForm } from '@kingside/api'
import { getClub, listMyClubs } from '@kingside/api/calls/communities/clubs'
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
import { getProfile, searchPlayers } from '@kingside/api/calls/tournaments/profiles'
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
  club: getClub,
  myClubs: listMyClubs,
  players: searchPlayers,
  player: getProfile,
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

/** So many clubs of the reader’s are asked for. */
const mostClubs = 100

/** The clubs that the reader runs. */
export const ownClubsQuery = (api: OrganiseApi) => ({
  queryKey: ['clubs', 'my', 'run'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await api.myClubs({ query: { limit: mostClubs }, signal })).results.filter(
      ({ you }) => you === 'admin',
    ),
  retry: false,
})

/** The club of a tournament, with its plan where the reader runs it. */
export const formClubQuery = (api: OrganiseApi, id: string | null) => ({
  queryKey: ['clubs', 'of-form', id],
  enabled: id !== null,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.club({ params: { id: id ?? '' }, signal }),
  retry: false,
})

/** The least letters of a name to look for. */
const leastLetters = 2

export const inviteeQuery = (api: OrganiseApi, name: string) => ({
  queryKey: ['players', 'found', name],
  enabled: name.trim().length >= leastLetters,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.players({ query: { name: name.trim() }, signal }),
})

export const invitedQuery = (api: OrganiseApi, uid: string) => ({
  queryKey: ['players', 'name', uid],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await api.player({ params: { id: uid }, signal })).full_name,
  staleTime: Infinity,
  retry: false,
})
