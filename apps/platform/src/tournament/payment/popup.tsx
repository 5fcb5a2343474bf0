import { selectEntryPaymentView } from '@kingside/machines/entry-payment'
import type { PaymentResult } from '@kingside/machines/popups'
import { selectSessionView } from '@kingside/machines/session'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { usePageReturn } from '../../account/form/index.ts'
import type { AppActors } from '../../actors.ts'
import { useDependencies } from '../../dependencies.ts'
import { type PopupContentProps, useView } from '../../platform/page/index.ts'
import { matchPath, useLocation, useNavigate } from '../../platform/router/index.ts'
import { createEntryPayment } from './entry.calls.ts'
import { EntryPayment, EntryPaymentLoading } from './EntryPayment.view.tsx'

/** The popup that sells the entry of a tournament, and to which the provider's page leads back. */
export function TournamentPaymentPopup({ params }: PopupContentProps) {
  const { actors } = useDependencies()
  const { pathname } = useLocation()
  const session = useView(actors.session, selectSessionView)
  const isSignedIn = session.status === 'authorized' || session.status === 'subscribed'
  const tournamentId = params.entry ?? matchPath('/tournaments/:id', pathname)?.['id'] ?? ''
  if (session.status === 'loading') return <EntryPaymentLoading />
  return (
    <RunningPayment
      key={`${tournamentId} ${isSignedIn}`}
      tournamentId={tournamentId}
      isSignedIn={isSignedIn}
    />
  )
}

interface RunningPaymentProps {
  readonly tournamentId: string
  readonly isSignedIn: boolean
}

function RunningPayment({ tournamentId, isSignedIn }: RunningPaymentProps) {
  const deps = useDependencies()
  const { popups } = deps.actors
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [machine] = useState(() => createEntryPayment(deps, queryClient, isSignedIn))
  const [payment] = useState(() => freshPayment(popups))
  const actor = useActorRef(machine, {
    input: { tournamentId, isSignedIn, ...(payment && { returned: payment.result }) },
  })
  const view = useSelector(actor, selectEntryPaymentView)

  useEffect(() => {
    if (payment === null) return
    told.add(payment)
    // It is told here: no message over the page is needed.
    popups.send({ type: 'payment.read' })
  }, [payment, popups])
  usePageReturn(() => actor.send({ type: 'payment.abandon' }))

  return (
    <EntryPayment
      view={view}
      onPay={() => actor.send({ type: 'pay.press' })}
      onRetry={() => actor.send({ type: 'entry.retry' })}
      onRecheck={() => actor.send({ type: 'payment.recheck' })}
      onSignIn={() =>
        popups.send({ type: 'popup.open', popup: 'sign-in', params: { from: pathname } })
      }
      onTournament={() => {
        const slug = 'facts' in view ? view.facts.tournament.slug : tournamentId
        if (matchPath('/tournaments/:id', pathname)) popups.send({ type: 'popup.close' })
        else void navigate(`/tournaments/${slug}`)
      }}
      onAll={() => void navigate('/tournaments')}
    />
  )
}

/** The results that this popup has told: who opens it again later begins anew. */
const told = new WeakSet<PaymentResult>()

function freshPayment(popups: AppActors['popups']): PaymentResult | null {
  const { payment } = popups.getSnapshot().context
  if (payment === null || payment.bought !== 'tournament') return null
  return told.has(payment) ? null : payment
}
