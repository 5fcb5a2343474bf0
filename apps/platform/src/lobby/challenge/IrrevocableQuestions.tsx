import { ConfirmDialog } from '@kingside/design-system'
import { useIntl } from 'react-intl'
import { type ChallengeTexts, type Irrevocable, irrevocables } from './useChallengeTexts.ts'
import { challengeMessages } from './challenge.messages.ts'

export interface IrrevocableQuestionsProps {
  readonly questions: ChallengeTexts['questions']
  /** What the player is about to do. */
  readonly asked: Irrevocable | null
  readonly onAnswer: (yes: boolean) => void
}

/** Asks before a challenge or an invite is taken back or declined: neither can be undone. */
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
