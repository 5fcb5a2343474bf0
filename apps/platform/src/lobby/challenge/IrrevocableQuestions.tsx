import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { useIntl } from 'react-intl'
import { type ChallengeTexts, type Irrevocable, irrevocables } from './useChallengeTexts.ts'
import { challengeMessages } from './challenge.messages.ts'

export interface IrrevocableQuestionsProps {
  readonly questions: ChallengeTexts['questions']
  /** The action to confirm; null for none. */
  readonly asked: Irrevocable | null
  readonly onAnswer: (yes: boolean) => void
}

/** Asks before a challenge or an invite is cancelled or declined, because neither can be undone. */
export function IrrevocableQuestions({ questions, asked, onAnswer }: IrrevocableQuestionsProps) {
  const { formatMessage } = useIntl()
  return irrevocables.map((action) => {
    const question = questions[action]
    return (
      question && (
        <ConfirmDialog
          key={action}
          danger
          open={asked === action}
          title={question.title}
          message={question.text}
          yesLabel={question.yes}
          noLabel={formatMessage(challengeMessages.keep)}
          onAnswer={onAnswer}
        />
      )
    )
  })
}
