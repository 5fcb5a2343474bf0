import { Button } from '@kingside/design-system/Button'
import { Checkbox } from '@kingside/design-system/Checkbox'
import { Form } from '@kingside/design-system/Form'
import { TextField } from '@kingside/design-system/TextField'
import type { FideFileField, FideIdView } from '@kingside/machines/fide-id'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formText } from '../form/form-text.ts'
import type { FideFormEvents } from './FideForm.tsx'
import { FideFrame } from './FideFrame.tsx'
import { messages } from './FideId.messages.ts'
import { FidePhoto } from './FidePhoto.tsx'
import { FideRefused, type FideRefusedProps } from './FideRefused.tsx'
import { useFideErrors } from './useFideErrors.ts'

export interface FideManualProps extends FideFormEvents {
  readonly view: Extract<FideIdView, { readonly step: 'manual' }>
  readonly now: FideRefusedProps['now']
}

/** What an operator needs to check a member. */
export function FideManual({
  view,
  now,
  onChange,
  onSubmit,
  onPhoto,
  onRemovePhoto,
  onBack,
}: FideManualProps) {
  const { formatMessage } = useIntl()
  const { form } = view
  const { values, problems, refusal, isSending, isChild, uploading } = form
  const errors = useFideErrors(problems)
  const root = useRef<HTMLDivElement>(null)
  const valuesIn = (data: FormData) => ({
    ...values,
    comment: formText(data, 'comment'),
    hasAgreed: data.has('agreement'),
  })
  const changed = () => {
    const element = root.current?.querySelector('form')
    if (element) onChange(valuesIn(new FormData(element)))
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
      step="manual"
      title={formatMessage(messages.manual)}
      lead={formatMessage(messages.manualText)}
      {...(!isSending && { onBack })}
    >
      {refusal && <FideRefused refusal={refusal} now={now} />}
      <div ref={root} onInput={changed}>
        <Form
          label={formatMessage(messages.manual)}
          busy={isSending}
          errors={errors}
          onSubmit={(data) => onSubmit(valuesIn(data))}
        >
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
          <TextField
            label={formatMessage(messages.comment)}
            labelNote={formatMessage(messages.optional)}
            name="comment"
            defaultValue={values.comment}
          />
          <Button submit display="block" loading={isSending || uploading !== null}>
            <FormattedMessage {...messages.submit} />
          </Button>
        </Form>
      </div>
    </FideFrame>
  )
}
