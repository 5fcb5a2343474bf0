import {
  ApiError,
  type ApiClientOptions,
  type CallInput,
  type CallResponse,
  countryOf,
  createClient,
} from '@kingside/api'
import { listDrafts } from '@kingside/api/calls/tournaments/drafts'
import {
  getOwnEntry,
  getOwnStanding,
  leave,
  pause,
  resume,
  signOut,
  signUp,
} from '@kingside/api/calls/tournaments/entry'
import { getCertificate, getPgnResult } from '@kingside/api/calls/tournaments/files'
import {
  dropCalendarFeed,
  getCalendarFeed,
  getTournament,
  listMyTournaments,
  listOrganisedTournaments,
  listShortTournaments,
  renewCalendarFeed,
} from '@kingside/api/calls/tournaments/lists'
import {
  getMyBoard,
  listBoards,
  listRounds,
  listTopBoards,
} from '@kingside/api/calls/tournaments/rounds'
import {
  getBracket,
  listPlayers,
  listStanding,
  listTeamPlayers,
  listTeams,
  listWinners,
} from '@kingside/api/calls/tournaments/standing'
import type { FreshEntry, JoinTournament } from '@kingside/machines/join-button'
import type { PgnAnswer } from '@kingside/machines/pgn-download'
import type { LoadedPhase, PhaseData, PhaseRound } from '@kingside/machines/tournament-phase'
import { type TournamentEvent, tournamentEvent } from '@kingside/api/realtime/tournament'
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { Board, BoardStatus, Round, ShortTournament, Tournament } from './tournament.types.ts'

const calls = {
  short: listShortTournaments,
  my: listMyTournaments,
  organised: listOrganisedTournaments,
  drafts: listDrafts,
  get: getTournament,
  calendar: getCalendarFeed,
  renewCalendar: renewCalendarFeed,
  dropCalendar: dropCalendarFeed,
  me: getOwnEntry,
  signUp,
  signOut,
  leave,
  pause,
  resume,
  standing: listStanding,
  ownStanding: getOwnStanding,
  winners: listWinners,
  bracket: getBracket,
  players: listPlayers,
  teams: listTeams,
  teamPlayers: listTeamPlayers,
  rounds: listRounds,
  boards: listBoards,
  myBoard: getMyBoard,
  topBoards: listTopBoards,
  certificate: getCertificate,
  pgn: getPgnResult,
}

export const createTournamentApi = (options: ApiClientOptions) => createClient(calls, options)
export type TournamentApi = ReturnType<typeof createTournamentApi>

interface Signalled {
  readonly signal: AbortSignal
}

/** How many tournaments a list asks for at once. */
export const listPageSize = 100
export const standingPageSize = 50
export const teamsPageSize = 50
/** So many boards of a round are on a page. */
export const boardsPageSize = 8

export type ListFilter = Omit<CallInput<typeof listShortTournaments>['query'], 'limit' | 'offset'>

/** So many pages at once. */
const everyPage = <P>(count: number, load: (index: number) => Promise<P>): Promise<readonly P[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => load(index)))

/** The first pages of the tournaments that fit a filter, a hundred a page. */
export const listQuery = (api: TournamentApi, filter: ListFilter, pages: number) => ({
  queryKey: ['tournaments', 'list', filter, pages],
  queryFn: ({ signal }: Signalled) =>
    everyPage(pages, (index) =>
      api.short({
        query: { ...filter, limit: listPageSize, offset: index * listPageSize },
        signal,
      }),
    ),
})

/** Of a month at most so many pages of tournaments are shown. */
const mostMonthPages = 8

/** Every tournament that fits a filter and starts between two moments (ISO, UTC), by its start. */
export const monthQuery = (
  api: TournamentApi,
  filter: ListFilter,
  { from, to }: { readonly from: string; readonly to: string },
) => ({
  queryKey: ['tournaments', 'month', filter, from],
  queryFn: async ({ signal }: Signalled): Promise<readonly ShortTournament[]> => {
    const load = (index: number) =>
      api.short({
        query: {
          ...filter,
          ordering: 'start',
          start_after: from,
          start_before: to,
          limit: listPageSize,
          offset: index * listPageSize,
        },
        signal,
      })
    const first = await load(0)
    const pages = Math.min(mostMonthPages, Math.ceil(first.count / listPageSize))
    const rest = await everyPage(Math.max(0, pages - 1), (index) => load(index + 1))
    return [first, ...rest].flatMap(({ results }) => results)
  },
})

