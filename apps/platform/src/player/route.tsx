import { ErrorState } from '@kingside/design-system/ErrorState'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../dependencies.ts'
import { NamedTitle, PageLoading, PageTitle, usePrepared } from '../platform/page/index.ts'
import { usePlayer } from '../platform/realtime/index.ts'
import { Redirect, useNavigate, useParams, useSearchParams } from '../platform/router/index.ts'
import { createPlayerApi, eventsPageSize, isNoPlayer, playerQueries } from './calls.ts'
import { nameMessages } from '../chess/terms/index.ts'
import { Games } from './LateGames.tsx'
import { PlayerCertificates } from './LateCertificates.tsx'
import { messages } from './player.messages.ts'
import { type Loaded, type Player, type PlayerTab, playerTabs } from './player.types.ts'
import { Share } from './LateShare.tsx'
import { PlayerActions } from './PlayerActions.tsx'
import { DeletedPlayer, PlayerPage } from './PlayerPage.view.tsx'
import { PlayerRelation } from './relations/index.ts'
import { Tournaments } from './Tournaments.tsx'

/** A player's public page, with the open tab in the address: `/players/{uid}?tab=games&page=2`. */
export function PlayerRoute() {
  const { id = '' } = useParams()
  const { formatMessage } = useIntl()
  const queries = usePlayerQueries(id)
  const found = useQuery(queries.profile)
  if (isNoPlayer(found.error) || found.data?.kind === 'visitor') return <Redirect to="/not_found" />
  if (found.data?.is_deleted) return <Deleted uid={id} />
  if (found.data) return <Known key={id} player={found.data} />
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

function usePlayerQueries(id: string) {
  const { server } = useDependencies()
  const [api] = useState(() => createPlayerApi(server))
  return useMemo(() => playerQueries(api, id), [api, id])
}

function Deleted({ uid }: { readonly uid: string }) {
  return (
    <>
      <PageTitle {...nameMessages.deleted} />
      <DeletedPlayer games={<Games uid={uid} kept={{}} />} />
    </>
  )
}

function Known({ player }: { readonly player: Player }) {
  const deps = useDependencies()
  usePrepared([Games])
  const navigate = useNavigate()
  const params = useSearchParams()
  const { uid: readerUid } = usePlayer(deps)
  const { uid } = player
  const queries = usePlayerQueries(uid)
  const tab = playerTabs.find((each) => each === params.get('tab')) ?? 'overview'
  const isOverview = tab === 'overview'
  const isOwn = readerUid === uid
  const online = useQuery(queries.online)
  const ratings = useQuery(queries.ratings)
  const stats = useQuery({ ...queries.stats, enabled: isOverview })
  const events = useQuery({ ...queries.events, enabled: isOverview && player.kind === 'member' })
  const pair = useQuery({
    ...queries.headToHead(readerUid),
    enabled: isOverview && readerUid !== null && !isOwn,
  })
  const onOpen = (path: string) => void navigate(path)
  const addressOf = (to: PlayerTab) => (to === 'overview' ? { search: '' } : `?tab=${to}`)
  return (
    <>
      <NamedTitle name={player.full_name} />
      <PlayerPage
        player={player}
        isOwn={isOwn}
        isOnline={online.data}
        ratings={loadedOf(ratings)}
        stats={loadedOf(stats)}
        pair={loadedOf(pair)}
        events={loadedOf(events)}
        certificates={player.foa_title === null ? null : <PlayerCertificates uid={uid} level={3} />}
        games={<Games uid={uid} kept={{ tab: 'games' }} />}
        tournaments={<TournamentsPart uid={uid} />}
        tab={tab}
        now={deps.wallNow()}
        onTab={(to) => void navigate(addressOf(to), { replace: true, preventScrollReset: true })}
        onOpen={onOpen}
        share={<Share name={player.full_name} url={`${window.location.origin}/players/${uid}`} />}
        actions={
          <PlayerActions
            player={player}
            isOwn={isOwn}
            more={
              player.kind === 'bot' ? null : (
                <PlayerRelation uid={uid} canFollow={player.kind === 'member'} />
              )
            }
            onChallenge={() =>
              deps.actors.popups.send({
                type: 'popup.open',
                popup: 'challenge',
                params: { opponent: uid },
              })
            }
            onEdit={() => onOpen('/profile')}
            onPlayBot={() => onOpen('/computer')}
          />
        }
      />
    </>
  )
}

function TournamentsPart({ uid }: { readonly uid: string }) {
  const navigate = useNavigate()
  const params = useSearchParams()
  const queries = usePlayerQueries(uid)
  const asked = /^\d{1,4}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1
  const page = Math.max(asked, 1)
  const current = useQuery(queries.tournaments)
  const past = useQuery(queries.history(page))
  return (
    <Tournaments
      current={loadedOf(current, ({ results }) => results)}
      past={loadedOf(past)}
      page={page}
      pageCount={Math.ceil((past.data?.count ?? 0) / eventsPageSize)}
      isTurning={past.isPlaceholderData}
      onPage={(to) => void navigate(`?tab=tournaments${to > 1 ? `&page=${to}` : ''}`)}
      onOpen={(path) => void navigate(path)}
    />
  )
}

type Query<Value> = Pick<UseQueryResult<Value>, 'data' | 'isError' | 'isFetching' | 'refetch'>

function loadedOf<Value>(query: Query<Value>): Loaded<Value>
function loadedOf<Value, Part>(query: Query<Value>, part: (value: Value) => Part): Loaded<Part>
function loadedOf<Value, Part>(
  { data, isError, isFetching, refetch }: Query<Value>,
  part?: (value: Value) => Part,
): Loaded<Value | Part> {
  if (data !== undefined) return { status: 'ready', value: part ? part(data) : data }
  if (!isError) return { status: 'loading' }
  return { status: 'failed', isRetrying: isFetching, onRetry: () => void refetch() }
}
