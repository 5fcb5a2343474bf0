import { selectSessionView } from '@kingside/machines/session'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { pathBelow } from '../../platform/page/index.ts'
import { keptValue } from '../../platform/storage/index.ts'
import { KeepGame } from './KeepGame.view.tsx'

const key = 'kingside.account-offer'

/** The offer of an account after a visitor's own game, until the visitor takes it or does not want it. */
export function AccountOffer() {
  const { actors, store } = useDependencies()
  const { status } = useSelector(actors.session, selectSessionView)
  const [kept] = useState(() => keptValue(store, key))
  const [isDismissed, setDismissed] = useState(() => kept.read() !== null)
  if (status !== 'unauthorized' || isDismissed) return null
  return (
    <KeepGame
      onCreate={() =>
        actors.popups.send({
          type: 'popup.open',
          popup: 'registration',
          params: { from: pathBelow() },
        })
      }
      onDismiss={() => {
        setDismissed(true)
        // If the store fails, it is offered again on the next visit.
        kept.save('dismissed').catch(() => {})
      }}
    />
  )
}