/** Whether a calendar can read the reader's tournaments. */
export const calendarFeedQuery = (api: TournamentApi) => ({
  queryKey: ['tournaments', 'calendar-feed'],
  queryFn: async ({ signal }: Signalled): Promise<boolean> =>
    (await api.calendar({ signal })).exists,
})

/** The reader's own tournaments that are to come or go. */
export const myQuery = (api: TournamentApi, isMember: boolean) => ({
  queryKey: ['tournaments', 'my'],
  enabled: isMember,
  queryFn: ({ signal }: Signalled) => api.my({ query: { statuses: ['goes', 'expected'] }, signal }),
})

/** The tournaments that the reader runs, the latest first. */
export const organisedQuery = (api: TournamentApi, isMember: boolean) => ({
  queryKey: ['tournaments', 'organised'],
  enabled: isMember,
  queryFn: ({ signal }: Signalled) => api.organised({ signal }),
})

/** The tournaments that the reader has not published yet, those saved last first. */
export const ownDraftsQuery = (api: TournamentApi, isMember: boolean) => ({
  queryKey: ['tournaments', 'drafts'],
  enabled: isMember,
  queryFn: async ({ signal }: Signalled) =>
    (await api.drafts({ query: { limit: mostDrafts }, signal })).results,
})

/** So many drafts are looked at; whoever has more deletes some first. */
const mostDrafts = 30

/** Everything of one tournament begins with this. */
export const keyOf = (id: string) => ['tournament', id] as const

/** Whether the server has no such tournament. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.response?.status === 404 || error.response?.status === 400)

/** The code with which the server has refused a call; `other` where it has said none. */
export const codeOf = (error: unknown): string =>
  (error instanceof ApiError ? error.body?.code : null) ?? 'other'

const retry = (count: number, error: unknown) => !isNotFound(error) && count < 1

export const tournamentQuery = (api: TournamentApi, id: string, isMember: boolean) => ({
  queryKey: [...keyOf(id), 'about', isMember],
  queryFn: ({ signal }: Signalled) =>
    api.get({ params: { id }, query: isMember ? { personal_info: true } : {}, signal }),
  retry,
})

/** The reader's own entry; null without one. */
export const entryQuery = (api: TournamentApi, id: string, isMember: boolean) => ({
  queryKey: [...keyOf(id), 'you', isMember],
  queryFn: async ({ signal }: Signalled) =>
    isMember ? (await api.me({ params: { id }, signal })).you : null,
  retry,
})

export const roundsQuery = (api: TournamentApi, id: string) => ({
  queryKey: [...keyOf(id), 'rounds'],
  queryFn: ({ signal }: Signalled) => api.rounds({ query: { tournament: id }, signal }),
  retry,
})

/**
 * The first pages of the standing, fifty rows a page, each with the reader's own row.
 * @param stage of a play-off: whose players are listed, from 1; null is all
 */
export const standingQuery = (
  api: TournamentApi,
  id: string,
  stage: number | null,
  pages: number,
) => ({
  queryKey: [...keyOf(id), 'standing', stage, pages],
  queryFn: ({ signal }: Signalled) =>
    everyPage(pages, (index) =>
      api.standing({
        params: { id },
        query: {
          limit: standingPageSize,
          offset: index * standingPageSize,
          ...(stage !== null && { stage }),
        },
        signal,
      }),
    ),
})

/** The first pages of who has joined, fifty a page, the highest rated first. */
export const playersQuery = (api: TournamentApi, id: string, pages: number) => ({
  queryKey: [...keyOf(id), 'standing', 'players', pages],
  queryFn: ({ signal }: Signalled) =>
    everyPage(pages, (index) =>
      api.players({
        params: { id },
        query: { limit: standingPageSize, offset: index * standingPageSize },
        signal,
      }),
    ),
})

/** The bracket of a play-off, as far as it is known. */
export const bracketQuery = (api: TournamentApi, id: string) => ({
  queryKey: [...keyOf(id), 'bracket'],
  queryFn: ({ signal }: Signalled) => api.bracket({ params: { id }, signal }),
})

