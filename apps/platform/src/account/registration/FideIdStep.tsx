import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Form } from '@kingside/design-system/Form'
import { Stack } from '@kingside/design-system/Stack'
import { TextField } from '@kingside/design-system/TextField'
import type { FormView, RegistrationField } from '@kingside/machines/registration'
import { FormattedMessage, useIntl } from 'react-intl'
import { formText } from '../form/form-text.ts'
import type { WaitTimeProps } from '../../platform/page/index.ts'
import { RefusalBanner } from './RefusalBanner.tsx'
import { messages } from './Registration.messages.ts'
import { useFormErrors } from './useFormErrors.ts'

export interface FideIdStepProps {
  readonly fideId: string
  readonly form: FormView
  /** Whether an id is connected already, so that the next step can be opened. */
  readonly canGoOn: boolean
  /** The time on the clock of the registration's adapter, in milliseconds. */
  readonly now: WaitTimeProps['now']
  readonly onSubmit: (fideId: string) => void
  readonly onChange: () => void
  readonly onNext: () => void
  readonly onSignIn: () => void
}

const fields: readonly RegistrationField[] = ['fideId']

/** The FIDE ID. */
export function FideIdStep({
  fideId,
  form,
  canGoOn,
  now,
  onSubmit,
  onChange,
  onNext,
  onSignIn,
}: FideIdStepProps) {
  const { formatMessage } = useIntl()
  const { errors, refusal, until } = useFormErrors(form, fields)
  const saving = form.status === 'saving'
  return (
    <Stack gap={5}>
      {refusal && <RefusalBanner code={refusal} wait={{ until, now }} onSignIn={onSignIn} />}
      {canGoOn && (
        <Banner
          type="success"
          title={formatMessage(messages.fideConnected)}
          action={
            <Button size="s" disabled={saving} onPress={onNext}>
              <FormattedMessage {...messages.next} />
            </Button>
          }
        />
      )}
      <Form
        label={formatMessage(messages.fide)}
        busy={saving}
        errors={errors}
        onSubmit={(data) => onSubmit(formText(data, 'fideId'))}
      >
        <TextField
          label={formatMessage(messages.fideLabel)}
          name="fideId"
          autoComplete="off"
          help={formatMessage(messages.fideHelp)}
          defaultValue={fideId}
          onChange={onChange}
        />
        <Button submit display="block" type={canGoOn ? 'secondary' : 'primary'} loading={saving}>
          <FormattedMessage {...(canGoOn ? messages.fideChange : messages.fideSubmit)} />
        </Button>
      </Form>
    </Stack>
  )
}
