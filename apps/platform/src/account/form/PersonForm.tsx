import {
  Banner,
  Button,
  Checkbox,
  Form,
  Grid,
  Inline,
  Stack,
  TextField,
} from '@kingside/design-system'
import type { FieldProblems, PersonalInfo } from '@kingside/machines/registration'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { problems } from './account.messages.ts'
import { BirthDateField } from './BirthDateField.tsx'
import { type Country, CountryField } from './CountryField.tsx'
import { formText } from './form-text.ts'
import type { SaveRefusal, SaveView } from './member.types.ts'
import { personFormMessages as messages } from './person-form.messages.ts'
import { personMessages } from './person.messages.ts'

export interface PersonFormProps {
  /** Names the form for screen readers. */
  readonly label: string
  readonly info: PersonalInfo
  readonly save: SaveView
  readonly countries: readonly Country[]
  /** Today where the reader is, as `YYYY-MM-DD`. */
  readonly today: string
  /** What the button says. */
  readonly submitLabel: string
  /** Whether every field is needed; otherwise the date of birth is said to be optional. */
  readonly allRequired: boolean
  /** A page has room for a short button; in a popup it is as wide as the fields. */
  readonly place: 'page' | 'popup'
  readonly onSubmit: (info: PersonalInfo) => void
  /** A field was changed: what was said about it goes away. */
  readonly onChange: () => void
  readonly onSignIn: () => void
}

/** A form about the person: the name, the country, the birthday, and whether to write mails. */
export function PersonForm({
  label,
  info,
  save,
  countries,
  today,
  submitLabel,
  allRequired,
  place,
  onSubmit,
  onChange,
  onSignIn,
}: PersonFormProps) {
  const { formatMessage } = useIntl()
  const errors = useErrors(save)
  const saving = save.status === 'saving'
  return (
    <Stack gap={5}>
      {save.status === 'refused' && <Refused code={save.code} onSignIn={onSignIn} />}
      <Form label={label} busy={saving} errors={errors} onSubmit={(data) => onSubmit(infoOf(data))}>
        <Grid column="m" gap={5}>
          <TextField
            label={formatMessage(personMessages.firstName)}
            name="firstName"
            autoComplete="given-name"
            required={allRequired}
            defaultValue={info.firstName}
            onChange={onChange}
          />
          <TextField
            label={formatMessage(personMessages.lastName)}
            name="lastName"
            autoComplete="family-name"
            required={allRequired}
            defaultValue={info.lastName}
            onChange={onChange}
          />
        </Grid>
        {/* The list of names may come later than the form, and a choice is kept by its id. */}
        <CountryField
          key={countries.length}
          name="country"
          countries={countries}
          defaultValue={info.country}
          required={allRequired}
          onChange={onChange}
        />
        <BirthDateField
          name="birthDate"
          defaultValue={info.birthDate}
          today={today}
          required={allRequired}
          error={errors['birthDate']}
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
  not_authenticated: messages.signedOut,
  throttled: problems.throttled,
  offline: problems.offline,
  something_wents_wrong: problems.something_wents_wrong,
} as const satisfies Record<SaveRefusal, unknown>

const noProblems: FieldProblems = {}

/** What stands below the fields. */
function useErrors(save: SaveView): Readonly<Record<string, string>> {
  const { formatMessage } = useIntl()
  const wrong = save.status === 'invalid' ? save.problems : noProblems
  // One object for one answer: the form shows the errors of a new object again.
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

const fieldProblem = (problem: NonNullable<FieldProblems[keyof FieldProblems]>) =>
  problem === 'incorrect_name' ? problems.incorrect_name : problems.fill_in_the_value

function infoOf(data: FormData): PersonalInfo {
  const country = formText(data, 'country')
  return {
    firstName: formText(data, 'firstName'),
    lastName: formText(data, 'lastName'),
    country: country === '' ? null : Number(country),
    birthDate: formText(data, 'birthDate'),
    newsletters: data.has('newsletters'),
  }
}