/** The first pages of the teams, by their points. @param ownUid the reader, whose team is marked */
export const teamsQuery = (
  api: TournamentApi,
  id: string,
  ownUid: string | null,
  pages: number,
) => ({
  queryKey: [...keyOf(id), 'standing', 'teams', ownUid, pages],
  queryFn: ({ signal }: Signalled) =>
    everyPage(pages, (index) =>
      api.teams({
        params: { id },
        query: {
          limit: teamsPageSize,
          offset: index * teamsPageSize,
          ...(ownUid !== null && { player_id: ownUid }),
        },
        signal,
      }),
    ),
})

/** A tournament has no more teams. */
const mostTeams = 64

/** Every team, to choose one of them. */
export const everyTeamQuery = (api: TournamentApi, id: string) => ({
  queryKey: [...keyOf(id), 'standing', 'teams', 'all'],
  queryFn: async ({ signal }: Signalled) =>
    (await api.teams({ params: { id }, query: { limit: mostTeams }, signal })).data,
})

export const teamPlayersQuery = (api: TournamentApi, id: string, teamId: string) => ({
  queryKey: [...keyOf(id), 'standing', 'teams', 'players', teamId],
  queryFn: ({ signal }: Signalled) =>
    api.teamPlayers({ params: { id, teamId }, query: { limit: teamsPageSize }, signal }),
})

/** The reader's own row of the standing; null without one. */
export const ownStandingQuery = (api: TournamentApi, id: string, isPlayer: boolean) => ({
  queryKey: [...keyOf(id), 'standing', 'me'],
  enabled: isPlayer,
  queryFn: async ({ signal }: Signalled) => (await api.ownStanding({ params: { id }, signal })).you,
})

export const winnersQuery = (api: TournamentApi, id: string, isOver: boolean) => ({
  queryKey: [...keyOf(id), 'winners'],
  enabled: isOver,
  queryFn: ({ signal }: Signalled) => api.winners({ params: { id }, signal }),
})

/** Which boards of a round are shown. */
export interface BoardsFilter {
  /** Null is the latest round. */
  readonly roundId: string | null
  /** From 1. */
  readonly page: number
  /** Empty is every status. */
  readonly statuses: readonly BoardStatus[]
}

export const boardsQuery = (api: TournamentApi, id: string, filter: BoardsFilter) => ({
  queryKey: [...keyOf(id), 'boards', filter],
  queryFn: ({ signal }: Signalled) =>
    api.boards({
      query: {
        tournament_id: id,
        limit: boardsPageSize,
        offset: (filter.page - 1) * boardsPageSize,
        exclude_odd_boards: true,
        include_region: true,
        ...(filter.roundId !== null && { tour_id: filter.roundId }),
        ...(filter.statuses.length > 0 && { status: [...filter.statuses] }),
      },
      signal,
    }),
  placeholderData: keepPreviousData,
  retry,
})

/** The reader's board of the latest round. */
export const myBoardQuery = (api: TournamentApi, id: string, isPlayer: boolean) => ({
  queryKey: [...keyOf(id), 'my-board'],
  enabled: isPlayer,
  queryFn: async ({ signal }: Signalled) =>
    (await api.myBoard({ query: { tournamentId: id, includeRegion: true }, signal })).board,
})

/** So many boards of the best players are shown beside the standings. */
const topBoardsShown = 4

/** The boards of the best players of the latest round. @param roundId null while there is no round that goes */
export const topBoardsQuery = (api: TournamentApi, id: string, roundId: string | null) => ({
  queryKey: [...keyOf(id), 'boards', 'top', roundId],
  enabled: roundId !== null,
  queryFn: async ({ signal }: Signalled) =>
    (await api.topBoards({ params: { id: roundId ?? id }, signal })).slice(0, topBoardsShown),
  placeholderData: keepPreviousData,
})

const timeOf = (text: string | null): number | null => (text === null ? null : Date.parse(text))

export const phaseRoundOf = ({ number, status, start }: Round): PhaseRound => ({
  number,
  status,
  startsAt: timeOf(start),
})

type OwnEntry = CallResponse<typeof getOwnEntry>['you']

