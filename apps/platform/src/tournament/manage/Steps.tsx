import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages, stepMessages } from './manage.messages.ts'
import type { Progress, StepName } from './manage.types.ts'

export interface StepsProps {
  readonly progress: Progress
  readonly isBusy: boolean
  readonly onStep: (step: StepName, round: number) => void
  readonly onRunning: (running: 'auto' | 'manual') => void
}

const steps: readonly StepName[] = ['start', 'pair', 'start-round', 'finish-round', 'finish']

/** The steps of running a tournament, of which one is due. */
export function Steps({ progress, isBusy, onStep, onRunning }: StepsProps) {
  const { formatMessage } = useIntl()
  const words = useStepWords(progress)
  const [asked, setAsked] = useState<StepName | null>(null)
  const { next_step: next, tournament } = progress
  const round = progress.next_round ?? progress.round?.number ?? 1
  if (next === null) return <State progress={progress} />
  const question = asked && words.questionOf(asked)
  return (
    <Stack gap={3}>
      <State progress={progress} />
      <div role="group" aria-label={formatMessage(stepMessages.label)}>
        <Inline gap={2} align="start">
          {steps.map((step) => {
            const reason = words.reasonOf(step)
            return (
              <Button
                key={step}
                size="s"
                type={step === next ? 'primary' : 'secondary'}
                loading={isBusy && step === next}
                {...(reason !== null && { disabledReason: reason })}
                onPress={() => setAsked(step)}
              >
                {words.nameOf(step)}
              </Button>
            )
          })}
        </Inline>
      </div>
      {tournament.mode === 'online' && (
        <Inline gap={3}>
          {progress.running === 'auto' && (
            <Text size="s" tone="muted">
              <FormattedMessage {...messages.auto} />
            </Text>
          )}
          <Button
            size="s"
            type="ghost"
            disabled={isBusy}
            onPress={() => onRunning(progress.running === 'auto' ? 'manual' : 'auto')}
          >
            <FormattedMessage
              {...(progress.running === 'auto' ? messages.takeOver : messages.giveBack)}
            />
          </Button>
        </Inline>
      )}
      <ConfirmDialog
        open={question !== null}
        title={formatMessage(stepMessages.confirm)}
        message={question}
        yesLabel={asked === null ? '' : words.nameOf(asked)}
        noLabel={formatMessage(stepMessages.stay)}
        danger={asked === 'finish-round' && progress.open_tables.length > 0}
        onAnswer={(yes) => {
          setAsked(null)
          if (yes && asked !== null) onStep(asked, round)
        }}
      />
    </Stack>
  )
}

/** How far the tournament is. */
function State({ progress }: Pick<StepsProps, 'progress'>) {
  const { formatDate } = useIntl()
  const { tournament, round, next_step: next } = progress
  if (tournament.status === 'completed') {
    return (
      <Text weight="semibold">
        <FormattedMessage {...messages.over} />
      </Text>
    )
  }
  const when = formatDate(tournament.start, { dateStyle: 'medium', timeStyle: 'short' })
  const number = round?.number ?? 1
  const text =
    next === 'start' ? (
      progress.due_at === null ? (
        <FormattedMessage {...stepMessages.soon} />
      ) : (
        <FormattedMessage {...stepMessages.startsIn} values={{ when }} />
      )
    ) : next === 'finish-round' ? (
      <FormattedMessage {...stepMessages.inProgress} values={{ round: number }} />
    ) : next === 'start-round' ? (
      <FormattedMessage {...stepMessages.paired} values={{ round: number }} />
    ) : (
      <FormattedMessage {...stepMessages.between} />
    )
  return <Text weight="semibold">{text}</Text>
}

/** What each step is called, why it can’t be taken, and what is asked before it. */
function useStepWords({ next_step: next, next_round, round, due_at, open_tables }: Progress) {
  const { formatMessage, formatDate } = useIntl()
  const number = next_round ?? round?.number ?? 1
  const nameOf = (step: StepName): string => {
    switch (step) {
      case 'start':
        return formatMessage(stepMessages.start)
      case 'pair':
        return next === 'start-round'
          ? formatMessage(stepMessages.pairAgain)
          : formatMessage(stepMessages.pair, { round: number })
      case 'start-round':
        return formatMessage(stepMessages.startRound, { round: number })
      case 'finish-round':
        return formatMessage(stepMessages.finishRound, { round: number })
      case 'finish':
        return formatMessage(stepMessages.finish)
      default:
        return step satisfies never
    }
  }
  const reasonOf = (step: StepName): string | null => {
    if (next === null) return formatMessage(stepMessages.done)
    if (step === next) {
      if (step !== 'start' || due_at === null) return null
      return formatMessage(stepMessages.early, {
        when: formatDate(due_at, { dateStyle: 'short', timeStyle: 'short' }),
      })
    }
    // What is paired and has not begun can be paired again; and between two rounds one can stop.
    const isAgain = step === 'pair' && next === 'start-round'
    const isStop = step === 'finish' && next === 'pair' && round !== null
    if (isAgain || isStop) return null
    if (steps.indexOf(step) < steps.indexOf(next)) return formatMessage(stepMessages.done)
    return formatMessage(stepMessages.notYet, { step: nameOf(next) })
  }
  const questionOf = (step: StepName): string => {
    switch (step) {
      case 'start':
        return formatMessage(stepMessages.confirmStart)
      case 'pair':
        return formatMessage(stepMessages.confirmPair)
      case 'start-round':
        return formatMessage(stepMessages.confirmStartRound)
      case 'finish-round':
        return open_tables.length === 0
          ? formatMessage(stepMessages.confirmFinishRound)
          : formatMessage(stepMessages.confirmOpen, { tables: open_tables.join(', ') })
      case 'finish':
        return formatMessage(stepMessages.confirmFinish)
      default:
        return step satisfies never
    }
  }
  return { nameOf, reasonOf, questionOf }
}
