import { Button } from '@kingside/design-system/Button'
import { EmailField } from '@kingside/design-system/EmailField'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { problems } from '../../account/form/index.ts'
import { LineForm } from '../../account/payment/index.ts'
import { messages } from './Checkout.messages.ts'

export interface GiftAddressProps {
  readonly giftFor: string | null
  /** Sets the recipient; null asks for it again. */
  readonly onGiftFor: (email: string | null) => void
}

/** Whom the gift is for. */
export function GiftAddress({ giftFor, onGiftFor }: GiftAddressProps) {
  const { formatMessage } = useIntl()
  const [email, setEmail] = useState(giftFor ?? '')
  const [problem, setProblem] = useState<keyof typeof problems | null>(null)

  const press = () => {
    if (giftFor !== null) return onGiftFor(null)
    const wrong = problemOf(email)
    setProblem(wrong)
    if (wrong === null) onGiftFor(email.trim())
  }

  return (
    <LineForm
      label={formatMessage(messages.giftEmail)}
      onSubmit={press}
      button={
        <Button type="secondary" onPress={press}>
          <FormattedMessage {...(giftFor === null ? messages.giftSet : messages.giftChange)} />
        </Button>
      }
    >
      <EmailField
        label={formatMessage(messages.giftEmail)}
        name="giftFor"
        autoComplete="off"
        help={formatMessage(messages.giftHelp)}
        readOnly={giftFor !== null}
        value={email}
        error={problem === null ? undefined : formatMessage(problems[problem])}
        onChange={(text) => {
          setEmail(text)
          setProblem(null)
        }}
      />
    </LineForm>
  )
}

/** The server checks addresses; this finds only what can’t be one. */
function problemOf(email: string) {
  if (email.trim() === '') return 'fill_in_the_value' as const
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : ('email_invalid' as const)
}
