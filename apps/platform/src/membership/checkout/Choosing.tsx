import { Banner } from '@kingside/design-system/Banner'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import type { CheckoutView } from '@kingside/machines/checkout'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CheckoutProps } from './Checkout.view.tsx'
import { messages } from './Checkout.messages.ts'
import { GiftChoice } from './GiftChoice.tsx'
import { Payment } from './Payment.tsx'
import { PlanChoice } from './PlanChoice.tsx'
import { PromoCode } from './PromoCode.tsx'

export type ChoosingView = Extract<
  CheckoutView,
  { status: 'choosing' | 'needs-account' | 'already-pro' }
>

export interface ChoosingProps extends Pick<
  CheckoutProps,
  | 'onPlan'
  | 'onGiftFor'
  | 'onApplyCode'
  | 'onRemoveCode'
  | 'onPay'
  | 'onCard'
  | 'onLogIn'
  | 'onRegister'
  | 'onMembership'
> {
  readonly view: ChoosingView
  readonly promoCode: string
  readonly cardEntry: NonNullable<CheckoutProps['cardEntry']>
}

/** The plan, the recipient, a promo code, and the payment. */
export function Choosing({ view, promoCode, cardEntry, ...on }: ChoosingProps) {
  const { formatMessage } = useIntl()
  const [isGift, setIsGift] = useState(view.giftFor !== null)
  const isVisitor = view.status === 'needs-account'
  return (
    <Stack gap={5}>
      {view.status === 'already-pro' && (
        <Banner
          type="success"
          title={formatMessage(messages.alreadyPro)}
          action={
            <LinkButton href="/membership" size="s" type="secondary" onPress={on.onMembership}>
              <FormattedMessage {...messages.membership} />
            </LinkButton>
          }
        >
          <FormattedMessage {...messages.alreadyProHint} />
        </Banner>
      )}
      <Surface padding={5} radius="xl">
        <Stack gap={6}>
          <PlanChoice view={view} onPlan={on.onPlan} />
          {!isVisitor && (
            <GiftChoice
              isGift={isGift}
              giftFor={view.giftFor}
              onIsGift={setIsGift}
              onGiftFor={on.onGiftFor}
            />
          )}
          {view.status === 'choosing' && (
            <PromoCode
              code={promoCode}
              coupon={view.coupon}
              isChecking={view.isCheckingCoupon}
              error={view.couponError}
              onApply={on.onApplyCode}
              onRemove={on.onRemoveCode}
            />
          )}
        </Stack>
      </Surface>
      {isVisitor && (
        <Surface padding={6} radius="xl">
          <EmptyState
            size="s"
            title={formatMessage(messages.needsAccount)}
            icon={<UserRound aria-hidden="true" />}
            actions={
              <Inline gap={2} justify="center">
                <LinkButton href="?popup=sign-in" onPress={on.onLogIn}>
                  <FormattedMessage {...messages.logIn} />
                </LinkButton>
                <LinkButton href="?popup=registration" type="secondary" onPress={on.onRegister}>
                  <FormattedMessage {...messages.register} />
                </LinkButton>
              </Inline>
            }
          >
            <FormattedMessage {...messages.needsAccountHint} />
          </EmptyState>
        </Surface>
      )}
      {view.status === 'choosing' && (
        <Payment
          payBy={view.payBy}
          cents={view.price.cents}
          cardEntry={cardEntry}
          refusal={refusalOf(view, isGift)}
          onPay={on.onPay}
          onCard={on.onCard}
        />
      )}
    </Stack>
  )
}

/** A gift without a recipient can't be paid, because the person would buy it for themselves. */
function refusalOf(view: Extract<ChoosingView, { status: 'choosing' }>, isGift: boolean) {
  if (isGift && view.giftFor === null) return 'giftMissing'
  return view.isCheckingCoupon ? 'promoChecking' : null
}
