import type { TournamentForm } from '@kingside/api'
import { formTexts, parseLink } from '@kingside/api/facts'
import { DateField } from '@kingside/design-system/DateField'
import { NumberField } from '@kingside/design-system/NumberField'
import { Select } from '@kingside/design-system/Select'
import { Switch } from '@kingside/design-system/Switch'
import { TextArea } from '@kingside/design-system/TextArea'
import { TextField } from '@kingside/design-system/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './organise.css.ts'
import { fieldOf, isTime, momentOfField } from './local-moment.ts'
import type { FormChoices } from './organise.types.ts'
import { dateMessages, fieldMessages, messages, problemMessages } from './organise.messages.ts'

export type FormChange = Partial<TournamentForm>

/** What all fields of a form need. */
export interface FieldsProps {
  readonly form: TournamentForm
  readonly choices: FormChoices
  /** What is wrong, by field. */
  readonly errors: ReadonlyMap<string, string>
  readonly locked: ReadonlySet<string>
  /** Rounds can only become more than these; null is no such limit. */
  readonly leastRounds: number | null
  /** The page on which a published tournament is run; null for a draft. */
  readonly managePath: string | null
  readonly onChange: (change: FormChange) => void
}

type FieldsOf<Value> = {
  [Name in keyof TournamentForm]: Value extends TournamentForm[Name] ? Name : never
}[keyof TournamentForm] &
  keyof typeof fieldMessages

/** What every field has: its label, its error, and why it can’t change. */
export function useShared({ errors, locked }: FieldsProps, field: keyof typeof fieldMessages) {
  const { formatMessage } = useIntl()
  return {
    label: formatMessage(fieldMessages[field]),
    error: errors.get(field),
    ...(locked.has(field) && { disabledReason: formatMessage(lockedMessage(locked)) }),
  }
}

/** Why a field can’t change: once it is played, not even the start can. */
const lockedMessage = (locked: ReadonlySet<string>) =>
  locked.has('start') ? messages.lockedStarted : messages.locked

/** Counts the letters of a text against its limit. */
export function useCounter() {
  const { formatMessage } = useIntl()
  return (limit: number) => ({
    limit,
    text: (left: number) => formatMessage(messages.left, { count: left }),
  })
}

interface OneField<Field> {
  readonly fields: FieldsProps
  readonly field: Field
}

type TextName = Extract<
  keyof typeof fieldMessages,
  'name' | 'description' | 'organizer' | 'chat_link' | 'location' | 'city'
>

/** A line of text, or several. */
export function FormText({
  fields,
  field,
  isLong = false,
  help,
}: OneField<TextName> & { readonly isLong?: boolean; readonly help?: string }) {
  const shared = useShared(fields, field)
  const text = fields.form[field] ?? ''
  const change = (typed: string) =>
    fields.onChange(field === 'name' ? { name: typed } : { [field]: typed === '' ? null : typed })
  const counter = useCounter()
  const isCounted = field === 'name' || field === 'description'
  const props = {
    ...shared,
    value: text,
    onChange: change,
    ...(help !== undefined && { help }),
    ...(isCounted && { counter: counter(formTexts[field]) }),
  }
  if (field === 'chat_link') {
    return (
      <div onBlur={() => text !== '' && change(parseLink(text) ?? text)}>
        <TextField {...props} />
      </div>
    )
  }
  return isLong ? <TextArea {...props} /> : <TextField {...props} />
}

type NumberName = Extract<
  keyof typeof fieldMessages,
  | 'rounds'
  | 'duration_minutes'
  | 'max_participants'
  | 'pause_s'
  | 'viewer_delay_s'
  | 'late_entry_round'
  | 'team_size'
  | 'age_min'
  | 'age_max'
  | 'rating_min'
  | 'rating_max'
>

