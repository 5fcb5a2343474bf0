import { type Plan, plans } from '@kingside/machines/checkout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { checkoutPath } from '../checkout/checkout-path.ts'
import { offersOf } from '../offers.ts'
import { saleQuery } from '../plans.calls.ts'
import { specialPlansQuery } from '../special-plans.calls.ts'
import { type Reader, useReader } from '../useReader.ts'
import { messages } from './Pricing.messages.ts'
import { Pricing } from './Pricing.view.tsx'
import { offerPath } from './SpecialOffer.tsx'

/** The page with the prices. */
export function PricingRoute() {
  const deps = useDependencies()
  const { popups } = deps.actors
  const navigate = useNavigate()
  const reader = useReader()
  const [query] = useState(() => saleQuery(deps))
  const sale = useQuery(query)
  const special = useQuery({
    ...specialPlansQuery(deps, reader.email),
    enabled: reader.status === 'member' && !reader.isPro,
  })
  const [plan, setPlan] = useState<Plan>('annual')
  const isVisitor = reader.status === 'visitor'
  const from = '/pricing'

  return (
    <>
      <PageTitle {...messages.title} />
      <Pricing
        view={
          sale.data
            ? { status: 'ready', offers: offersOf(sale.data.prices) }
            : sale.isError
              ? { status: 'failed', isRetrying: sale.isFetching }
              : { status: 'loading' }
        }
        reader={readerOf(reader)}
        plan={plan}
        special={special.data ?? []}
        onSpecial={(offer) => void navigate(offerPath(offer))}
        onPlan={setPlan}
        onRegister={() => popups.send({ type: 'popup.open', popup: 'registration' })}
        onUpgrade={() =>
          isVisitor
            ? popups.send({
                type: 'popup.open',
                popup: 'registration',
                params: { price: plans[plan], from },
              })
            : void navigate(checkoutPath({ plan }))
        }
        onMembership={() => void navigate('/membership')}
        onGift={() => void navigate(checkoutPath({ plan, isGift: true }))}
        onClaim={() =>
          isVisitor
            ? popups.send({
                type: 'popup.open',
                popup: 'registration',
                params: { freePro: true, from },
              })
            : popups.send({ type: 'popup.open', popup: 'fide' })
        }
        onRetry={() => void sale.refetch()}
      />
    </>
  )
}

const readerOf = ({ status, isPro }: Reader) => {
  if (status !== 'member') return status
  return isPro ? 'pro' : 'free'
}
