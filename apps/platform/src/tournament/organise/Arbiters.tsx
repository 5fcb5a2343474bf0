import type { TournamentForm } from '@kingside/api'
import { playerTitles } from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { TextField } from '@kingside/design-system/TextField'
import { FormattedMessage, useIntl } from 'react-intl'
import { type FieldsProps, useShared } from './FormFields.tsx'
import { Pair } from './FormRows.tsx'
import * as styles from './organise.css.ts'
import { messages } from './organise.messages.ts'
import type { FormChoices } from './organise.types.ts'

const mostArbiters = 20
const longestName = 80
/** So many members of one name are offered. */
const mostFound = 4

type Arbiter = TournamentForm['arbiters'][number]
type Title = NonNullable<Arbiter['title']>

const nobody: Arbiter = { name: '', title: null, player_uid: null }

/** The chief arbiter, and the others. */
export function Arbiters(fields: FieldsProps) {
  const { formatMessage } = useIntl()
  const { form, locked, choices, onChange } = fields
  const { label, ...shared } = useShared(fields, 'chief_arbiter')
  const { chief_arbiter: chief, arbiters } = form
  return (
    <>
      <ArbiterFields
        {...shared}
        label={label}
        value={chief ?? nobody}
        choices={choices.arbiters}
        onChange={(arbiter) => onChange({ chief_arbiter: arbiter.name === '' ? null : arbiter })}
      />
      {arbiters.map((arbiter, index) => {
        const name = formatMessage(messages.arbiter, { number: index + 1 })
        return (
          <Pair
            key={`arbiter ${index}`}
            label={name}
            onRemove={() => onChange({ arbiters: arbiters.filter((_, at) => at !== index) })}
          >
            <ArbiterFields
              label={name}
              value={arbiter}
              choices={choices.arbiters}
              onChange={(changed) => onChange({ arbiters: arbiters.with(index, changed) })}
            />
          </Pair>
        )
      })}
      {!locked.has('arbiters') && arbiters.length < mostArbiters && (
        <Inline>
          <Button
            size="s"
            type="secondary"
            onPress={() => onChange({ arbiters: [...arbiters, nobody] })}
          >
            <FormattedMessage {...messages.addArbiter} />
          </Button>
        </Inline>
      )}
    </>
  )
}

interface ArbiterFieldsProps {
  readonly label: string
  readonly error?: string | undefined
  readonly disabledReason?: string
  readonly value: Arbiter
  readonly choices: FormChoices['arbiters']
  readonly onChange: (arbiter: Arbiter) => void
}

/** An arbiter: a name and a title, and the member who it is, if it is one. */
function ArbiterFields({ label, value, choices, onChange, ...shared }: ArbiterFieldsProps) {
  const { name, title, player_uid: uid } = value
  const isAsked = uid === null && name !== '' && choices.typed === name
  const found = isAsked ? choices.found.slice(0, mostFound) : []
  return (
    <Stack gap={2}>
      <div className={styles.pair}>
        <TextField
          {...shared}
          label={label}
          value={name}
          onChange={(given) => {
            const typed = given.slice(0, longestName)
            choices.onType(typed)
            onChange({ ...value, name: typed, player_uid: null })
          }}
        />
        {name !== '' && (
          <TitleOf
            name={label}
            value={title}
            onChoose={(chosen) => onChange({ ...value, title: chosen })}
          />
        )}
      </div>
      {found.length > 0 && (
        <Stack gap={2}>
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...messages.arbiterFound} />
          </Text>
          <Inline gap={2}>
            {found.map((member) => (
              <Button
                key={member.uid}
                size="s"
                type="secondary"
                onPress={() =>
                  onChange({
                    name: member.name,
                    title: playerTitles.find((one) => one === member.title) ?? title,
                    player_uid: member.uid,
                  })
                }
              >
                {[member.title, member.name, member.rating]
                  .filter((part) => part !== null)
                  .join(' ')}
              </Button>
            ))}
          </Inline>
        </Stack>
      )}
      {uid !== null && (
        <Inline gap={2}>
          <Text size="s" tone="muted">
            <FormattedMessage {...messages.arbiterMember} />
          </Text>
          <Button size="s" type="ghost" onPress={() => onChange({ ...value, player_uid: null })}>
            <FormattedMessage {...messages.arbiterNameOnly} />
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

/** The chess title of somebody; `none` is none. */
function TitleOf({
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
