import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import type { PopupContentProps } from '../../platform/page/index.ts'
import { useLocation, useNavigate } from '../../platform/router/index.ts'
import { createTowerMachines } from '../calls.ts'
import { useTower } from '../useTower.ts'
import { useTowerReader } from '../useTowerReader.ts'
import { RewardNotice } from './RewardNotice.view.tsx'

/** The popup about a reward of the tower. */
export function RewardPopup({ params }: PopupContentProps) {
  const deps = useDependencies()
  const { popups } = deps.actors
  const { reader } = useTowerReader()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [machine] = useState(() => createTowerMachines(deps).tower)
  const { view, reload } = useTower(machine, reader)
  const rewardId = Number(params.reward)
  return (
    <RewardNotice
      view={view}
      rewardId={Number.isSafeInteger(rewardId) ? rewardId : null}
      onInventory={() => popups.send({ type: 'popup.open', popup: 'gamification-exchange' })}
      onTower={() => {
        if (pathname === '/tower') popups.send({ type: 'popup.close' })
        else void navigate('/tower')
      }}
      onRetry={reload}
    />
  )
}
