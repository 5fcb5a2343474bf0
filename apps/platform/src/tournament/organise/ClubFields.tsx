import { entryCurrency } from '@kingside/api/facts'
import { NumberField } from '@kingside/design-system/NumberField'
import { useIntl } from 'react-intl'
import { type FieldsProps, FormSelect, useShared } from './FormFields.tsx'
import { messages, problemMessages } from './organise.messages.ts'

const ownTournament = 'own'

/** The club that organises it; not shown to who runs none. */
export function ClubFields(fields: FieldsProps) {
  const { formatMessage } = useIntl()
  const { form, choices, onChange } = fields
  if (choices.clubs.length === 0) return null
  return (
    <FormSelect
      fields={fields}
      field="community"
      value={form.community ?? ownTournament}
      options={[
        { value: ownTournament, label: formatMessage(messages.ownTournament) },
        ...choices.clubs.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChoose={(id) => {
        if (id !== ownTournament) return onChange({ community: id, series: null })
        // What only clubs may have goes with the club.
        return onChange({
          community: null,
          community_members_only: false,
          series: null,
          entry_fee_cents: 0,
          ...(form.rating_type === 'fide' && { rating_type: 'worldchess' }),
        })
      }}
    />
  )
}

const mostFee = 500

/** What it costs to play; in tournaments of a club only. */
export function EntryFee(fields: FieldsProps) {
  const { formatMessage } = useIntl()
  const { form, choices, onChange } = fields
  const shared = useShared(fields, 'entry_fee_cents')
  const cents = form.entry_fee_cents
  if (form.community === null && cents === 0) return null
  // A fee from a better plan can be taken away.
  const isUnpaid = choices.takesFees === false && cents === 0
  return (
    <NumberField
      {...shared}
      {...(isUnpaid && { disabledReason: formatMessage(problemMessages['fee-plan']) })}
      help={formatMessage(messages.feeFree)}
      texts={{
        increase: formatMessage(messages.increase),
        decrease: formatMessage(messages.decrease),
      }}
      min={0}
      max={mostFee}
      format={{ style: 'currency', currency: entryCurrency }}
      value={cents / 100}
      onChange={(value) => onChange({ entry_fee_cents: Math.round((value ?? 0) * 100) })}
    />
  )
}
