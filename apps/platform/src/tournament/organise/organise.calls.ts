import { createClient } from '@kingside/api'
import { addSeries, listSeries } from '@kingside/api/calls/communities/administration'
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
import type { TournamentDraftDeps, TournamentFormKind } from '@kingside/machines/tournament-draft'
import type { QueryClient } from '@tanstack/react-query'
import type { AppDependencies } from '../../dependencies.ts'
import { failing } from '../../platform/server/index.ts'
import { perApp } from '../../platform/page/index.ts'
import type { NewSeries } from './organise.types.ts'

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
  series: listSeries,
  addSeries,
  players: searchPlayers,
  player: getProfile,
}

/** The calls of tournaments’ forms. */
export const organiseApiOf = perApp(({ server }) => createClient(calls, server))
export type OrganiseApi = ReturnType<typeof organiseApiOf>

/** What the form of a draft or of a tournament asks of the server. */
export function draftCallsOf(
  deps: AppDependencies,
  kind: TournamentFormKind,
  id: string,
): TournamentDraftDeps {
  const api = organiseApiOf(deps)
  const asked = failing(deps.now)
  const params = { draftId: id }
  const draft: TournamentDraftDeps = {
    load: async (signal) => {
      const { version, form } = await asked(api.get({ params, signal }))
      return { version, form, locked: [] }
    },
    save: (body, signal) => asked(api.save({ params, body, signal })),
    publish: (signal) => asked(api.publish({ params, signal })),
    delete: (signal) => asked(api.delete({ params, signal })),
  }
  switch (kind) {
    case 'draft':
      return draft
    case 'published':
      return {
        ...draft,
        load: (signal) => asked(api.form({ params: { id }, signal })),
        save: async (body, signal) => {
          await asked(api.change({ params: { id }, body, signal }))
          return { version: body.version + 1 }
        },
      }
    default:
      return kind satisfies never
  }
}

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

/** A club has no more championship sets. */
const mostSeries = 100

const seriesKey = (club: string | null) => ['clubs', 'series', club] as const

/** The championship sets of a club, by their names. */
export const seriesQuery = (api: OrganiseApi, club: string | null) => ({
  queryKey: seriesKey(club),
  enabled: club !== null,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await api.series({ params: { id: club ?? '' }, query: { limit: mostSeries }, signal }))
      .results,
})

/** Makes a championship set; answers with its id once the list has it. */
export async function makeSeries(
  api: OrganiseApi,
  client: QueryClient,
  club: string,
  { name, joinLimit }: NewSeries,
): Promise<string> {
  const { id } = await api.addSeries({
    params: { id: club },
    body: { name, join_limit: joinLimit },
  })
  await client.invalidateQueries({ queryKey: seriesKey(club) })
  return id
}

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
