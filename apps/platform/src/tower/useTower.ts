import { selectTowerView, type TowerMachine, type TowerReader } from '@kingside/machines/tower'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useDependencies } from '../dependencies.ts'
import { towerChanges } from './tower-changes.ts'

/** Runs the tower for a reader; it follows what other parts of the page change. */
export function useTower(machine: TowerMachine, reader: TowerReader) {
  const deps = useDependencies()
  const actor = useActorRef(machine, { input: { reader } })
  const view = useSelector(actor, selectTowerView)
  const known = useSelector(actor, ({ context }) => context.reader)
  useEffect(() => {
    if (known !== reader) actor.send({ type: 'reader.update', reader })
  }, [actor, known, reader])
  useEffect(
    () => towerChanges(deps).listen(() => actor.send({ type: 'tower.reload' })),
    [actor, deps],
  )
  return { view, reload: () => actor.send({ type: 'tower.reload' }) }
}
