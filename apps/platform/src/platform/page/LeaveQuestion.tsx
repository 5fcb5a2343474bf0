import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { useIntl } from 'react-intl'
import { useLeaveGuard } from '../router/index.ts'
import { leaveMessages as messages } from './leave.messages.ts'

/** Asks before a page is left on which something is not saved. */
export function LeaveQuestion({
  isUnsaved,
}: {
  /** Whether something would be lost. */
  readonly isUnsaved: boolean
}) {
  const { formatMessage } = useIntl()
  const { isAsked, answer } = useLeaveGuard(isUnsaved)
  return (
    <ConfirmDialog
      danger
      open={isAsked}
      title={formatMessage(messages.title)}
      message={formatMessage(messages.text)}
      yesLabel={formatMessage(messages.leave)}
      noLabel={formatMessage(messages.stay)}
      onAnswer={answer}
    />
  )
}
