import { Button } from '@kingside/design-system/Button'
import { TextField } from '@kingside/design-system/TextField'
import type { Coupon, CouponError } from '@kingside/machines/checkout'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LineForm, useMoney } from '../../account/payment/index.ts'
import { couponMessages, messages } from './Checkout.messages.ts'

export interface PromoCodeProps {
  /** The first value of the field. */
  readonly code: string
  readonly coupon: Coupon | null
  readonly isChecking: boolean
  readonly error: CouponError | null
  readonly onApply: (code: string) => void
  /** Removes the code, or stops checking it. */
  readonly onRemove: () => void
}

/** The field for a promo code, and the result of its check. */
export function PromoCode({ code, coupon, isChecking, error, onApply, onRemove }: PromoCodeProps) {
  const { formatMessage } = useIntl()
  const { percent } = useMoney()
  const [text, setText] = useState(code)

  const press = () => {
    if (coupon === null) return onApply(text)
    setText('')
    onRemove()
  }

  return (
    <LineForm
      label={formatMessage(messages.promo)}
      onSubmit={() => {
        if (!isChecking) press()
      }}
      button={
        <Button
          type="secondary"
          loading={isChecking}
          onCancel={onRemove}
          cancelLabel={formatMessage(messages.cancelCheck)}
          onPress={press}
        >
          <FormattedMessage {...(coupon === null ? messages.apply : messages.remove)} />
        </Button>
      }
    >
      <TextField
        label={formatMessage(messages.promo)}
        labelNote={formatMessage(messages.optional)}
        name="coupon"
        autoComplete="off"
        readOnly={isChecking || coupon !== null}
        value={coupon?.code ?? text}
        onChange={setText}
        error={error === null ? undefined : formatMessage(couponMessages[error])}
        help={
          <span role="status">
            {coupon && (
              <FormattedMessage
                {...messages.percentOff}
                values={{ percent: percent(coupon.percentOff) }}
              />
            )}
          </span>
        }
      />
    </LineForm>
  )
}
