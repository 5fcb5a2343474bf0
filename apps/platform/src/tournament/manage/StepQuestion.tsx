import type { RunStanding, TournamentRunView } from '@kingside/machines/tournament-run'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { questionMessages, stepMessages } from './manage.messages.ts'
import type { RunHandlers, StepName } from './manage.types.ts'
import { useStepName } from './useStepName.ts'

export interface StepQuestionProps {
  readonly view: TournamentRunView
  readonly run: Pick<
    RunHandlers,
    'onConfirm' | 'onFinishAnyway' | 'onQuestionClose' | 'onRefusalClose'
  >
  /** The dialog is gone, and the focus is where it was before. */
  readonly onClosed: () => void
}

interface Question {
  readonly title: string
  readonly message: string
  readonly yes: string
  /** Whether open tables would be cancelled. */
  readonly isAnyway: boolean
}

/** Asks before a step; where tables of the round are open they are named, and finishing anyway is another choice. */
export function StepQuestion({ view, run, onClosed }: StepQuestionProps) {
  const { formatMessage } = useIntl()
  const question = useQuestion(view)
  // While the dialog fades it says what it said.
  const [last, setLast] = useState<Question | null>(null)
  if (question !== null && !isSame(question, last)) setLast(question)
  const shown = question ?? last
  return (
    <ConfirmDialog
      open={question !== null}
      danger={shown?.isAnyway === true}
      title={shown?.title ?? ''}
      message={shown?.message}
      yesLabel={shown?.yes ?? ''}
      noLabel={formatMessage(stepMessages.stay)}
      onClosed={onClosed}
      onAnswer={(yes) => {
        if (!yes) return view.status === 'refused' ? run.onRefusalClose() : run.onQuestionClose()
        return shown?.isAnyway === true ? run.onFinishAnyway() : run.onConfirm()
      }}
    />
  )
}

const isSame = (one: Question, other: Question | null): boolean =>
  one.title === other?.title && one.message === other.message && one.yes === other.yes

/** Whether the round can’t be finished because of tables of which only the server knew. */
export const isUnfinished = (view: TournamentRunView): boolean =>
  view.status === 'refused' && view.code === 'round_unfinished' && view.wish.kind === 'step'

function useQuestion(view: TournamentRunView): Question | null {
  const { formatMessage, formatList } = useIntl()
  const nameOf = useStepName(view.standing)
  const { round, openTables } = view.standing
  const isOpen = view.status === 'confirming' && view.openTables.length > 0
  if (isOpen || isUnfinished(view)) {
    return {
      title: formatMessage(questionMessages.unfinished, { round: round ?? 1 }),
      message: formatMessage(questionMessages.unfinishedText, {
        count: openTables.length,
        tables: formatList(openTables.map(String)),
      }),
      yes: formatMessage(questionMessages.finishAnyway),
      isAnyway: true,
    }
  }
  if (view.status !== 'confirming') return null
  const { title, text } = questionOf(view.step, view.standing)
  return {
    title: formatMessage(questionMessages[title], { round: round ?? 1 }),
    message: formatMessage(stepMessages[text]),
    yes: nameOf(view.step),
    isAnyway: false,
  }
}

function questionOf(step: StepName, { next }: RunStanding) {
  switch (step) {
    case 'start':
      return { title: 'start', text: 'confirmStart' } as const
    case 'pair':
      return next === 'start-round'
        ? ({ title: 'pairAgain', text: 'confirmPairAgain' } as const)
        : ({ title: 'pair', text: 'confirmPair' } as const)
    case 'start-round':
      return { title: 'startRound', text: 'confirmStartRound' } as const
    case 'finish-round':
      return { title: 'finishRound', text: 'confirmFinishRound' } as const
    case 'finish':
      return { title: 'finish', text: 'confirmFinish' } as const
    default:
      return step satisfies never
  }
}
