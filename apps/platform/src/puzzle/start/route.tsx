import { selectSessionView } from '@kingside/machines/session'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle, useView } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { dailyQuery, historyQuery, progressQuery, runsQuery, themesQuery } from '../calls.ts'
import { OfflinePuzzles } from '../offline/OfflinePuzzles.view.tsx'
import { useHasPack } from '../offline/useHasPack.ts'
import { usePack } from '../offline/usePack.ts'
import { puzzleApiOf } from '../puzzle-api.ts'
import type { Loaded } from '../puzzle.types.ts'
import { messages as words } from '../words.messages.ts'
import { PuzzlesPage } from './PuzzlesPage.view.tsx'

/** The page of puzzles. */
export function PuzzlesRoute() {
  const deps = useDependencies()
  const { session, popups } = deps.actors
  const { status, isOnline } = useView(session, selectSessionView)
  const navigate = useNavigate()
  const api = puzzleApiOf(deps)
  const isMember = status === 'authorized' || status === 'subscribed'
  const isKnown = status !== 'loading'
  const daily = useQuery({ ...dailyQuery(api, status), enabled: isKnown })
  const progress = useQuery({ ...progressQuery(api, status), enabled: isMember })
  const history = useQuery({ ...historyQuery(api, status), enabled: isMember })
  const runs = useQuery({ ...runsQuery(api, status), enabled: isMember })
  const themes = useQuery(themesQuery(api))
  usePack()
  const isCutOff = !isOnline && daily.data === undefined
  const hasPack = useHasPack(isCutOff)
  const open = (path: string) => void navigate(path)
  if (isCutOff) {
    return (
      <>
        <PageTitle {...words.puzzles} />
        <OfflinePuzzles hasPack={hasPack} onOpen={open} />
      </>
    )
  }
  return (
    <>
      <PageTitle {...words.puzzles} />
      <PuzzlesPage
        isMember={isMember || !isKnown}
        daily={loadedOf(daily, ({ attempt }) => attempt)}
        progress={loadedOf(progress, (all) => all)}
        history={loadedOf(history, (all) => all)}
        runs={runs.data ?? null}
        themes={themes.data ?? []}
        onOpen={open}
        onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in' })}
        onRetry={() => {
          for (const part of [daily, progress, history, themes]) {
            if (part.isError) void part.refetch()
          }
        }}
      />
    </>
  )
}

/** A query as a view is told of it. */
function loadedOf<Answer, Data>(
  { data, isError, isFetching }: Pick<UseQueryResult<Answer>, 'data' | 'isError' | 'isFetching'>,
  read: (answer: Answer) => Data,
): Loaded<Data> {
  if (data !== undefined) return { status: 'ready', data: read(data) }
  return isError ? { status: 'failed', isRetrying: isFetching } : { status: 'loading' }
}