/** What the phase of a tournament's page follows from. */
export function phaseDataOf({
  tournament,
  you,
  rounds,
  board,
}: {
  readonly tournament: Tournament
  readonly you: OwnEntry
  readonly rounds: readonly Round[]
  readonly board: Board | null
}): PhaseData {
  const round = rounds.at(-1)
  return {
    tournament: {
      id: tournament.id,
      kind: tournament.kind,
      status: tournament.status,
      isPermitted: tournament.is_permitted,
      userSigned: tournament.user_signed,
      signupOpensAt: timeOf(tournament.signup_start),
      signupClosesAt: timeOf(tournament.signup_finish),
      startsAt: Date.parse(tournament.start),
      pauseEndsAt: timeOf(tournament.pause_end_datetime),
      nextRoundStartsAt: timeOf(tournament.next_tour_start_datetime),
      rounds: tournament.rounds,
      readyForArena: tournament.ready_for_arena,
    },
    round: round ? phaseRoundOf(round) : null,
    board: board && { boardId: board.board_id, status: board.status },
    you: you?.status ?? null,
    hasBye: round !== undefined && (you?.free_rounds.includes(round.number) ?? false),
  }
}

/**
 * All that the phase needs, by the page's own queries.
 * @param id the id or slug of the page's address
 * @param staleTime what was asked for so shortly before is not asked for again, in ms
 */
export async function loadPhase(
  api: TournamentApi,
  queryClient: QueryClient,
  id: string,
  {
    isMember,
    staleTime,
    now,
  }: { readonly isMember: boolean; readonly staleTime: number; readonly now: () => number },
): Promise<LoadedPhase> {
  const [tournament, rounds, you] = await Promise.all([
    queryClient.fetchQuery({ ...tournamentQuery(api, id, isMember), staleTime }),
    queryClient.fetchQuery({ ...roundsQuery(api, id), staleTime }),
    queryClient.fetchQuery({ ...entryQuery(api, id, isMember), staleTime }),
  ])
  const plays = you?.status === 'joined' && tournament.status === 'goes'
  const { queryKey, queryFn } = myBoardQuery(api, id, true)
  const board = plays ? await queryClient.fetchQuery({ queryKey, queryFn, staleTime }) : null
  return { data: phaseDataOf({ tournament, you, rounds, board }), at: now() }
}

/** A tournament as the join button takes it; what a list does not tell of it is no limit. */
export function joinTournamentOf(tournament: ShortTournament | Tournament): JoinTournament {
  const whole = 'allowed_countries' in tournament ? tournament : null
  return {
    id: tournament.id,
    kind: tournament.kind,
    status: tournament.status,
    ratingType: tournament.rating_type,
    userSigned: tournament.user_signed,
    unavailabilityReason: whole ? whole.unavailability_reason : feeToPay(tournament),
    maxParticipants: tournament.max_participants,
    signedUpAmount: tournament.signed_up_amount,
    allowedCountries: whole?.allowed_countries.map((country) => country.id) ?? [],
    ageMax: whole?.age_max ?? null,
    readyForArena: whole?.ready_for_arena ?? null,
    entryPriceId: tournament.entry_price?.id ?? null,
  }
}

/** A list does not tell why the reader can't join, but that it costs something. */
const feeToPay = ({ is_paid: isPaid, user_signed: isSigned }: ShortTournament) =>
  isPaid && !isSigned ? ('tournament_not_paid' as const) : null

export function freshEntryOf({
  tournament,
  you,
}: {
  readonly tournament: Tournament
  readonly you: OwnEntry
}): FreshEntry {
  const status = you?.status
  return {
    tournament: joinTournamentOf(tournament),
    you: status === undefined || status === 'disqualified' ? null : { status },
  }
}

/** The PGN of a tournament's games, which the server makes once. */
export async function fetchPgn(
  api: TournamentApi,
  id: string,
  signal: AbortSignal,
): Promise<PgnAnswer> {
  const { link, error } = await api.pgn({ params: { id }, signal })
  if (error !== null) return { status: 'error' }
  return link === null ? { status: 'not-ready' } : { status: 'ready', link }
}

/** The reader's certificate, which the server draws once. */
export async function fetchCertificate(
  api: TournamentApi,
  id: string,
  format: 'pdf' | 'image',
  signal: AbortSignal,
): Promise<PgnAnswer> {
  const { link } = await api.certificate({ params: { tournamentId: id, format }, signal })
  return link === null ? { status: 'not-ready' } : { status: 'ready', link }
}

export type TournamentNews = TournamentEvent

/** A news as the lobby's connection gets it; null for what this version does not know. */
export const readNews = (told: unknown): TournamentNews | null =>
  tournamentEvent.safeParse(told).data ?? null

/** The two letters of a country; null for an id that there is not. */
export const countryCodeOf = (id: number): string | null => countryOf(id)?.code ?? null
