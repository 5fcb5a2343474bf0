import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { type CardEntry, type CardFields, CardForm } from '../../account/payment/index.ts'
import { messages } from './Checkout.messages.ts'
import { useMoney } from './useMoney.ts'

export interface PaymentProps {
  readonly payBy: 'provider' | 'card'
  readonly cents: number
  readonly cardEntry: CardEntry
  /** Why the person can't pay now. */
  readonly refusal: 'giftMissing' | 'promoChecking' | null
  readonly onPay: () => void
  readonly onCard: (card: CardFields) => void
}

/** Opens the provider’s page, or asks for a card here. */
export function Payment({ payBy, cents, cardEntry, refusal, onPay, onCard }: PaymentProps) {
  const { formatMessage } = useIntl()
  const { money } = useMoney()
  const pay = formatMessage(messages.pay, { price: money(cents) })
  const disabled = refusal !== null && { disabledReason: formatMessage(messages[refusal]) }
  return (
    <Surface padding={5} radius="xl">
      <Stack gap={4}>
        <Heading level={2}>
          <FormattedMessage {...messages.stepPayment} />
        </Heading>
        {payBy === 'provider' ? (
          <>
            <Text as="p" tone="muted">
              <FormattedMessage {...messages.byProvider} />
            </Text>
            <Button size="l" display="block" onPress={onPay} {...disabled}>
              {pay}
            </Button>
          </>
        ) : (
          <>
            <Text as="p" tone="muted">
              <FormattedMessage {...messages.byCard} />
            </Text>
            <CardForm
              label={formatMessage(messages.stepPayment)}
              submitLabel={pay}
              entry={cardEntry}
              note={formatMessage(messages.cardNote)}
              onSubmit={onCard}
              {...disabled}
            />
          </>
        )}
      </Stack>
    </Surface>
  )
}
