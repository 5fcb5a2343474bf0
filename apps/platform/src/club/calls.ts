import { ApiError, type ApiClientOptions, createClient } from '@kingside/api'
import { communityCalls } from '@kingside/api/calls/communities/index'
import {
  createDraft,
  deleteDraft,
  deleteTournament,
  duplicateTournament,
} from '@kingside/api/calls/tournaments/drafts'
import { listShortTournaments } from '@kingside/api/calls/tournaments/lists'
import { keepPreviousData } from '@tanstack/react-query'
import type { ClubTournamentState } from '@kingside/api/facts'
import type { ClubFilter } from './club.types.ts'

const { communities, earlyAccess } = communityCalls
const calls = {
  ...communities,
  askForEarlyAccess: earlyAccess.ask,
  shortTournaments: listShortTournaments,
  drafts: { create: createDraft, delete: deleteDraft },
  deleteTournament,
  duplicateTournament,
}

export const createClubApi = (options: ApiClientOptions) => createClient(calls, options)
export type ClubApi = ReturnType<typeof createClubApi>

interface Signalled {
  readonly signal: AbortSignal
}

/** So many clubs, members or requests are on a page. */
export const pageSize = 30
/** As many pictures, cards and events as one call gives. */
const most = 100
/** So many tournaments are shown on the page of a club. */
const shownTournaments = 6

/** Everything of clubs: a change asks for it again. */
export const clubsKey = ['clubs'] as const
export const clubKey = (id: string) => [...clubsKey, 'club', id] as const

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.response?.status === 404 || error.response?.status === 400)

export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && error.response?.status === 403

/** Whether somebody else has changed it since it was read. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'changed_meanwhile'

const retry = (count: number, error: unknown) =>
  !isNotFound(error) && !isForbidden(error) && count < 1

const pageOf = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize })

export const clubListQuery = (api: ClubApi, filter: ClubFilter, page: number) => ({
  queryKey: [...clubsKey, 'list', filter, page],
  queryFn: ({ signal }: Signalled) =>
    api.list({
      query: {
        ...pageOf(page),
        ordering: filter.ordering,
        ...(filter.search !== '' && { search: filter.search }),
        ...(filter.country !== null && { country: filter.country }),
        ...(filter.membership !== null && { membership: filter.membership }),
      },
      signal,
    }),
  placeholderData: keepPreviousData,
})

export const myClubsQuery = (api: ClubApi, isMember: boolean) => ({
  queryKey: [...clubsKey, 'my'],
  enabled: isMember,
  queryFn: ({ signal }: Signalled) => api.my({ query: { limit: most }, signal }),
})

/** Events of all clubs, or of the reader's, that touch a time (ISO, UTC). */
export const allEventsQuery = (
  api: ClubApi,
  {
    from,
    until,
    country,
    mine,
  }: {
    readonly from: string
    readonly until: string | null
    readonly country: string | null
    readonly mine: boolean
  },
) => ({
  queryKey: [...clubsKey, 'events', { from, until, country, mine }],
  queryFn: ({ signal }: Signalled) =>
    api.events.all({
      query: {
        from,
        limit: most,
        ...(until !== null && { until }),
        ...(country !== null && { country }),
        ...(mine && { mine }),
      },
      signal,
    }),
  placeholderData: keepPreviousData,
})

/** @param who the reader's session, which decides what they are to the club */
export const clubQuery = (api: ClubApi, id: string, who: string) => ({
  queryKey: [...clubKey(id), 'about', who],
  queryFn: ({ signal }: Signalled) => api.get({ params: { id }, signal }),
  retry,
})

export const membersQuery = (
  api: ClubApi,
  id: string,
  { page, search = '' }: { readonly page: number; readonly search?: string },
) => ({
  queryKey: [...clubKey(id), 'members', page, search],
  queryFn: ({ signal }: Signalled) =>
    api.members.list({
      params: { id },
      query: { ...pageOf(page), ...(search !== '' && { search }) },
      signal,
    }),
  placeholderData: keepPreviousData,
  retry,
})

export const requestsQuery = (api: ClubApi, id: string, page: number) => ({
  queryKey: [...clubKey(id), 'requests', page],
  queryFn: ({ signal }: Signalled) =>
    api.requests.list({ params: { id }, query: pageOf(page), signal }),
  placeholderData: keepPreviousData,
  retry,
})

/** Who is banned from a club, for its administrators. */
export const bansQuery = (api: ClubApi, id: string, page: number) => ({
  queryKey: [...clubKey(id), 'bans', page],
  queryFn: ({ signal }: Signalled) =>
    api.bans.list({ params: { id }, query: pageOf(page), signal }),
  placeholderData: keepPreviousData,
  retry,
})

export const galleryQuery = (api: ClubApi, id: string) => ({
  queryKey: [...clubKey(id), 'gallery'],
  queryFn: async ({ signal }: Signalled) =>
    (await api.gallery.list({ params: { id }, query: { limit: most }, signal })).results,
  retry,
})

export const cardsQuery = (api: ClubApi, id: string) => ({
  queryKey: [...clubKey(id), 'cards'],
  queryFn: async ({ signal }: Signalled) =>
    (await api.cards.list({ params: { id }, query: { limit: most }, signal })).results,
  retry,
})

/** Events that are not over at a moment (ISO, UTC), or all of them. */
export const eventsQuery = (api: ClubApi, id: string, from: string | null) => ({
  queryKey: [...clubKey(id), 'events', from],
  queryFn: async ({ signal }: Signalled) =>
    (
      await api.events.list({
        params: { id },
        query: { limit: most, ...(from !== null && { from }) },
        signal,
      })
    ).results,
  retry,
})

/** The club's tournaments as everybody sees them: those that go or come. */
export const openTournamentsQuery = (api: ClubApi, id: string) => ({
  queryKey: [...clubKey(id), 'open-tournaments'],
  queryFn: async ({ signal }: Signalled) =>
    (
      await api.shortTournaments({
        query: {
          community_that_organized: id,
          status: ['goes', 'expected'],
          ordering: 'start',
          limit: shownTournaments,
        },
        signal,
      })
    ).results,
  retry,
})

export const dashboardQuery = (api: ClubApi, id: string) => ({
  queryKey: [...clubKey(id), 'dashboard'],
  queryFn: ({ signal }: Signalled) => api.dashboard({ params: { id }, signal }),
  retry,
})

/** The club's tournaments in a state, for its administrators. */
export const tournamentsQuery = (
  api: ClubApi,
  id: string,
  state: ClubTournamentState,
  page: number,
) => ({
  queryKey: [...clubKey(id), 'tournaments', state, page],
  queryFn: ({ signal }: Signalled) =>
    api.tournaments({ params: { id }, query: { ...pageOf(page), state }, signal }),
  placeholderData: keepPreviousData,
  retry,
})
