import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { TextField } from '@kingside/design-system/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { failureMessages, roundMessages } from './manage.messages.ts'

export interface ReasonQuestionProps {
  /** The table whose result is changed; null: it is not open. */
  readonly table: number | null
  /** What else is to be known before one says why. */
  readonly note?: string
  readonly onClose: () => void
  readonly onReason: (reason: string) => void
}

/** Who changes a decided result says why. */
export function ReasonQuestion({ table, note, onClose, onReason }: ReasonQuestionProps) {
  const { formatMessage } = useIntl()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <ConfirmDialog
      open={table !== null}
      title={formatMessage(roundMessages.reasonTitle, { table: table ?? 0 })}
      message={
        <Stack gap={3}>
          {note !== undefined && <Text as="p">{note}</Text>}
          <TextField
            label={formatMessage(roundMessages.reason)}
            value={reason}
            error={isMissing ? formatMessage(failureMessages.reason_required) : undefined}
            onChange={setReason}
          />
        </Stack>
      }
      yesLabel={formatMessage(roundMessages.reasonYes)}
      noLabel={formatMessage(roundMessages.keep)}
      onAnswer={(yes) => {
        if (yes && reason.trim() === '') return setMissing(true)
        if (yes) onReason(reason.trim())
        else onClose()
        setReason('')
        setMissing(false)
      }}
    />
  )
}
