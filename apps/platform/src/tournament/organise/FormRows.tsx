import type { TournamentForm } from '@kingside/api'
import { playerTitles } from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { NumberField } from '@kingside/design-system/NumberField'
import { Select } from '@kingside/design-system/Select'
import { TextField } from '@kingside/design-system/TextField'
import { CircleMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FieldsProps } from './FormFields.tsx'
import * as styles from './organise.css.ts'
import { messages } from './organise.messages.ts'

const mostArbiters = 20
const mostPrizes = 20

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

type Arbiter = TournamentForm['arbiters'][number]
type Title = NonNullable<Arbiter['title']>

/** The chess title of somebody; `none` is none. */
export function TitleOf({
  name,
  value,
  onChoose,
}: {
  /** The label of the person’s name. */
  readonly name: string
  readonly value: Title | null
  readonly onChoose: (title: Title | null) => void
}) {
  const { formatMessage } = useIntl()
  const none = formatMessage(messages.none)
  return (
    <Select
      label={formatMessage(messages.titleOf, { name })}
      texts={{ placeholder: none, empty: none }}
      value={value ?? 'none'}
      options={[
        { value: 'none' as const, label: none },
        ...playerTitles.map((title) => ({ value: title, label: title })),
      ]}
      onChange={(title) => onChoose(title === 'none' ? null : title)}
    />
  )
}

/** The arbiters besides the chief. */
export function Arbiters({ form, locked, onChange }: FieldsProps) {
  const { formatMessage } = useIntl()
  const { arbiters } = form
  const next: Arbiter = { name: '', title: null, player_uid: null }
  return (
    <>
      {arbiters.map((arbiter, index) => {
        const label = formatMessage(messages.arbiter, { number: index + 1 })
        const change = (given: Partial<Arbiter>) =>
          onChange({ arbiters: arbiters.with(index, { ...arbiter, ...given }) })
        return (
          <Pair
            key={`arbiter ${index}`}
            label={label}
            onRemove={() => onChange({ arbiters: arbiters.filter((_, at) => at !== index) })}
          >
            <div className={styles.pair}>
              <TextField
                label={label}
                value={arbiter.name}
                onChange={(name) => change({ name, player_uid: null })}
              />
              <TitleOf name={label} value={arbiter.title} onChoose={(title) => change({ title })} />
            </div>
          </Pair>
        )
      })}
      {!locked.has('arbiters') && arbiters.length < mostArbiters && (
        <Inline>
          <Button
            size="s"
            type="secondary"
            onPress={() => onChange({ arbiters: [...arbiters, next] })}
          >
            <FormattedMessage {...messages.addArbiter} />
          </Button>
        </Inline>
      )}
    </>
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
          onChange={(given) => onChange({ prizes: prizes.with(index, { ...prize, ...given }) })}
          onRemove={() => onChange({ prizes: prizes.filter((_, at) => at !== index) })}
        />
      ))}
      {prizes.length < mostPrizes && (
        <Inline>
          <Button size="s" type="secondary" onPress={() => onChange({ prizes: [...prizes, next] })}>
            <FormattedMessage {...messages.addPrize} />
          </Button>
        </Inline>
      )}
    </>
  )
}

function PrizeRow({
  prize,
  onChange,
  onRemove,
}: {
  readonly prize: Prize
  readonly onChange: (change: Partial<Prize>) => void
  readonly onRemove: () => void
}) {
  const { formatMessage, formatDisplayName } = useIntl()
  const label = formatMessage(messages.prize, { place: prize.place })
  const { amount_cents: cents, currency } = prize
  const choose = formatMessage(messages.choose)
  const others = currency !== null && !currencies.some((one) => one === currency) ? [currency] : []
  return (
    <Pair label={label} onRemove={onRemove}>
      <div className={styles.triple}>
        <TextField label={label} value={prize.text ?? ''} onChange={(text) => onChange({ text })} />
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
  )
}
