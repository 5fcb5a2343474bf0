import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { Form } from '@kingside/design-system/Form'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { TextField } from '@kingside/design-system/TextField'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listMessages, ReasonDialog } from '../list/index.ts'
import { messages } from './verifications.messages.ts'

export interface RequestDecisionProps {
  /** Whether the member has no id yet: the operator types the one that the federation has given. */
  readonly wantsId: boolean
  readonly isApproving: boolean
  readonly isRejecting: boolean
  /** @param fideId that was typed; null where the member has one */
  readonly onApprove: (fideId: number | null) => void
  readonly onReject: (reason: string) => void
}

/** Approves or rejects a request, after a question. */
export function RequestDecision(props: RequestDecisionProps) {
  const { wantsId, isApproving, isRejecting, onApprove, onReject } = props
  const { formatMessage } = useIntl()
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null)
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const fideId = wantsId ? idOf(typed) : null
  const isMissing = isChecked && wantsId && fideId === null
  const missing = formatMessage(listMessages.fillIn)
  const errors = useMemo(() => (isMissing ? { fideId: missing } : {}), [isMissing, missing])
  return (
    <Stack gap={4}>
      <Form
        label={formatMessage(messages.decision)}
        errors={errors}
        onSubmit={() => {
          setChecked(true)
          if (!wantsId || fideId !== null) setAsking('approve')
        }}
      >
        {wantsId && (
          <TextField
            label={formatMessage(messages.givenId)}
            help={formatMessage(messages.givenIdHelp)}
            name="fideId"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        )}
        <Inline gap={3}>
          <Button submit loading={isApproving} disabled={isRejecting}>
            <FormattedMessage {...messages.approve} />
          </Button>
          <Button
            type="secondary"
            loading={isRejecting}
            disabled={isApproving}
            onPress={() => setAsking('reject')}
          >
            <FormattedMessage {...messages.reject} />
          </Button>
        </Inline>
      </Form>
      <ConfirmDialog
        open={asking === 'approve'}
        title={formatMessage(messages.approveTitle)}
        message={formatMessage(messages.approveText)}
        yesLabel={formatMessage(messages.approve)}
        noLabel={formatMessage(messages.notYet)}
        onAnswer={(isSure) => {
          setAsking(null)
          if (isSure) onApprove(fideId)
        }}
      />
      {asking === 'reject' && (
        <ReasonDialog
          danger
          title={formatMessage(messages.rejectTitle)}
          text={formatMessage(messages.rejectText)}
          action={formatMessage(messages.reject)}
          closeLabel={formatMessage(messages.close)}
          isSending={isRejecting}
          failure={null}
          onSubmit={(reason) => {
            setAsking(null)
            onReject(reason)
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </Stack>
  )
}

function idOf(typed: string): number | null {
  const id = Number(typed.trim())
  return Number.isInteger(id) && id > 0 && id <= 999_999_999 ? id : null
}
