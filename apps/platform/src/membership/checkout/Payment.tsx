import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { CheckoutView } from '@kingside/machines/checkout'
import { FormattedMessage, useIntl } from 'react-intl'
import { type CardEntry, type CardFields, CardForm, useMoney } from '../../account/payment/index.ts'
import type { PaymentTerms } from './Checkout.view.tsx'
import * as styles from './Checkout.css.ts'
import { messages } from './Checkout.messages.ts'

/** Why the person can't pay now. */
export type PayRefusal = 'giftMissing' | 'promoChecking'

export interface PayButtonProps {
  readonly price: CheckoutView['price']
  readonly terms: PaymentTerms
  readonly refusal: PayRefusal | null
  readonly onPay: () => void
}

/** Opens the provider’s page, and says what happens there. */
export function PayButton({ price, terms, refusal, onPay }: PayButtonProps) {
  const { formatMessage } = useIntl()
  const { money, percent } = useMoney()
  return (
    <>
      <div className={styles.pay}>
        <Button
          size="l"
          display="block"
          onPress={onPay}
          {...(refusal !== null && { disabledReason: formatMessage(messages[refusal]) })}
        >
          <FormattedMessage {...messages.pay} values={{ price: money(price) }} />
        </Button>
      </div>
      <Text as="p" size="s" tone="muted">
        <FormattedMessage {...(terms.isSandbox ? messages.bySandbox : messages.byProvider)} />
        {terms.vatPercent !== null && (
          <>
            {' '}
            <FormattedMessage {...messages.vat} values={{ percent: percent(terms.vatPercent) }} />
          </>
        )}
      </Text>
    </>
  )
}

export interface CardPaymentProps {
  readonly price: CheckoutView['price']
  readonly cardEntry: CardEntry
  readonly refusal: PayRefusal | null
  readonly onCard: (card: CardFields) => void
  /** Back to the provider’s page. */
  readonly onProvider: () => void
}

/** Asks for a card here. */
export function CardPayment({ price, cardEntry, refusal, onCard, onProvider }: CardPaymentProps) {
  const { formatMessage } = useIntl()
  const { money } = useMoney()
  return (
    <Surface padding={5} radius="xl">
      <Stack gap={4}>
        <Inline gap={3} justify="between">
          <Heading level={2}>
            <FormattedMessage {...messages.byCard} />
          </Heading>
          <Button type="ghost" size="s" onPress={onProvider}>
            <FormattedMessage {...messages.toProvider} />
          </Button>
        </Inline>
        <CardForm
          label={formatMessage(messages.byCard)}
          submitLabel={formatMessage(messages.pay, { price: money(price) })}
          entry={cardEntry}
          note={formatMessage(messages.cardNote)}
          onSubmit={onCard}
          {...(refusal !== null && { disabledReason: formatMessage(messages[refusal]) })}
        />
      </Stack>
    </Surface>
  )
}
