import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { RadioCards } from '@kingside/design-system/RadioCards'
import { Stack } from '@kingside/design-system/Stack'
import type { PaymentView, PriceId } from '@kingside/machines/registration'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Waiting } from '../../platform/page/index.ts'
import { RefusalBanner } from './RefusalBanner.tsx'
import { messages } from './Registration.messages.ts'
import { type ProPrices, usePriceTexts } from './usePriceTexts.ts'

export interface PaymentStepProps {
  readonly payment: PaymentView
  readonly prices: ProPrices
  readonly onChoose: (price: PriceId) => void
  /** Asks the server again whether the payment has arrived. */
  readonly onNext: () => void
  readonly onSignIn: () => void
}

/** The choice of the price; the payment itself happens on the provider’s page. */
export function PaymentStep({ payment, prices, onChoose, onNext, onSignIn }: PaymentStepProps) {
  const { formatMessage } = useIntl()
  const { annual, monthly } = usePriceTexts(prices)
  const going = payment.status === 'opening' || payment.status === 'away'
  const [picked, setPicked] = useState<PriceId>((going && payment.price) || 'pro-annual')
  const chosen = (going && payment.price) || picked

  if (payment.status === 'confirming') {
    return <Waiting>{formatMessage(messages.confirming)}</Waiting>
  }
  if (payment.status === 'unconfirmed') {
    return (
      <Stack gap={5}>
        <Banner type="warning" title={formatMessage(messages.unconfirmed)}>
          <FormattedMessage {...messages.unconfirmedText} />
        </Banner>
        <Button display="block" onPress={onNext}>
          <FormattedMessage {...messages.checkAgain} />
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gap={5}>
      {payment.status === 'unpaid' && (
        <Banner type="warning" title={formatMessage(messages.unpaid)}>
          <FormattedMessage {...messages.unpaidText} />
        </Banner>
      )}
      {payment.status === 'failed' && <RefusalBanner code={payment.code} onSignIn={onSignIn} />}
      <RadioCards<PriceId>
        label={formatMessage(messages.period)}
        columns={1}
        disabled={going}
        options={[
          { value: 'pro-annual', title: formatMessage(messages.annual), description: annual },
          { value: 'pro-monthly', title: formatMessage(messages.monthly), description: monthly },
        ]}
        value={chosen}
        onChange={setPicked}
      />
      <Button display="block" loading={going} onPress={() => onChoose(chosen)}>
        <FormattedMessage {...buttonMessages[payment.status]} />
      </Button>
    </Stack>
  )
}

const buttonMessages = {
  choosing: messages.pay,
  unpaid: messages.pay,
  failed: messages.pay,
  opening: messages.paymentOpening,
  away: messages.paymentAway,
} as const satisfies Record<Exclude<PaymentView['status'], 'confirming' | 'unconfirmed'>, unknown>
