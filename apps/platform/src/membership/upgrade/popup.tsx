import type { Plan } from '@kingside/machines/checkout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import type { PopupContentProps } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { checkoutPath } from '../checkout/checkout-path.ts'
import { offersOf } from '../offers.ts'
import { saleQuery } from '../plans.calls.ts'
import { useReader } from '../useReader.ts'
import { paywalls } from './Upgrade.messages.ts'
import { Upgrade } from './Upgrade.view.tsx'

/** The popup that offers Pro where something needs it. */
export function UpgradePopup({ params }: PopupContentProps) {
  const deps = useDependencies()
  const navigate = useNavigate()
  const { isPro } = useReader()
  const [query] = useState(() => saleQuery(deps))
  const sale = useQuery(query)
  const [plan, setPlan] = useState<Plan>(params.price === 'pro-monthly' ? 'monthly' : 'annual')
  return (
    <Upgrade
      paywall={paywalls.find((known) => known === params.paywall) ?? null}
      isPro={isPro}
      offers={sale.data ? offersOf(sale.data.prices) : null}
      plan={plan}
      onPlan={setPlan}
      onContinue={() => void navigate(checkoutPath({ plan }))}
      onCompare={() => void navigate('/pricing')}
      onMembership={() => void navigate('/membership')}
    />
  )
}
