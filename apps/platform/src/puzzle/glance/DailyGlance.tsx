import { selectSessionView } from '@kingside/machines/session'
import { useQuery } from '@tanstack/react-query'
import { useDependencies } from '../../dependencies.ts'
import { useView } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { dailyQuery } from '../calls.ts'
import { puzzleApiOf } from '../puzzle-api.ts'
import { puzzlePaths } from '../puzzle-paths.ts'
import { DailyGlanceCard } from './DailyGlance.view.tsx'

/** It stays the same for the day; a try that ends asks for it anew. */
const freshFor = 10 * 60_000

/** The puzzle of the day in short. Where it can't be had, there is nothing. */
export function DailyGlance() {
  const deps = useDependencies()
  const { status } = useView(deps.actors.session, selectSessionView)
  const navigate = useNavigate()
  const { data } = useQuery({
    ...dailyQuery(puzzleApiOf(deps), status),
    enabled: status !== 'loading',
    staleTime: freshFor,
    retry: false,
  })
  if (!data) return null
  return <DailyGlanceCard attempt={data.attempt} onOpen={() => void navigate(puzzlePaths.daily)} />
}
