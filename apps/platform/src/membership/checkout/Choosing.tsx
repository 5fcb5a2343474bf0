import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import type { CheckoutView } from '@kingside/machines/checkout'
import { CreditCard, Gift, Ticket, UserRound } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import type { CheckoutProps } from './Checkout.view.tsx'
import { messages } from './Checkout.messages.ts'
import { FocusInside } from './FocusInside.tsx'
import { GiftAddress } from './GiftAddress.tsx'
import { CardPayment, PayButton, type PayRefusal } from './Payment.tsx'
import { PlanChoice } from './PlanChoice.tsx'
import { PromoCode } from './PromoCode.tsx'

export type ChoosingView = Extract<
  CheckoutView,
  { status: 'choosing' | 'needs-account' | 'already-pro' }
>

export interface ChoosingProps extends Pick<
  CheckoutProps,
  | 'terms'
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
  readonly opensGift: boolean
  readonly cardEntry: NonNullable<CheckoutProps['cardEntry']>
}

/** The plan and the payment; a promo code, a gift and a card on this page stand behind buttons. */
export function Choosing({ view, promoCode, opensGift, cardEntry, terms, ...on }: ChoosingProps) {
  const [isGift, setIsGift] = useState(opensGift || view.giftFor !== null)
  const [hasCode, setHasCode] = useState(promoCode !== '' || hasCoupon(view))
  const [byCard, setByCard] = useState(false)
  const [pressed, setPressed] = useState<'gift' | 'code' | null>(null)
  const isVisitor = view.status === 'needs-account'
  const isReady = view.status === 'choosing'
  const refusal = isReady ? refusalOf(view, isGift) : null

  const give = () => {
    setPressed('gift')
    setIsGift(true)
  }
  const keep = () => {
    setIsGift(false)
    if (view.giftFor !== null) on.onGiftFor(null)
  }
  const useCode = () => {
    setPressed('code')
    setHasCode(true)
  }

  return (
    <Stack gap={5}>
      {view.status === 'already-pro' && <AlreadyPro onMembership={on.onMembership} />}
      <Surface padding={5} radius="xl">
        <Stack gap={4}>
          <PlanChoice view={view} onPlan={on.onPlan} />
          {isGift && !isVisitor && (
            <FocusInside isWanted={pressed === 'gift'}>
              <GiftAddress giftFor={view.giftFor} onGiftFor={on.onGiftFor} />
            </FocusInside>
          )}
          {isReady && hasCode && (
            <FocusInside isWanted={pressed === 'code'}>
              <PromoCode
                code={promoCode}
                coupon={view.coupon}
                isChecking={view.isCheckingCoupon}
                error={view.couponError}
                onApply={on.onApplyCode}
                onRemove={on.onRemoveCode}
              />
            </FocusInside>
          )}
          {isReady && !byCard && (
            <PayButton price={view.price} terms={terms} refusal={refusal} onPay={on.onPay} />
          )}
          {!isVisitor && (
            <Inline gap={2}>
              {isReady && !hasCode && (
                <MoreButton icon={<Ticket />} message={messages.promoOpen} onPress={useCode} />
              )}
              {isGift ? (
                <MoreButton icon={<UserRound />} message={messages.forMe} onPress={keep} />
              ) : (
                <MoreButton icon={<Gift />} message={messages.asGift} onPress={give} />
              )}
              {isReady && terms.takesCards && !byCard && (
                <MoreButton
                  icon={<CreditCard />}
                  message={messages.cardOpen}
                  onPress={() => setByCard(true)}
                />
              )}
            </Inline>
          )}
        </Stack>
      </Surface>
      {isVisitor && <NeedsAccount onLogIn={on.onLogIn} onRegister={on.onRegister} />}
      {isReady && byCard && (
        <CardPayment
          price={view.price}
          cardEntry={cardEntry}
          refusal={refusal}
          onCard={on.onCard}
          onProvider={() => setByCard(false)}
        />
      )}
    </Stack>
  )
}

const hasCoupon = (view: ChoosingView) =>
  view.coupon !== null ||
  (view.status === 'choosing' && (view.isCheckingCoupon || view.couponError !== null))

/** A gift without a recipient can't be paid, because the person would buy it for themselves. */
function refusalOf(
  view: Extract<ChoosingView, { status: 'choosing' }>,
  isGift: boolean,
): PayRefusal | null {
  if (isGift && view.giftFor === null) return 'giftMissing'
  return view.isCheckingCoupon ? 'promoChecking' : null
}

interface MoreButtonProps {
  readonly icon: ReactElement
  readonly message: MessageDescriptor
  readonly onPress: () => void
}

/** Shows something that most people don’t need. */
const MoreButton = ({ icon, message, onPress }: MoreButtonProps) => (
  <Button type="ghost" size="s" icon={icon} onPress={onPress}>
    <FormattedMessage {...message} />
  </Button>
)

function AlreadyPro({ onMembership }: Pick<CheckoutProps, 'onMembership'>) {
  const { formatMessage } = useIntl()
  return (
    <Banner
      type="success"
      title={formatMessage(messages.alreadyPro)}
      action={
        <LinkButton href="/membership" size="s" type="secondary" onPress={onMembership}>
          <FormattedMessage {...messages.membership} />
        </LinkButton>
      }
    >
      <FormattedMessage {...messages.alreadyProHint} />
    </Banner>
  )
}

function NeedsAccount({ onLogIn, onRegister }: Pick<CheckoutProps, 'onLogIn' | 'onRegister'>) {
  const { formatMessage } = useIntl()
  return (
    <Surface padding={6} radius="xl">
      <EmptyState
        size="s"
        title={formatMessage(messages.needsAccount)}
        icon={<UserRound aria-hidden="true" />}
        actions={
          <Inline gap={2} justify="center">
            <LinkButton href="?popup=sign-in" onPress={onLogIn}>
              <FormattedMessage {...messages.logIn} />
            </LinkButton>
            <LinkButton href="?popup=registration" type="secondary" onPress={onRegister}>
              <FormattedMessage {...messages.register} />
            </LinkButton>
          </Inline>
        }
      >
        <FormattedMessage {...messages.needsAccountHint} />
      </EmptyState>
    </Surface>
  )
}
