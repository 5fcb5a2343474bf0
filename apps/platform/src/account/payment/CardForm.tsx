import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Form } from '@kingside/design-system/Form'
import { Text } from '@kingside/design-system/Text'
import { type ReactNode, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { formText } from '../form/form-text.ts'
import {
  type CardFields,
  type CardInputName,
  cardInputs,
  type CardProblems,
  groupedNumber,
  readCard,
  slashedExpiry,
} from './card.ts'
import { CardInput } from './CardInput.tsx'
import { cardEntryMessages, cardMessages, cardProblemMessages } from './card.messages.ts'
import * as styles from './payment.css.ts'

/** The result of asking the provider for the card's token; the machines start with the token. */
export type CardEntry = 'open' | 'checking' | 'refused' | 'unavailable'

export interface CardFormProps {
  /** The name of the form for screen readers. */
  readonly label: string
  /** The label of the button. */
  readonly submitLabel: ReactNode
  /** @default 'open' */
  readonly entry?: CardEntry
  /** Why the card can't be submitted now. */
  readonly disabledReason?: string | undefined
  /** A note shown before the card is submitted. */
  readonly note?: ReactNode
  /** Submits the card; it may be sent to the provider only. */
  readonly onSubmit: (card: CardFields) => void
}

const nothingWrong: CardProblems = {}

/** The fields of a payment card. The text stays in the fields until it is submitted. */
export function CardForm({
  label,
  submitLabel,
  entry = 'open',
  disabledReason,
  note,
  onSubmit,
}: CardFormProps) {
  const { formatMessage } = useIntl()
  const [wrong, setWrong] = useState(nothingWrong)
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo(() => errorsOf(wrong, formatMessage), [wrong, formatMessage])
  const checking = entry === 'checking'

  const submit = (data: FormData) => {
    if (disabledReason !== undefined) return
    const { card, problems } = readCard({
      number: formText(data, 'number'),
      expiry: formText(data, 'expiry'),
      securityCode: formText(data, 'securityCode'),
      name: formText(data, 'name'),
    })
    setWrong(problems ?? nothingWrong)
    if (card) onSubmit(card)
  }

  const input = {
    readOnly: checking,
    onInput: (name: CardInputName) => {
      if (wrong[name] === undefined) return
      const { [name]: _, ...others } = wrong
      setWrong(others)
    },
  }

  return (
    <Form label={label} busy={checking} errors={errors} gap={4} onSubmit={submit}>
      <CardInput
        {...input}
        name="number"
        label={formatMessage(cardMessages.number)}
        autoComplete="cc-number"
        tidy={groupedNumber}
      />
      <div className={styles.pair}>
        <CardInput
          {...input}
          name="expiry"
          label={formatMessage(cardMessages.expiry)}
          placeholder={formatMessage(cardMessages.expiryPattern)}
          autoComplete="cc-exp"
          tidy={slashedExpiry}
        />
        <CardInput
          {...input}
          name="securityCode"
          label={formatMessage(cardMessages.securityCode)}
          autoComplete="cc-csc"
        />
      </div>
      <CardInput
        {...input}
        name="name"
        label={formatMessage(cardMessages.name)}
        autoComplete="cc-name"
        inputMode="text"
      />
      {(entry === 'refused' || entry === 'unavailable') && (
        <Banner type="danger" title={formatMessage(cardEntryMessages[entry])} />
      )}
      <Button
        submit
        display="block"
        size="l"
        loading={checking}
        {...(disabledReason !== undefined && { disabledReason })}
      >
        {submitLabel}
      </Button>
      {note !== undefined && (
        <Text as="p" size="s" tone="muted">
          {note}
        </Text>
      )}
    </Form>
  )
}

const errorsOf = (
  problems: CardProblems,
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
) =>
  Object.fromEntries(
    cardInputs.flatMap((input) => {
      const problem = problems[input]
      if (problem === undefined) return []
      return [[input, formatMessage(cardProblemMessages[input][problem])]]
    }),
  )
