import { useQuery } from '@tanstack/react-query'
import { useDependencies } from '../../dependencies.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { standingOf } from '../standing.ts'
import { statsQuery } from '../stats.calls.ts'
import { useTowerReader } from '../useTowerReader.ts'
import { TowerGlanceCard } from './TowerGlance.view.tsx'

/** How far a member has climbed, in short. Nothing for others, for children, and where it can't be had. */
export function TowerGlance() {
  const { server } = useDependencies()
  const { reader, profile } = useTowerReader()
  const navigate = useNavigate()
  const { data } = useQuery({
    ...statsQuery(server, profile?.uid ?? ''),
    enabled: reader === 'member' && !standingOf(profile).isTooYoung,
    retry: false,
  })
  if (!data || reader !== 'member') return null
  return <TowerGlanceCard stats={data} onOpen={() => void navigate('/tower')} />
}
