import { selectAnalysisOrderView } from '@kingside/machines/analysis-order'
import type { PaymentResult } from '@kingside/machines/popups'
import { selectSessionView } from '@kingside/machines/session'
import { analysisRules } from '@kingside/api/facts'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { usePageReturn } from '../../account/form/index.ts'
import type { AppActors } from '../../actors.ts'
import { useDependencies } from '../../dependencies.ts'
import { type PopupContentProps, useView } from '../../platform/page/index.ts'
import { useLocation, useNavigate } from '../../platform/router/index.ts'
import { AnalysisOrder, AnalysisOrderLoading } from './AnalysisOrder.view.tsx'
import { createAnalysisOrder } from './order.calls.ts'

/** The popup that sells a grandmaster's analysis of a game, and to which the provider's page leads back. */
export function GameAnalysisPopup({ params }: PopupContentProps) {
  const { actors } = useDependencies()
  const session = useView(actors.session, selectSessionView)
  const isSignedIn = session.status === 'authorized' || session.status === 'subscribed'
  const gameId = params.game ?? ''
  const analyst = params.analyzer?.slice(0, analysisRules.analyst) ?? null
  if (session.status === 'loading') return <AnalysisOrderLoading />
  return (
    <RunningOrder
      key={`${gameId} ${isSignedIn}`}
      gameId={gameId}
      analyst={analyst}
      isSignedIn={isSignedIn}
    />
  )
}

interface RunningOrderProps {
  readonly gameId: string
  readonly analyst: string | null
  readonly isSignedIn: boolean
}

function RunningOrder({ gameId, analyst, isSignedIn }: RunningOrderProps) {
  const { server, actors } = useDependencies()
  const { popups } = actors
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [machine] = useState(() => createAnalysisOrder(server, queryClient))
  const [payment] = useState(() => freshPayment(popups))
  const actor = useActorRef(machine, {
    input: { gameId, analyst, isSignedIn, ...(payment && { returned: payment.result }) },
  })
  const view = useSelector(actor, selectAnalysisOrderView)

  useEffect(() => {
    if (payment === null) return
    told.add(payment)
    // It is told here: no message over the page is needed.
    popups.send({ type: 'payment.read' })
  }, [payment, popups])
  usePageReturn(() => actor.send({ type: 'payment.abandon' }))

  return (
    <AnalysisOrder
      view={view}
      onPay={() => actor.send({ type: 'pay.press' })}
      onRetry={() => actor.send({ type: 'offer.retry' })}
      onRecheck={() => actor.send({ type: 'payment.recheck' })}
      onSignIn={() =>
        popups.send({ type: 'popup.open', popup: 'sign-in', params: { from: pathname } })
      }
      onGames={() => {
        if (pathname === '/profile/games') popups.send({ type: 'popup.close' })
        else void navigate('/profile/games')
      }}
    />
  )
}

/** The results that this popup has told: who opens it again later begins anew. */
const told = new WeakSet<PaymentResult>()

function freshPayment(popups: AppActors['popups']): PaymentResult | null {
  const { payment } = popups.getSnapshot().context
  if (payment === null || payment.bought !== 'paid-game-analysis') return null
  return told.has(payment) ? null : payment
}
