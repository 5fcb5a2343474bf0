import { Button } from '@kingside/design-system/Button'
import { Checkbox } from '@kingside/design-system/Checkbox'
import { Form } from '@kingside/design-system/Form'
import { Grid } from '@kingside/design-system/Grid'
import { TextField } from '@kingside/design-system/TextField'
import type { FideFileField, FideFormView, FideValues } from '@kingside/machines/fide-id'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BirthDateField } from '../form/BirthDateField.tsx'
import { type Country, CountryField } from '../form/CountryField.tsx'
import { formText } from '../form/form-text.ts'
import { GenderField, genderOf } from '../form/GenderField.tsx'
import { FideFrame } from './FideFrame.tsx'
import { messages } from './FideId.messages.ts'
import { FidePhoto } from './FidePhoto.tsx'
import { FideRefused, type FideRefusedProps } from './FideRefused.tsx'
import { useFideErrors } from './useFideErrors.ts'

export interface FideFormEvents {
  readonly onChange: (values: FideValues) => void
  readonly onSubmit: (values: FideValues) => void
  readonly onPhoto: (field: FideFileField, file: File) => void
  readonly onRemovePhoto: (field: FideFileField) => void
  readonly onBack: () => void
}

export interface FideFormProps extends FideFormEvents {
  readonly form: FideFormView
  readonly countries: readonly Country[]
  /** The current date for the reader, as `YYYY-MM-DD`. */
  readonly today: string
  readonly now: FideRefusedProps['now']
}

/** The federation's form, for who has no id. */
export function FideForm({
  form,
  countries,
  today,
  now,
  onChange,
  onSubmit,
  onPhoto,
  onRemovePhoto,
  onBack,
}: FideFormProps) {
  const { formatMessage } = useIntl()
  const { values, problems, refusal, isSending, isChild, uploading } = form
  const errors = useFideErrors(problems)
  const root = useRef<HTMLDivElement>(null)
  const changed = () => {
    const element = root.current?.querySelector('form')
    if (element) onChange(valuesOf(new FormData(element), values))
  }
  const photo = (field: FideFileField, label: string, help: string) => (
    <FidePhoto
      field={field}
      label={label}
      help={help}
      form={form}
      onChoose={(file) => onPhoto(field, file)}
      onRemove={() => onRemovePhoto(field)}
    />
  )
  return (
    <FideFrame
      step="form"
      title={formatMessage(messages.form)}
      lead={formatMessage(messages.formText)}
      {...(!isSending && { onBack })}
    >
      {refusal && <FideRefused refusal={refusal} now={now} />}
      <div ref={root} onInput={changed}>
        <Form
          label={formatMessage(messages.form)}
          busy={isSending}
          errors={errors}
          onSubmit={(data) => onSubmit(valuesOf(data, values))}
        >
          <Grid column="m" gap={5}>
            <TextField
              label={formatMessage(messages.firstName)}
              help={formatMessage(messages.latin)}
              name="firstName"
              autoComplete="given-name"
              required
              defaultValue={values.firstName}
            />
            <TextField
              label={formatMessage(messages.lastName)}
              help={formatMessage(messages.latin)}
              name="lastName"
              autoComplete="family-name"
              required
              defaultValue={values.lastName}
            />
          </Grid>
          <BirthDateField
            name="birthDate"
            defaultValue={values.birthDate}
            today={today}
            required
            error={errors['birthDate']}
            onChange={() => queueMicrotask(changed)}
          />
          <TextField
            label={formatMessage(messages.birthPlace)}
            name="birthPlace"
            required
            defaultValue={values.birthPlace}
          />
          {(['nationality', 'federation'] as const).map((name) => (
            <CountryField
              key={`${name} ${countries.length}`}
              label={formatMessage(messages[name])}
              name={name}
              countries={countries}
              defaultValue={values[name]}
              required
              onChange={() => queueMicrotask(changed)}
            />
          ))}
          <GenderField
            name="gender"
            defaultValue={values.gender}
            required
            onChange={() => queueMicrotask(changed)}
          />
          {photo('avatar', formatMessage(messages.avatar), formatMessage(messages.avatarHelp))}
          {photo('selfie', formatMessage(messages.selfie), formatMessage(messages.selfieHelp))}
          {isChild && (
            <>
              {photo(
                'consent',
                formatMessage(messages.consent),
                formatMessage(messages.consentHelp),
              )}
              <Checkbox
                name="agreement"
                defaultChecked={values.hasAgreed}
                required
                {...(errors['agreement'] && { error: errors['agreement'] })}
              >
                <FormattedMessage {...messages.agreement} />
              </Checkbox>
            </>
          )}
          <Button submit display="block" loading={isSending || uploading !== null}>
            <FormattedMessage {...messages.submit} />
          </Button>
        </Form>
      </div>
    </FideFrame>
  )
}

/** What stands in the form; what is not in it stays. */
function valuesOf(data: FormData, former: FideValues): FideValues {
  const country = (name: string) => {
    const value = formText(data, name)
    return value === '' ? null : Number(value)
  }
  return {
    ...former,
    firstName: formText(data, 'firstName'),
    lastName: formText(data, 'lastName'),
    birthDate: formText(data, 'birthDate'),
    birthPlace: formText(data, 'birthPlace'),
    nationality: country('nationality'),
    federation: country('federation'),
    gender: genderOf(formText(data, 'gender')),
    hasAgreed: data.has('agreement'),
  }
}
