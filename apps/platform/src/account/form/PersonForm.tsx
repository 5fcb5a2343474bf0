import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Checkbox } from '@kingside/design-system/Checkbox'
import { Form } from '@kingside/design-system/Form'
import { Grid } from '@kingside/design-system/Grid'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { TextField } from '@kingside/design-system/TextField'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { problems } from './account.messages.ts'
import { BirthDateField } from './BirthDateField.tsx'
import { type Country, CountryField } from './CountryField.tsx'
import { formText } from './form-text.ts'
import { GenderField, genderOf } from './GenderField.tsx'
import type { MemberInfo, MemberProblems, SaveRefusal, SaveView } from './member.types.ts'
import { personFormMessages as messages } from './person-form.messages.ts'
import { personMessages } from './person.messages.ts'

export interface PersonFormProps {
  /** The name of the form for screen readers. */
  readonly label: string
  readonly info: MemberInfo
  readonly save: SaveView
  readonly countries: readonly Country[]
  /** The current date for the reader, as `YYYY-MM-DD`. */
  readonly today: string
  /** The label of the submit button. */
  readonly submitLabel: string
  /** Whether every field is required; otherwise the gender and the date of birth are marked as optional. */
  readonly allRequired: boolean
  /** Where the form is: a page has a short button, a popup one as wide as the fields. */
  readonly place: 'page' | 'popup'
  /** Whether the federation has verified the person: what it has verified can't be changed. @default false */
  readonly isVerified?: boolean
  readonly onSubmit: (info: MemberInfo) => void
  /** A field was changed; its error is cleared. */
  readonly onChange: () => void
  readonly onSignIn: () => void
}

/** A form about the person: the name, the country, the gender, the birthday, and whether to write mails. */
export function PersonForm({
  label,
  info,
  save,
  countries,
  today,
  submitLabel,
  allRequired,
  place,
  isVerified = false,
  onSubmit,
  onChange,
  onSignIn,
}: PersonFormProps) {
  const { formatMessage } = useIntl()
  const errors = useErrors(save)
  const saving = save.status === 'saving'
  const reason = formatMessage(messages.locked)
  const lockOf = (field: VerifiedField) =>
    isVerified && isStated(info[field]) ? { disabledReason: reason } : {}
  return (
    <Stack gap={5}>
      {isVerified && (
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.lockedRefusal} />
        </Text>
      )}
      {save.status === 'refused' && <Refused code={save.code} onSignIn={onSignIn} />}
      <Form
        label={label}
        busy={saving}
        errors={errors}
        onSubmit={(data) =>
          onSubmit(isVerified ? { ...infoOf(data), ...statedOf(info) } : infoOf(data))
        }
      >
        <Grid column="m" gap={5}>
          <TextField
            label={formatMessage(personMessages.firstName)}
            name="firstName"
            autoComplete="given-name"
            required={allRequired}
            defaultValue={info.firstName}
            {...lockOf('firstName')}
            onChange={onChange}
          />
          <TextField
            label={formatMessage(personMessages.lastName)}
            name="lastName"
            autoComplete="family-name"
            required={allRequired}
            defaultValue={info.lastName}
            {...lockOf('lastName')}
            onChange={onChange}
          />
        </Grid>
        {/* The names may load after the form; the selection is kept by id. */}
        <CountryField
          key={countries.length}
          name="country"
          countries={countries}
          defaultValue={info.country}
          {...lockOf('country')}
          required={allRequired}
          onChange={onChange}
        />
        <GenderField
          name="gender"
          defaultValue={info.gender}
          {...lockOf('gender')}
          required={allRequired}
          onChange={onChange}
        />
        <BirthDateField
          name="birthDate"
          defaultValue={info.birthDate}
          today={today}
          required={allRequired}
          error={errors['birthDate']}
          {...lockOf('birthDate')}
          onChange={onChange}
        />
        <Checkbox name="newsletters" defaultChecked={info.newsletters} onChange={onChange}>
          <FormattedMessage {...messages.newsletters} />
        </Checkbox>
        {place === 'popup' ? (
          <Button submit display="block" loading={saving}>
            {submitLabel}
          </Button>
        ) : (
          <Inline>
            <Button submit loading={saving}>
              {submitLabel}
            </Button>
          </Inline>
        )}
      </Form>
    </Stack>
  )
}

const verifiedFields = ['firstName', 'lastName', 'country', 'gender', 'birthDate'] as const
type VerifiedField = (typeof verifiedFields)[number]

/** What was never stated can be added. */
const isStated = (value: string | number | null) => value !== null && value !== ''

/** What the federation has verified, as it is. */
const statedOf = (info: MemberInfo): Partial<MemberInfo> =>
  Object.fromEntries(
    verifiedFields.flatMap((field) => (isStated(info[field]) ? [[field, info[field]]] : [])),
  )

function Refused({
  code,
  onSignIn,
}: {
  readonly code: SaveRefusal
  readonly onSignIn: () => void
}) {
  const { formatMessage } = useIntl()
  return (
    <Banner
      type="danger"
      title={formatMessage(refusals[code])}
      {...(code === 'not_authenticated' && {
        action: (
          <Button size="s" type="secondary" onPress={onSignIn}>
            <FormattedMessage {...messages.signIn} />
          </Button>
        ),
      })}
    />
  )
}

const refusals = {
  incorrect_name: problems.incorrect_name,
  incorrect_date: problems.not_valid,
  field_locked: messages.lockedRefusal,
  not_authenticated: messages.signedOut,
  throttled: problems.throttled,
  offline: problems.offline,
  something_wents_wrong: problems.something_wents_wrong,
} as const satisfies Record<SaveRefusal, unknown>

const noProblems: MemberProblems = {}

/** The errors below the fields. */
function useErrors(save: SaveView): Readonly<Record<string, string>> {
  const { formatMessage } = useIntl()
  const wrong = save.status === 'invalid' ? save.problems : noProblems
  // The same object for the same answer: the form shows the errors of every new object.
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(wrong).map(([field, problem]) => [
          field,
          formatMessage(problem === 'not_valid' ? problems.not_valid : fieldProblem(problem)),
        ]),
      ),
    [wrong, formatMessage],
  )
}

const fieldProblem = (problem: NonNullable<MemberProblems[keyof MemberProblems]>) =>
  problem === 'incorrect_name' ? problems.incorrect_name : problems.fill_in_the_value

function infoOf(data: FormData): MemberInfo {
  const country = formText(data, 'country')
  return {
    firstName: formText(data, 'firstName'),
    lastName: formText(data, 'lastName'),
    country: country === '' ? null : Number(country),
    gender: genderOf(formText(data, 'gender')),
    birthDate: formText(data, 'birthDate'),
    newsletters: data.has('newsletters'),
  }
}
