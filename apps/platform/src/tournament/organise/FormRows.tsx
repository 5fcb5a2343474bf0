import type { TournamentForm } from '@kingside/api'
import { Button } from '@kingside/design-system/Button'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { NumberField } from '@kingside/design-system/NumberField'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { Switch } from '@kingside/design-system/Switch'
import { TextField } from '@kingside/design-system/TextField'
import { CircleMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type FieldsProps, useCounter } from './FormFields.tsx'
import * as styles from './organise.css.ts'
import { messages } from './organise.messages.ts'

const mostPrizes = 20
const longestPrize = 60

/** Fields that go together, and can be taken away. */
export function Pair({
  label,
  children,
  onRemove,
}: {
  readonly label: string
  readonly children: ReactNode
  readonly onRemove: () => void
}) {
  const { formatMessage } = useIntl()
  return (
    <Inline gap={2} wrap={false} align="end">
      <div className={styles.rowFields}>{children}</div>
      <IconButton
        size="s"
        label={formatMessage(messages.removeRow, { name: label })}
        onPress={onRemove}
      >
        <CircleMinus />
      </IconButton>
    </Inline>
  )
}

const currencies = ['EUR', 'USD', 'GBP', 'KZT', 'RUB'] as const
const mostAmount = 1_000_000

type Prize = TournamentForm['prizes'][number]

/** What the best win: a text, or money. */
export function Prizes({ form, onChange }: Pick<FieldsProps, 'form' | 'onChange'>) {
  const { prizes } = form
  const next: Prize = {
    place: prizes.length + 1,
    and_more: false,
    text: '',
    amount_cents: null,
    currency: null,
  }
  return (
    <>
      {prizes.map((prize, index) => (
        <PrizeRow
          key={prize.place}
          prize={prize}
          isLast={index === prizes.length - 1}
          onChange={(given) => onChange({ prizes: prizes.with(index, { ...prize, ...given }) })}
          onRemove={() => onChange({ prizes: without(prizes, index) })}
        />
      ))}
      {prizes.length < mostPrizes && (
        <Inline>
          <Button
            size="s"
            type="secondary"
            onPress={() => onChange({ prizes: [...prizes.map(ofOnePlace), next] })}
          >
            <FormattedMessage {...messages.addPrize} />
          </Button>
        </Inline>
      )}
    </>
  )
}

/** Those who come after move up a place. */
const without = (prizes: readonly Prize[], index: number): readonly Prize[] =>
  prizes.filter((_, at) => at !== index).map((prize, at) => ({ ...prize, place: at + 1 }))

/** Only the last one can be for the places that follow. */
const ofOnePlace = (prize: Prize): Prize => ({ ...prize, and_more: false })

function PrizeRow({
  prize,
  isLast,
  onChange,
  onRemove,
}: {
  readonly prize: Prize
  readonly isLast: boolean
  readonly onChange: (change: Partial<Prize>) => void
  readonly onRemove: () => void
}) {
  const { formatMessage, formatDisplayName } = useIntl()
  const label = formatMessage(messages.prize, { place: prize.place })
  const { amount_cents: cents, currency } = prize
  const counter = useCounter()
  const choose = formatMessage(messages.choose)
  const others = currency !== null && !currencies.some((one) => one === currency) ? [currency] : []
  return (
    <Stack gap={2}>
      <Pair label={label} onRemove={onRemove}>
        <div className={styles.triple}>
          <TextField
            label={label}
            value={prize.text ?? ''}
            onChange={(text) => onChange({ text: text.slice(0, longestPrize) })}
            counter={counter(longestPrize)}
          />
          <NumberField
            label={formatMessage(messages.amountOf, { name: label })}
            texts={{
              increase: formatMessage(messages.increase),
              decrease: formatMessage(messages.decrease),
            }}
            min={0}
            max={mostAmount}
            value={cents === null ? null : cents / 100}
            onChange={(amount) =>
              onChange(
                amount === null || amount === 0
                  ? { amount_cents: null }
                  : { amount_cents: Math.round(amount * 100), currency: currency ?? currencies[0] },
              )
            }
          />
          <Select
            label={formatMessage(messages.currencyOf, { name: label })}
            texts={{ placeholder: choose, empty: choose }}
            value={currency ?? currencies[0]}
            options={[...currencies, ...others].map((code) => ({
              value: code,
              label: formatDisplayName(code, { type: 'currency' }) ?? code,
            }))}
            onChange={(code) => onChange({ currency: code })}
          />
        </div>
      </Pair>
      {isLast && (
        <Switch
          label={formatMessage(messages.prizeAndMore)}
          checked={prize.and_more}
          onChange={(isOn) => onChange({ and_more: isOn })}
        />
      )}
    </Stack>
  )
}
