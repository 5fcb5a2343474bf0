import { ErrorState } from '@kingside/design-system/ErrorState'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { leavePage, NamedTitle, PageLoading, PageTitle } from '../../platform/page/index.ts'
import { Redirect, useNavigate, useParams, useSearchParams } from '../../platform/router/index.ts'
import { codeOf, isNotFound, keyOf, standingQuery } from '../calls.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import {
  auditQuery,
  type ManageApi,
  manageApiOf,
  pairingQuery,
  participantsQuery,
  progressQuery,
} from './manage.calls.ts'
import { messages } from './manage.messages.ts'
import type { StepName } from './manage.types.ts'
import { ManagePage, type ManageTab, manageTabs } from './ManagePage.view.tsx'
import type { PeopleAct } from './ParticipantsTab.tsx'

const deniedCodes = [
  'unauthorised',
  'not_organiser',
  'not_community_administrator',
  'player_is_banned',
]

/** The page of those who run a tournament. */
export function ManageRoute() {
  const { id = '' } = useParams()
  const api = manageApiOf(useDependencies())
  const { formatMessage } = useIntl()
  const progress = useQuery(progressQuery(api, id))
  if (progress.data) return <Loaded key={progress.data.tournament.id} id={id} />
  const { error } = progress
  if (isNotFound(error)) return <Redirect to="/not_found" />
  const isDenied = deniedCodes.includes(codeOf(error))
  if (!progress.isError) {
    return (
      <>
        <PageTitle {...messages.loading} />
        <PageLoading whole />
      </>
    )
  }
  return (
    <>
      <PageTitle {...(isDenied ? messages.denied : messages.failed)} />
      <ErrorState
        level={1}
        title={formatMessage(isDenied ? messages.denied : messages.failed)}
        retryLabel={formatMessage(messages.retry)}
        retrying={progress.isFetching}
        onRetry={() => void progress.refetch()}
      >
        {isDenied && <FormattedMessage {...messages.deniedHint} />}
      </ErrorState>
    </>
  )
}

const tabOf = (text: string | null): ManageTab =>
  manageTabs.find((known) => known === text) ?? 'participants'

function Loaded({ id }: { readonly id: string }) {
  const deps = useDependencies()
  const api = manageApiOf(deps)
  const client = useQueryClient()
  const navigate = useNavigate()
  const search = useSearchParams()
  const tab = tabOf(search.get('tab'))
  const [chosen, setChosen] = useState<number | null>(null)
  const { data: progress } = useQuery(progressQuery(api, id))
  const latest = progress?.round?.number ?? null
  const shownRound = chosen !== null && latest !== null && chosen <= latest ? chosen : latest
  const latestPairing = useQuery(pairingQuery(api, id, latest))
  const shownPairing = useQuery(pairingQuery(api, id, shownRound))
  const participants = useQuery(participantsQuery(api, id))
  const standing = useQuery(standingQuery(tournamentApiOf(deps), id, null, standingPages))
  const audit = useQuery(auditQuery(api, id, tab === 'audit'))
  const acting = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  })
  if (!progress) return <PageLoading whole />
  const act = (work: () => Promise<unknown>) => acting.mutate(work)
  const show = (next: ManageTab) => void navigate(`?tab=${next}`)
  return (
    <>
      <NamedTitle name={progress.tournament.name} />
      <ManagePage
        progress={progress}
        participants={participants.data ?? []}
        latest={latestPairing.data ?? null}
        shown={{ round: shownRound, pairing: shownPairing.data ?? null }}
        standing={standing.data?.flatMap(({ data }) => data) ?? []}
        acts={audit.data ?? []}
        tab={tab}
        failure={acting.isError ? codeOf(acting.error) : null}
        isBusy={acting.isPending}
        onTab={show}
        onStep={(step, round) => {
          act(() => takeStep(api, id, step, round))
          const next = tabAfter[step]
          if (next) show(next)
        }}
        onRunning={(running) => act(() => api.running({ params: { id }, body: { running } }))}
        onPairing={(wanted) =>
          act(() => api.setPairing({ params: { id, round: latest ?? 1 }, body: wanted }))
        }
        onRound={setChosen}
        onResult={(table, result, reason) =>
          act(() =>
            api.result({
              params: { id, round: shownRound ?? 1, table },
              body: { result, ...(reason !== '' && { reason }) },
            }),
          )
        }
        onTime={(table, given) =>
          act(() => api.giveTime({ params: { id, round: shownRound ?? 1, table }, body: given }))
        }
        onPause={(minutes) =>
          act(() => api.pause({ params: { id }, body: { ends_at: minutesAhead(minutes) } }))
        }
        onPeople={(wish) => act(() => changePeople(api, id, wish))}
        onExport={(format) =>
          act(async () => {
            const { link } = await api.export({ params: { id }, query: { format } })
            leavePage(link)
          })
        }
      />
    </>
  )
}

/** The moment so many minutes from now; null is none. */
const minutesAhead = (minutes: number): string | null =>
  minutes === 0 ? null : new Date(Date.now() + minutes * 60_000).toISOString()

/** So many pages of the standing are on a sheet. */
const standingPages = 5

/** What is looked at next. */
const tabAfter: Readonly<Partial<Record<StepName, ManageTab>>> = {
  pair: 'pairing',
  'start-round': 'rounds',
  'finish-round': 'standings',
  finish: 'winners',
}

function takeStep(api: ManageApi, id: string, step: StepName, round: number): Promise<unknown> {
  const params = { id, round }
  switch (step) {
    case 'start':
      return api.start({ params: { id } })
    case 'pair':
      return api.pair({ params })
    case 'start-round':
      return api.startRound({ params })
    case 'finish-round':
      return api.finishRound({ params, body: { anyway: true } })
    case 'finish':
      return api.finish({ params: { id } })
    default:
      return step satisfies never
  }
}

function changePeople(api: ManageApi, id: string, act: PeopleAct): Promise<unknown> {
  const params = { id }
  switch (act.kind) {
    case 'approve':
      return api.approve({ params, body: act.uids === 'all' ? { all: true } : { uids: act.uids } })
    case 'check-in':
    case 'check-out': {
      const chosen = act.uids === 'all' ? { all: true as const } : { uids: act.uids }
      return api.checkIn({ params, body: { ...chosen, checked_in: act.kind === 'check-in' } })
    }
    case 'remove':
      return api.remove({ params: { id, uid: act.uid } })
    case 'disqualify': {
      const { uid, reason, ban } = act
      return api.disqualify({ params: { id, uid }, body: { reason, ban } })
    }
    default:
      return act satisfies never
  }
}
