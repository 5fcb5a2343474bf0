import { ErrorState } from '@kingside/design-system/ErrorState'
import { selectSessionView } from '@kingside/machines/session'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { saveCalendarFile } from '../../chess/record/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { NamedTitle, PageLoading, PageTitle, usePrepared } from '../../platform/page/index.ts'
import { usePlayer } from '../../platform/realtime/index.ts'
import { Redirect, useNavigate, useParams, useSearchParams } from '../../platform/router/index.ts'
import {
  boardsPageSize,
  boardsQuery,
  isNotFound,
  standingPageSize,
  standingQuery,
  topBoardsQuery,
  tournamentQuery,
  winnersQuery,
} from '../calls.ts'
import { BracketPart } from '../bracket/LateBracket.tsx'
import { RelayToken } from '../relay/LateRelayToken.tsx'
import { TeamList } from '../teams/LateTeams.tsx'
import type { Board, BoardsPage, Round, Tournament } from '../tournament.types.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import { type Pages, usePages } from '../use-pages.ts'
import { usePhaseData } from '../use-phase-data.ts'
import { LeaveQuestion } from '../join-button/LateLeaveQuestion.tsx'
import { contactPath } from './About.tsx'
import { Games } from './LateGames.tsx'
import { Downloads } from './Downloads.tsx'
import type { GamesView } from './Games.tsx'
import { Happening } from './Happening.tsx'
import { keptViewOf } from './kept-view.ts'
import {
  type PageChoices,
  pageChoicesOf,
  type PageTab,
  queryOfChoices,
  tabsOf,
} from './page-choices.ts'
import { messages } from './page.messages.ts'
import { PlayerList } from './LatePlayerList.tsx'
import type { StandingsView } from './Standings.tsx'
import { TournamentPage } from './TournamentPage.view.tsx'

/** A tournament, with tab, round and page in the address. */
export function TournamentRoute() {
  const { id = '' } = useParams()
  const deps = useDependencies()
  const api = tournamentApiOf(deps)
  const { formatMessage } = useIntl()
  const session = useSelector(deps.actors.session, selectSessionView)
  const isMember = session.status === 'authorized' || session.status === 'subscribed'
  const found = useQuery({
    ...tournamentQuery(api, id, isMember),
    enabled: session.status !== 'loading',
    placeholderData: keepPreviousData,
  })
  if (isNotFound(found.error)) return <Redirect to="/not_found" />
  if (found.data) {
    return <Loaded key={found.data.id} addressId={id} tournament={found.data} isMember={isMember} />
  }
  if (!found.isError) {
    return (
      <>
        <PageTitle {...messages.loading} />
        <PageLoading whole />
      </>
    )
  }
  return (
    <>
      <PageTitle {...messages.failed} />
      <ErrorState
        level={1}
        title={formatMessage(messages.failed)}
        retryLabel={formatMessage(messages.retry)}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      >
        <FormattedMessage {...messages.failedHint} />
      </ErrorState>
    </>
  )
}

const none: readonly Board[] = []

interface LoadedProps {
  readonly addressId: string
  readonly tournament: Tournament
  readonly isMember: boolean
}

/** Whether the reader runs a broadcast whose games come in by PGN. */
const takesRelay = ({ admin_state: state, is_broadcast: isBroadcast, mode }: Tournament): boolean =>
  isBroadcast && mode === 'offline' && (state === 'upcoming' || state === 'in-progress')

/** Before the start there is nothing to see but what it will be. */
const usualTab = ({ status, is_broadcast: isBroadcast }: Tournament): PageTab =>
  status === 'expected' || isBroadcast ? 'about' : 'standings'