/** A number; those that can’t be missing are 0 then. */
export function FormNumber({
  fields,
  field,
  min,
  max,
  label,
}: OneField<NumberName> & {
  readonly min: number
  readonly max: number
  /** @default the field’s own */
  readonly label?: string
}) {
  const { formatMessage } = useIntl()
  const shared = useShared(fields, field)
  const least = field === 'rounds' ? fields.leastRounds : null
  const isNeeded = field === 'viewer_delay_s' || field === 'late_entry_round'
  return (
    <NumberField
      {...shared}
      {...(label !== undefined && { label })}
      {...(least !== null && {
        disabledReason: undefined,
        help: formatMessage(
          fields.form.kind === 'match' ? messages.moreGames : messages.moreRounds,
        ),
      })}
      texts={{
        increase: formatMessage(messages.increase),
        decrease: formatMessage(messages.decrease),
      }}
      min={Math.max(min, least ?? min)}
      max={max}
      value={fields.form[field]}
      onChange={(value) => fields.onChange({ [field]: isNeeded ? (value ?? 0) : value })}
    />
  )
}

/** One of some choices. */
export function FormSelect<Value extends string>({
  fields,
  field,
  value,
  options,
  onChoose,
}: OneField<keyof typeof fieldMessages> & {
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoose: (value: Value) => void
}) {
  const { formatMessage } = useIntl()
  const choose = formatMessage(messages.choose)
  return (
    <Select
      {...useShared(fields, field)}
      texts={{ placeholder: choose, empty: choose }}
      value={value}
      options={options}
      onChange={onChoose}
    />
  )
}

/** Yes or no. */
export function FormSwitch({ fields, field }: OneField<FieldsOf<boolean>>) {
  const { label, ...shared } = useShared(fields, field)
  const value = fields.form[field]
  return (
    <Switch
      label={label}
      {...shared}
      checked={value}
      onChange={(isOn) => fields.onChange({ [field]: isOn })}
    />
  )
}

/** A day and a time of the organiser’s own clock. */
export function FormMoment({
  fields,
  field,
  day,
  time,
}: OneField<'start' | 'finish' | 'signup_start' | 'signup_finish'> & {
  readonly day: 'startDay' | 'finishDay' | 'signupStartDay' | 'signupFinishDay'
  readonly time: 'startTime' | 'finishTime' | 'signupStartTime' | 'signupFinishTime'
}) {
  const { formatMessage, formatDateToParts } = useIntl()
  const value = fields.form[field]
  const local = fieldOf(value)
  const [typed, setTyped] = useState(local)
  const shown = value === null ? typed : local
  const [text, setText] = useState(local.time)
  const change = (next: { readonly day: string | null; readonly time: string }) => {
    setTyped(next)
    setText(next.time)
    fields.onChange({ [field]: momentOfField(next.day, next.time) })
  }
  const zone = formatDateToParts(value ?? 0, { timeZoneName: 'short' }).find(
    ({ type }) => type === 'timeZoneName',
  )
  const isLocked = fields.locked.has(field)
  const disabled = isLocked ? { disabledReason: formatMessage(lockedMessage(fields.locked)) } : {}
  const isWrong = text !== '' && !isTime(text)
  return (
    <div className={styles.pair}>
      <DateField
        label={formatMessage(fieldMessages[day])}
        texts={{
          open: formatMessage(dateMessages.open),
          previousMonth: formatMessage(dateMessages.previousMonth),
          nextMonth: formatMessage(dateMessages.nextMonth),
        }}
        value={shown.day}
        error={fields.errors.get(field)}
        {...disabled}
        onChange={(chosen) => change({ day: chosen, time: text })}
      />
      <TextField
        label={formatMessage(fieldMessages[time])}
        // Once is enough for all times.
        {...(field === 'start' && {
          help: formatMessage(messages.timeHelp, { zone: zone?.value ?? '' }),
        })}
        value={text}
        error={isWrong ? formatMessage(problemMessages.empty) : undefined}
        {...disabled}
        onChange={(next) => change({ day: shown.day, time: next })}
      />
    </div>
  )
}
