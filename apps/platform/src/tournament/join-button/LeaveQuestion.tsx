import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { useIntl } from 'react-intl'
import { messages } from './JoinButton.messages.ts'
import type { Leavable } from './leavable.ts'

export interface LeaveQuestionProps {
  /** What the person would give up. */
  readonly leaving: Leavable
  /** Whether the entry cost something, which goes back: nobody can leave once it has started. */
  readonly isPaid: boolean
  readonly open: boolean
  readonly onAnswer: (yes: boolean) => void
}

/** Asks before a person leaves the tournament or withdraws a registration. */
export function LeaveQuestion({ leaving, isPaid, open, onAnswer }: LeaveQuestionProps) {
  const { formatMessage } = useIntl()
  const texts = questions[leaving]
  return (
    <ConfirmDialog
      danger
      open={open}
      title={formatMessage(texts.title)}
      message={formatMessage(isPaid ? texts.paidText : texts.text)}
      yesLabel={formatMessage(texts.yes)}
      noLabel={formatMessage(texts.no)}
      onAnswer={onAnswer}
    />
  )
}

const questions = {
  joined: {
    title: messages.leaveTitle,
    text: messages.leaveText,
    paidText: messages.leavePaidText,
    yes: messages.leave,
    no: messages.stay,
  },
  'pending-approval': {
    title: messages.takeBackTitle,
    text: messages.takeBackText,
    paidText: messages.takeBackPaidText,
    yes: messages.takeBack,
    no: messages.keepWaiting,
  },
} as const satisfies Record<Leavable, unknown>
