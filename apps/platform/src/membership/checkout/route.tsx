import { selectCheckoutView } from '@kingside/machines/checkout'
import type { PaymentResult } from '@kingside/machines/popups'
import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { sandboxToken } from '../../account/payment/index.ts'
import { usePageReturn } from '../../account/form/index.ts'
import type { AppActors } from '../../actors.ts'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { useNavigate, useSearchParams } from '../../platform/router/index.ts'
import { type Sale, saleQuery } from '../plans.calls.ts'
import { type Reader, useReader } from '../useReader.ts'
import { createCheckout } from './calls.ts'
import { messages } from './Checkout.messages.ts'
import { Checkout, CheckoutFailed, CheckoutLoading } from './Checkout.view.tsx'
import { checkoutPath, readCheckout } from './checkout-path.ts'
import { keptGift } from './kept-gift.ts'

/** The page on which Pro is bought. */
export function UpgradeRoute() {
  const deps = useDependencies()
  const [query] = useState(() => saleQuery(deps))
  const sale = useQuery(query)
  const reader = useReader()
  const { isGift } = readCheckout(useSearchParams())
  const [payment] = useState(() => freshPayment(deps.actors.popups))
  const [returned] = useState(() => returnOf(payment, isGift))
  useEffect(() => {
    if (payment !== null) told.add(payment)
  }, [payment])
  return (
    <>
      <PageTitle {...messages.title} />
      {sale.data !== undefined && reader.status !== 'unknown' ? (
        <RunningCheckout sale={sale.data} reader={reader} returned={returned} />
      ) : sale.isError ? (
        <CheckoutFailed isRetrying={sale.isFetching} onRetry={() => void sale.refetch()} />
      ) : (
        <CheckoutLoading />
      )}
    </>
  )
}

interface RunningCheckoutProps {
  readonly sale: Sale
  readonly reader: Reader
  readonly returned: ReturnType<typeof returnOf>
}

function RunningCheckout({ sale, reader, returned }: RunningCheckoutProps) {
  const deps = useDependencies()
  const { actors } = deps
  const navigate = useNavigate()
  const { plan, isGift, promoCode } = readCheckout(useSearchParams())
  const [machine] = useState(() => createCheckout(deps))
  const isSignedIn = reader.status === 'member'
  const { isPro } = reader
  const actor = useActorRef(machine, {
    input: { plan, prices: sale.prices, isSignedIn, isPro, ...returned },
  })
  const view = useSelector(actor, selectCheckoutView)

  useEffect(() => {
    actor.send({ type: 'account.update', isSignedIn, isPro })
  }, [actor, isSignedIn, isPro])
  // Who comes with a code, as from an offer, sees its price at once.
  const applyGiven = useEffectEvent(() => {
    if (promoCode !== '') actor.send({ type: 'coupon.apply', code: promoCode })
  })
  useEffect(() => applyGiven(), [])
  usePageReturn(() => actor.send({ type: 'payment.abandon' }))

  const from = checkoutPath({ plan: view.plan, isGift })
  return (
    <Checkout
      view={view}
      email={reader.email}
      terms={sale}
      opensGift={isGift}
      promoCode={promoCode}
      onPlan={(chosen) => actor.send({ type: 'plan.choose', plan: chosen })}
      onGiftFor={(email) => actor.send({ type: 'gift.set', email })}
      onApplyCode={(code) => actor.send({ type: 'coupon.apply', code })}
      onRemoveCode={() => actor.send({ type: 'coupon.remove' })}
      onPay={() => actor.send({ type: 'pay.press' })}
      onCard={(card) => actor.send({ type: 'card.submit', cardToken: sandboxToken(card) })}
      onAbandon={() => actor.send({ type: 'payment.abandon' })}
      onRecheck={() => actor.send({ type: 'payment.recheck' })}
      onRetry={() => actor.send({ type: 'checkout.retry' })}
      onLogIn={() => actors.popups.send({ type: 'popup.open', popup: 'sign-in', params: { from } })}
      onRegister={() =>
        actors.popups.send({
          type: 'popup.open',
          popup: 'registration',
          params: isGift ? { from } : { price: `pro-${view.plan}`, from },
        })
      }
      onMembership={() => void navigate('/membership')}
      onDone={() => void navigate('/')}
    />
  )
}

/** The results that this page has told: who comes back to it later begins anew. */
const told = new WeakSet<PaymentResult>()

function freshPayment(popups: AppActors['popups']): PaymentResult | null {
  const { payment } = popups.getSnapshot().context
  return payment !== null && told.has(payment) ? null : payment
}

/** What the machine is told of a return from the provider’s page: a gift is known by its order, of this tab. */
function returnOf(payment: PaymentResult | null, isGift: boolean) {
  if (payment === null) return null
  if (!isGift) return { returned: payment.result }
  const kept = keptGift.read()
  return kept && { returned: payment.result, giftFor: kept.email }
}