function Loaded({ addressId, tournament, isMember }: LoadedProps) {
  const deps = useDependencies()
  usePrepared([Games, LeaveQuestion])
  const api = tournamentApiOf(deps)
  const navigate = useNavigate()
  const { uid } = usePlayer(deps)
  const [keptView] = useState(() => keptViewOf(deps.store))
  const choices = pageChoicesOf(useSearchParams(), {
    tab: usualTab(tournament),
    view: keptView.read(),
    tabs: tabsOf(tournament),
  })
  const isBracket = tournament.kind === 'playoff' || tournament.kind === 'armageddon'
  const stage = isBracket ? choices.stage : null
  const isOver = tournament.status === 'completed' && !tournament.is_canceled
  const { you, rounds, ownBoard, data: phaseData } = usePhaseData(addressId, tournament, isMember)
  const standing = usePages(
    (pages) => standingQuery(api, addressId, stage, pages),
    standingPageSize,
    `${addressId} ${stage ?? ''}`,
  )
  const winners = useQuery(winnersQuery(api, addressId, isOver))
  const { boards, topBoards } = useListedBoards(addressId, tournament, choices, rounds)
  const choose = (chosen: PageChoices) => {
    if (chosen.view !== choices.view) keptView.save(chosen.view)
    void navigate(queryOfChoices(chosen))
  }
  const url = `${window.location.origin}/tournaments/${tournament.slug}`
  const openGame = (gameId: string) => void navigate(`/game/${gameId}`)

  return (
    <>
      <NamedTitle name={tournament.name} />
      <TournamentPage
        tournament={tournament}
        choices={choices}
        url={url}
        phase={
          <Happening
            addressId={addressId}
            tournament={tournament}
            isMember={isMember}
            isOver={isOver}
            you={you}
            data={phaseData}
            onStandings={() => choose({ ...choices, tab: 'standings' })}
          />
        }
        staff={takesRelay(tournament) && <RelayToken id={tournament.id} />}
        downloads={
          isOver && (
            <Downloads id={tournament.id} hasPlayed={(standing.pages?.[0]?.you?.games ?? 0) > 0} />
          )
        }
        bracket={
          isBracket && (
            <BracketPart
              addressId={addressId}
              tournament={tournament}
              ownUid={uid}
              stage={stage}
              onStage={(chosen) => choose({ ...choices, stage: chosen })}
              onOpen={openGame}
            />
          )
        }
        players={<PlayerList addressId={addressId} ownUid={uid} />}
        teams={
          tournament.is_team && (
            <TeamList
              addressId={addressId}
              ownUid={uid}
              url={url}
              isOpen={tournament.status === 'expected'}
            />
          )
        }
        standings={standingsViewOf(standing)}
        games={gamesViewOf(boards)}
        rounds={rounds ?? []}
        winners={winners.data ?? []}
        topBoards={choices.tab === 'games' ? none : (topBoards.data ?? none)}
        ownBoard={ownBoard}
        ownUid={uid}
        onChoose={choose}
        onMoreStandings={standing.loadMore}
        onRetryStandings={standing.retry}
        onRetryGames={() => void boards.refetch()}
        onOpenGame={openGame}
        onStream={() => void navigate(`/tournaments/${tournament.slug}/stream`)}
        onContact={() => void navigate(contactPath(tournament.slug))}
        onAll={() => void navigate('/tournaments')}
        onCalendar={() =>
          void saveCalendarFile(`${tournament.slug}.ics`, {
            uid: `tournament-${tournament.id}`,
            startsAt: tournament.start,
            minutes: tournament.duration_minutes,
            title: tournament.name,
            ...(tournament.location !== null && { place: tournament.location }),
            address: url,
          })
        }
      />
    </>
  )
}

/** The boards of the round that is chosen, and those of the best players of the latest. */
function useListedBoards(
  addressId: string,
  tournament: Tournament,
  choices: PageChoices,
  rounds: readonly Round[] | undefined,
) {
  const api = tournamentApiOf(useDependencies())
  const roundId = rounds?.find(({ number }) => number === choices.round)?.id ?? null
  const boards = useQuery({
    ...boardsQuery(api, addressId, {
      roundId,
      page: choices.page,
      statuses: choices.show,
    }),
    enabled: choices.tab === 'games' && rounds !== undefined,
  })
  const latest = rounds?.at(-1)
  const topBoards = useQuery(
    topBoardsQuery(
      api,
      addressId,
      tournament.status === 'goes' && choices.tab !== 'games' ? (latest?.id ?? null) : null,
    ),
  )
  return { boards, topBoards }
}

type Standing = Awaited<ReturnType<ReturnType<typeof standingQuery>['queryFn']>>[number]

function standingsViewOf({ pages, isFailed, isFetching, more }: Pages<Standing>): StandingsView {
  if (pages === undefined) {
    return isFailed ? { status: 'failed', isRetrying: isFetching } : { status: 'loading' }
  }
  const [first] = pages
  // A player who moved from page to page between their answers is on both.
  const rows = new Map(
    pages.flatMap((page) => page.data).map((row) => [row.player.player_uid, row]),
  )
  return {
    status: 'ready',
    rows: [...rows.values()],
    count: first?.count ?? 0,
    you: first?.you ?? null,
    more,
  }
}

type Boards = Pick<
  UseQueryResult<BoardsPage, unknown>,
  'data' | 'isError' | 'isFetching' | 'isPlaceholderData'
>

function gamesViewOf({ data, isError, isFetching, isPlaceholderData }: Boards): GamesView {
  if (data === undefined) {
    return isError ? { status: 'failed', isRetrying: isFetching } : { status: 'loading' }
  }
  return {
    status: 'ready',
    page: data,
    pageCount: Math.ceil(data.count / boardsPageSize),
    isLoading: isPlaceholderData,
  }
}
