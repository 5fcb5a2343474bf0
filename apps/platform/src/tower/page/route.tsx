import { selectConsentView } from '@kingside/machines/consent'
import { selectRewardClaimView } from '@kingside/machines/reward-claim'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { createTowerMachines } from '../calls.ts'
import { standingOf } from '../standing.ts'
import { useTower } from '../useTower.ts'
import { useTowerReader } from '../useTowerReader.ts'
import { messages } from '../words.messages.ts'
import { TowerPage } from './TowerPage.view.tsx'

/** The page of the tower. */
export function TowerRoute() {
  const deps = useDependencies()
  const { popups } = deps.actors
  const { reader, profile, signIn } = useTowerReader()
  const [machines] = useState(() => createTowerMachines(deps))
  const { view, reload } = useTower(machines.tower, reader)
  const claim = useActorRef(machines.claim)
  const claimView = useSelector(claim, selectRewardClaimView)
  const standing = useMemo(() => standingOf(profile), [profile])
  const consent = useActorRef(machines.consent, { input: standing })
  const consentView = useSelector(consent, selectConsentView)
  const hasConsent = consentView.status === 'given'
  useEffect(() => {
    if (hasConsent) claim.send({ type: 'consent.given' })
  }, [claim, hasConsent])
  useEffect(() => consent.send({ type: 'standing.update', standing }), [consent, standing])
  return (
    <>
      <PageTitle {...messages.title} />
      <TowerPage
        view={view}
        claim={claimView}
        consent={consentView}
        onClaim={(level) => claim.send({ type: 'claim.press', level, hasConsent })}
        onConsent={() => consent.send({ type: 'consent.give' })}
        onWithdraw={() => consent.send({ type: 'consent.withdraw' })}
        onNotNow={() => claim.send({ type: 'consent.dismiss' })}
        onExchange={() => popups.send({ type: 'popup.open', popup: 'gamification-exchange' })}
        onReward={(id) =>
          popups.send({
            type: 'popup.open',
            popup: 'gamification-notification',
            params: { reward: String(id) },
          })
        }
        onSignIn={signIn}
        onRetry={reload}
      />
    </>
  )
}
