import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { useIntl } from 'react-intl'
import { useLeaveGuard } from '../router/index.ts'
import { leaveMessages as messages } from './leave.messages.ts'

export interface LeaveQuestionProps {
  /** Whether something would be lost. */
  readonly isUnsaved: boolean
  /** Addresses below this path are of the same page. @default none */
  readonly within?: string
  /** The reader leaves what is unsaved. */
  readonly onLeave?: () => void
}

/** Asks before a page is left on which something is not saved. */
export function LeaveQuestion({ isUnsaved, within, onLeave }: LeaveQuestionProps) {
  const { isAsked, answer } = useLeaveGuard(isUnsaved, within ?? null)
  return (
    <UnsavedQuestion
      texts={ofPage}
      isOpen={isAsked}
      onAnswer={(leaves) => {
        if (leaves) onLeave?.()
        answer(leaves)
      }}
    />
  )
}

export interface UnsavedQuestionProps {
  readonly isOpen: boolean
  readonly onAnswer: (leaves: boolean) => void
}

const ofPage = { title: messages.title, message: messages.text, yesLabel: messages.leave } as const
const ofForm = {
  title: messages.closeTitle,
  message: messages.closeText,
  yesLabel: messages.close,
} as const

/** Asks before a form within a page is closed whose text would be lost. */
export const CloseQuestion = (props: UnsavedQuestionProps) => (
  <UnsavedQuestion {...props} texts={ofForm} />
)

interface TextsProps {
  readonly texts: typeof ofPage | typeof ofForm
}

function UnsavedQuestion({ isOpen, texts, onAnswer }: UnsavedQuestionProps & TextsProps) {
  const { formatMessage } = useIntl()
  return (
    <ConfirmDialog
      danger
      open={isOpen}
      title={formatMessage(texts.title)}
      message={formatMessage(texts.message)}
      yesLabel={formatMessage(texts.yesLabel)}
      noLabel={formatMessage(messages.stay)}
      onAnswer={onAnswer}
    />
  )
}
