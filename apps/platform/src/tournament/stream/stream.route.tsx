import { ErrorState } from '@kingside/design-system/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { NamedTitle, PageLoading } from '../../platform/page/index.ts'
import { Redirect, useNavigate, useParams, useSearchParams } from '../../platform/router/index.ts'
import { boardsQuery, isNotFound, tournamentQuery } from '../calls.ts'
import { messages as pageMessages } from '../page/page.messages.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import { LiveOverlay } from './LiveOverlay.tsx'
import { overlayChoicesOf, overlayQueryOf } from './overlay-choices.ts'
import { StreamSettings } from './StreamSettings.view.tsx'

/** The settings of an overlay, which are in the address. */
export function StreamRoute() {
  const { id = '' } = useParams()
  const api = tournamentApiOf(useDependencies())
  const navigate = useNavigate()
  const { formatMessage } = useIntl()
  const choices = overlayChoicesOf(useSearchParams())
  const found = useQuery(tournamentQuery(api, id, false))
  const boards = useQuery(boardsQuery(api, id, { roundId: null, page: 1, statuses: [] }))
  if (isNotFound(found.error)) return <Redirect to="/not_found" />
  const tournament = found.data
  if (!tournament) {
    return found.isError ? (
      <ErrorState
        level={1}
        title={formatMessage(pageMessages.failed)}
        retryLabel={formatMessage(pageMessages.retry)}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    ) : (
      <PageLoading whole />
    )
  }
  const path = `/tournaments/${tournament.slug}`
  return (
    <>
      <NamedTitle name={tournament.name} />
      <StreamSettings
        name={tournament.name}
        path={path}
        choices={choices}
        address={`${window.location.origin}${path}/overlay${overlayQueryOf(choices)}`}
        tables={boards.data?.results.map(({ table }) => table) ?? []}
        preview={<LiveOverlay addressId={id} tournament={tournament} choices={choices} />}
        onChoose={(chosen) => void navigate(overlayQueryOf(chosen))}
        onBack={() => void navigate(path)}
      />
    </>
  )
}
