import { operatorLimits } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Dialog } from '@kingside/design-system/Dialog'
import { Form } from '@kingside/design-system/Form'
import { Stack } from '@kingside/design-system/Stack'
import { TextArea } from '@kingside/design-system/TextArea'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { listMessages as messages } from './list.messages.ts'

export interface ReasonDialogProps {
  /** The question. */
  readonly title: string
  /** What happens then. */
  readonly text: string
  /** On the button that does it. */
  readonly action: string
  readonly closeLabel: string
  /** @default false */
  readonly danger?: boolean
  readonly isSending: boolean
  /** Why it did not work; null while it did. */
  readonly failure: string | null
  readonly onSubmit: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why, before an operator does something that the audit log keeps. */
export function ReasonDialog({
  title,
  text,
  action,
  closeLabel,
  danger = false,
  isSending,
  failure,
  onSubmit,
  onClose,
}: ReasonDialogProps) {
  const { formatMessage } = useIntl()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isMissing = isChecked && reason.trim() === ''
  const missing = formatMessage(messages.fillIn)
  const errors = useMemo(() => (isMissing ? { reason: missing } : {}), [isMissing, missing])
  return (
    <Dialog title={title} description={text} closeLabel={closeLabel} open onOpenChange={onClose}>
      <Form
        label={title}
        busy={isSending}
        errors={errors}
        onSubmit={() => {
          setChecked(true)
          if (reason.trim() !== '') onSubmit(reason.trim())
        }}
      >
        <Stack gap={4}>
          {failure !== null && (
            <Banner type="danger" title={formatMessage(messages.actFailed)}>
              {failure}
            </Banner>
          )}
          <TextArea
            label={formatMessage(messages.reason)}
            name="reason"
            value={reason}
            onChange={(given) => setReason(given.slice(0, operatorLimits.reason))}
          />
          <Button submit display="block" type={danger ? 'danger' : 'primary'} loading={isSending}>
            {action}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}
