import { selectSessionView } from '@kingside/machines/session'
import { useQuery } from '@tanstack/react-query'
import { useDependencies } from '../../dependencies.ts'
import { useView } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { ownAnalysesQuery } from './order.calls.ts'
import { OwnAnalysesList } from './OwnAnalyses.view.tsx'

/** The analyses that the reader has paid for; nothing where there is none. */
export function OwnAnalyses() {
  const { server, actors } = useDependencies()
  const { status } = useView(actors.session, selectSessionView)
  const navigate = useNavigate()
  const isMember = status === 'authorized' || status === 'subscribed'
  const { data } = useQuery({ ...ownAnalysesQuery(server, status), enabled: isMember })
  if (!data || data.length === 0) return null
  return <OwnAnalysesList orders={data} onOpen={(path) => void navigate(path)} />
}
