import { Banner } from '@kingside/design-system/Banner'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { useMoney } from '../../account/payment/index.ts'
import { checkoutPath } from '../checkout/checkout-path.ts'
import type { SpecialPlan } from '../special-plan.types.ts'
import { specialMessages } from './special.messages.ts'

export interface SpecialOfferProps {
  readonly offer: SpecialPlan
  /** Opens the checkout with the terms, for routers. */
  readonly onTake: (offer: SpecialPlan) => void
}

/** Terms that only the reader has: the price, what it usually is, and how long they hold. */
export function SpecialOffer({ offer, onTake }: SpecialOfferProps) {
  const { formatMessage } = useIntl()
  const { money } = useMoney()
  const { title, plan, price, regularPrice, validTo } = offer
  const prices = { price: money(price), regular: money(regularPrice) }
  return (
    <Banner
      type="success"
      title={formatMessage(specialMessages.title, { title })}
      action={
        <LinkButton href={offerPath(offer)} size="s" onPress={() => onTake(offer)}>
          <FormattedMessage {...specialMessages.take} />
        </LinkButton>
      }
    >
      <FormattedMessage {...specialMessages[plan]} values={prices} />
      {validTo !== null && (
        <>
          {' '}
          <FormattedMessage
            {...specialMessages.until}
            values={{
              date: <FormattedDate value={validTo} day="numeric" month="long" year="numeric" />,
            }}
          />
        </>
      )}
    </Banner>
  )
}

/** The address of the checkout with the terms of an offer. */
export const offerPath = ({ plan, coupon }: SpecialPlan): string =>
  checkoutPath({ plan, more: { coupon } })
