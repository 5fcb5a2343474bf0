import { Button } from '@kingside/design-system/Button'
import { Checkbox } from '@kingside/design-system/Checkbox'
import { Form } from '@kingside/design-system/Form'
import { Stack } from '@kingside/design-system/Stack'
import { TextField } from '@kingside/design-system/TextField'
import type { FormView, PersonalInfo, RegistrationField } from '@kingside/machines/registration'
import { FormattedMessage, useIntl } from 'react-intl'
import { BirthDateField } from '../form/BirthDateField.tsx'
import { type Country, CountryField } from '../form/CountryField.tsx'
import { formText } from '../form/form-text.ts'
import { personMessages } from '../form/person.messages.ts'
import type { WaitTimeProps } from '../../platform/page/index.ts'
import { RefusalBanner } from './RefusalBanner.tsx'
import { messages } from './Registration.messages.ts'
import { useFormErrors } from './useFormErrors.ts'

export interface PersonalInfoStepProps {
  readonly info: PersonalInfo
  readonly form: FormView
  readonly countries: readonly Country[]
  /** The current date for the visitor, as `YYYY-MM-DD`. */
  readonly today: string
  /** The time on the clock of the registration's adapter, in milliseconds. */
  readonly now: WaitTimeProps['now']
  readonly onSubmit: (info: PersonalInfo) => void
  readonly onChange: () => void
  readonly onSignIn: () => void
}

const fields: readonly RegistrationField[] = ['firstName', 'lastName', 'country', 'birthDate']

/** The name, the country and the birthday. */
export function PersonalInfoStep({
  info,
  form,
  countries,
  today,
  now,
  onSubmit,
  onChange,
  onSignIn,
}: PersonalInfoStepProps) {
  const { formatMessage } = useIntl()
  const { errors, refusal, until } = useFormErrors(form, fields)
  const saving = form.status === 'saving'
  return (
    <Stack gap={5}>
      {refusal && <RefusalBanner code={refusal} wait={{ until, now }} onSignIn={onSignIn} />}
      <Form
        label={formatMessage(messages.info)}
        busy={saving}
        errors={errors}
        onSubmit={(data) => onSubmit(infoOf(data))}
      >
        <TextField
          label={formatMessage(personMessages.firstName)}
          name="firstName"
          autoComplete="given-name"
          defaultValue={info.firstName}
          onChange={onChange}
        />
        <TextField
          label={formatMessage(personMessages.lastName)}
          name="lastName"
          autoComplete="family-name"
          defaultValue={info.lastName}
          onChange={onChange}
        />
        <CountryField
          name="country"
          countries={countries}
          defaultValue={info.country}
          onChange={onChange}
        />
        <BirthDateField
          name="birthDate"
          defaultValue={info.birthDate}
          today={today}
          error={errors.birthDate}
          onChange={onChange}
        />
        <Checkbox name="newsletters" defaultChecked={info.newsletters} onChange={onChange}>
          <FormattedMessage {...messages.newsletters} />
        </Checkbox>
        <Button submit display="block" loading={saving}>
          <FormattedMessage {...messages.next} />
        </Button>
      </Form>
    </Stack>
  )
}

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
