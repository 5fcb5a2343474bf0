import { provideTournamentRun, selectTournamentRunView } from '@kingside/machines/tournament-run'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { leavePage, NamedTitle, PageLoading, PageTitle } from '../../platform/page/index.ts'
import { Redirect, useNavigate, useParams, useSearchParams } from '../../platform/router/index.ts'
import { codeOf, isNotFound, keyOf, standingQuery } from '../calls.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import { usePages } from '../use-pages.ts'
import { sendGames } from './add-games.calls.ts'
import {
  auditQuery,
  type ManageApi,
  manageApiOf,
  pageSize,
  pairingQuery,
  participantsQuery,
  progressQuery,
} from './manage.calls.ts'
import { messages } from './manage.messages.ts'
import type { Progress, RunHandlers, StepName } from './manage.types.ts'
import { ManagePage, type ManageTab, manageTabs } from './ManagePage.view.tsx'
import type { PeopleAct } from './ParticipantsTab.tsx'
import { runDepsOf } from './run-deps.ts'
import { standingOf } from './run-standing.ts'

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
  if (progress.data) {
    return <Loaded key={progress.data.tournament.id} id={id} progress={progress.data} />
  }
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

/** The machine that runs the tournament, which follows what the page learns. */
function useRun(
  id: string,
  progress: Progress,
  {
    onSent,
    onTaken,
  }: {
    /** A step is on its way to the server. */
    readonly onSent: () => void
    readonly onTaken: (step: StepName) => void
  },
) {
  const deps = useDependencies()
  const client = useQueryClient()
  const [machine] = useState(() =>
    provideTournamentRun(runDepsOf(manageApiOf(deps), client, id, { now: deps.now, onTaken })),
  )
  const standing = useMemo(() => standingOf(progress), [progress])
  const actor = useActorRef(machine, { input: { standing } })
  const view = useSelector(actor, selectTournamentRunView)
  useEffect(() => {
    actor.send({ type: 'standing.update', standing })
  }, [actor, standing])
  const [run] = useState((): RunHandlers => ({
    onAsk: (step) => actor.send({ type: 'step.ask', step }),
    onConfirm: () => {
      onSent()
      actor.send({ type: 'step.confirm' })
    },
    onFinishAnyway: () => {
      onSent()
      actor.send({ type: 'step.finishAnyway' })
    },
    onQuestionClose: () => actor.send({ type: 'question.close' }),
    onResult: (entered) => actor.send({ type: 'result.set', ...entered }),
    onEdit: () => actor.send({ type: 'results.edit' }),
    onEditClose: () => actor.send({ type: 'results.close' }),
    onRetry: (reason) => actor.send({ type: 'refusal.retry', reason }),
    onRefusalClose: () => actor.send({ type: 'refusal.close' }),
  }))
  return { view, run }
}

interface LoadedProps {
  readonly id: string
  readonly progress: Progress
}

function Loaded({ id, progress }: LoadedProps) {
  const deps = useDependencies()
  const api = manageApiOf(deps)
  const client = useQueryClient()
  const navigate = useNavigate()
  const search = useSearchParams()
  const tab = tabOf(search.get('tab'))
  const show = (next: ManageTab) => void navigate(`?tab=${next}`)
  // Who goes to another tab while a step is on its way is not led away from it.
  const isElsewhere = useRef(false)
  const { view, run } = useRun(id, progress, {
    onSent: () => (isElsewhere.current = false),
    onTaken: (step) => {
      const next = tabAfter[step]
      if (next && !isElsewhere.current) show(next)
    },
  })
  const chooseTab = (next: ManageTab) => {
    isElsewhere.current = true
    show(next)
  }
  const [chosen, setChosen] = useState<number | null>(null)
  const latest = progress.round?.number ?? null
  const shownRound = chosen !== null && latest !== null && chosen <= latest ? chosen : latest
  const latestPairing = useQuery(pairingQuery(api, id, latest))
  const shownPairing = useQuery(pairingQuery(api, id, shownRound))
  const participants = useQuery(participantsQuery(api, id))
  const standing = useQuery(standingQuery(tournamentApiOf(deps), id, null, standingPages))
  const isShown = tab === 'audit'
  const audit = usePages((pages) => auditQuery(api, id, { isShown, pages }), pageSize, id)
  const acting = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  })
  const act = (work: () => Promise<unknown>, onDone?: () => void) =>
    acting.mutate(work, { ...(onDone && { onSuccess: onDone }) })
  return (
    <>
      <NamedTitle name={progress.tournament.name} />
      <ManagePage
        progress={progress}
        view={view}
        run={run}
        participants={participants.data ?? []}
        latest={latestPairing.data ?? null}
        shown={{ round: shownRound, pairing: shownPairing.data ?? null }}
        standing={standing.data?.flatMap(({ data }) => data) ?? []}
        audit={audit}
        tab={tab}
        failure={acting.isError ? codeOf(acting.error) : null}
        isBusy={acting.isPending}
        onTab={chooseTab}
        onRunning={(running) => act(() => api.running({ params: { id }, body: { running } }))}
        onPairing={(wanted, onSaved) =>
          act(() => api.setPairing({ params: { id, round: latest ?? 1 }, body: wanted }), onSaved)
        }
        onRound={setChosen}
        onTime={(table, given) =>
          act(() => api.giveTime({ params: { id, round: shownRound ?? 1, table }, body: given }))
        }
        onPause={(minutes) =>
          act(() => api.pause({ params: { id }, body: { ends_at: minutesAhead(minutes) } }))
        }
        onPeople={(wish) => act(() => changePeople(api, id, wish))}
        onGames={(file) =>
          sendGames(file, async (body) => {
            const answer = await api.games({ params: { id }, body })
            await client.invalidateQueries({ queryKey: keyOf(id) })
            return answer
          })
        }
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
