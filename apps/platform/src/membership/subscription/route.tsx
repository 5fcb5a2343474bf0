import { type Membership, selectSubscriptionView } from '@kingside/machines/subscription'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { usePageReturn } from '../../account/form/index.ts'
import { sandboxToken } from '../../account/payment/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { listenToPage, PageTitle } from '../../platform/page/index.ts'
import { useLocation, useNavigate, useSearchParams } from '../../platform/router/index.ts'
import { GiftPart } from '../gift/GiftPart.tsx'
import { PayLinkPart } from '../pay-for/PayLinkPart.tsx'
import { saleQuery } from '../plans.calls.ts'
import { useReader } from '../useReader.ts'
import { createMembershipCalls, type MembershipCalls } from './calls.ts'
import { messages } from './MembershipPage.messages.ts'
import { MembershipPage, type MembershipPageProps } from './MembershipPage.view.tsx'
import { Payments, type PaymentsView } from './Payments.view.tsx'
import { isWithoutPro } from './membership-view-model.ts'
import { Subscription } from './Subscription.view.tsx'

/** The page on the own membership. */
export function MembershipRoute() {
  const deps = useDependencies()
  const { popups } = deps.actors
  const reader = useReader()
  const isMember = reader.status === 'member'
  const [calls] = useState(() => createMembershipCalls(deps))
  const [sale] = useState(() => saleQuery(deps))
  const membership = useQuery({
    queryKey: ['me', 'membership'],
    queryFn: ({ signal }) => calls.membership({ signal }),
    enabled: isMember,
  })
  // Only whether a card may be typed here depends on it.
  const plans = useQuery({ ...sale, enabled: isMember })
  const { pathname, search } = useLocation()
  const gift = useSearchParams().get('redeem')
  const from = `${pathname}${search}`
  return (
    <>
      <PageTitle {...messages.title} />
      <MembershipPage
        view={pageOf(reader.status, membership)}
        onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in', params: { from } })}
        onRetry={() => void membership.refetch()}
      >
        {membership.data !== undefined && (
          <OwnMembership
            calls={calls}
            first={membership.data}
            takesCards={plans.data?.takesCards ?? false}
            gift={gift}
          />
        )}
      </MembershipPage>
    </>
  )
}

interface LoadedQuery<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly isFetching: boolean
}

function pageOf(
  reader: 'unknown' | 'visitor' | 'member',
  { data, isError, isFetching }: LoadedQuery<unknown>,
): MembershipPageProps['view'] {
  switch (reader) {
    case 'visitor':
      return { status: 'visitor' }
    case 'unknown':
      return { status: 'loading' }
    case 'member':
      if (data !== undefined) return { status: 'ready' }
      return isError ? { status: 'failed', isRetrying: isFetching } : { status: 'loading' }
    default:
      return reader satisfies never
  }
}

interface OwnMembershipProps {
  readonly calls: MembershipCalls
  readonly first: Membership | null
  readonly takesCards: boolean
  /** The code of a gift’s link that was opened. */
  readonly gift: string | null
}

function OwnMembership({ calls, first, takesCards, gift }: OwnMembershipProps) {
  const { wallNow } = useDependencies()
  const navigate = useNavigate()
  const actor = useActorRef(calls.machine, { input: { membership: first, now: wallNow() } })
  const view = useSelector(actor, selectSubscriptionView)
  const payments = useQuery({ queryKey: ['me', 'payments'], queryFn: calls.payments })
  const receipts = useMutation({ mutationFn: () => calls.openPortal() })

  // What was known from an earlier visit is asked for again.
  useEffect(() => {
    actor.send({ type: 'membership.update', membership: first })
  }, [actor, first])
  usePageReturn(() => {
    receipts.reset()
    actor.send({ type: 'portal.return' })
    void payments.refetch()
  })
  useEffect(
    () =>
      listenToPage((signal) => {
        if (signal === 'wake') actor.send({ type: 'clock.tick', at: wallNow() })
      }),
    [actor, wallNow],
  )

  const readAgain = async () => {
    const membership = await calls.membership({ isFresh: true })
    actor.send({ type: 'membership.update', membership })
  }
  return (
    <>
      {gift !== null && <GiftPart code={gift} onTaken={() => void readAgain()} />}
      <Subscription
        view={view}
        takesCards={takesCards}
        onCancel={() => actor.send({ type: 'renewal.cancel' })}
        onConfirmCancel={() => actor.send({ type: 'cancel.confirm' })}
        onKeep={() => actor.send({ type: 'cancel.dismiss' })}
        onResume={() => actor.send({ type: 'renewal.resume' })}
        onRecheck={() => actor.send({ type: 'renewal.recheck' })}
        onUpdatePayment={() => actor.send({ type: 'payment.update' })}
        onPortalReturn={() => actor.send({ type: 'portal.return' })}
        onChangeCard={(card) => actor.send({ type: 'card.change', cardToken: sandboxToken(card) })}
        onSwitchToWallet={() => actor.send({ type: 'wallet.switch' })}
        onSubscribe={() => void navigate('/upgrade-to-pro')}
        onSupport={() => void navigate('/support')}
      />
      {isWithoutPro(view) && <PayLinkPart />}
      <Payments
        view={paymentsOf(payments)}
        receipts={view.membership?.kind === 'paid' ? receiptStatus[receipts.status] : null}
        onReceipts={() => receipts.mutate()}
        onRetry={() => void payments.refetch()}
      />
    </>
  )
}

/** The page is left once the provider’s page is open. */
const receiptStatus = {
  idle: 'ready',
  pending: 'opening',
  success: 'opening',
  error: 'failed',
} as const

function paymentsOf({
  data,
  isError,
  isFetching,
}: LoadedQuery<Extract<PaymentsView, { status: 'ready' }>['payments']>): PaymentsView {
  if (data !== undefined) return { status: 'ready', payments: data }
  return isError ? { status: 'failed', isRetrying: isFetching } : { status: 'loading' }
}
