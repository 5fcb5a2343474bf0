import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { useIntl } from 'react-intl'
import { useLeaveGuard } from '../../platform/router/index.ts'
import { messages } from './run.messages.ts'

/** Asks before the page is left while the clock of a run goes. */
export function LeaveRun({ isRunning }: { readonly isRunning: boolean }) {
  const { formatMessage } = useIntl()
  const { isAsked, answer } = useLeaveGuard(isRunning)
  return (
    <ConfirmDialog
      open={isAsked}
      title={formatMessage(messages.leaveQuestion)}
      message={formatMessage(messages.leaveText)}
      yesLabel={formatMessage(messages.leave)}
      noLabel={formatMessage(messages.stay)}
      onAnswer={answer}
    />
  )
}
