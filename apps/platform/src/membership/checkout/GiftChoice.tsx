import { Button } from '@kingside/design-system/Button'
import { EmailField } from '@kingside/design-system/EmailField'
import { RadioCards } from '@kingside/design-system/RadioCards'
import { Stack } from '@kingside/design-system/Stack'
import { Gift, UserRound } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { problems } from '../../account/form/index.ts'
import { LineForm } from '../../account/payment/index.ts'
import { messages } from './Checkout.messages.ts'

export interface GiftChoiceProps {
  /** Whether it is a gift, even before there is a recipient. */
  readonly isGift: boolean
  readonly giftFor: string | null
  readonly onIsGift: (isGift: boolean) => void
  /** Sets the recipient; null for the person themselves. */
  readonly onGiftFor: (email: string | null) => void
}

/** The choice between oneself and a gift, with the recipient's address. */
export function GiftChoice({ isGift, giftFor, onIsGift, onGiftFor }: GiftChoiceProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={3}>
      <RadioCards
        label={formatMessage(messages.recipient)}
        value={isGift ? 'gift' : 'me'}
        onChange={(chosen) => {
          onIsGift(chosen === 'gift')
          if (chosen === 'me' && giftFor !== null) onGiftFor(null)
        }}
        options={[
          {
            value: 'me',
            title: formatMessage(messages.forMe),
            icon: <UserRound aria-hidden="true" />,
          },
          {
            value: 'gift',
            title: formatMessage(messages.asGift),
            icon: <Gift aria-hidden="true" />,
          },
        ]}
      />
      {isGift && <GiftAddress giftFor={giftFor} onGiftFor={onGiftFor} />}
    </Stack>
  )
}

function GiftAddress({ giftFor, onGiftFor }: Pick<GiftChoiceProps, 'giftFor' | 'onGiftFor'>) {
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
