import { canTake, type TournamentRunView } from '@kingside/machines/tournament-run'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMedia } from '../../platform/page/index.ts'
import { messages, stepMessages } from './manage.messages.ts'
import type { RunHandlers, StepName } from './manage.types.ts'
import { RunRefusal } from './RunRefusal.tsx'
import { StepQuestion } from './StepQuestion.tsx'
import { useFocusAfterStep } from './useFocusAfterStep.ts'
import { useStepName } from './useStepName.ts'

export interface StepsProps {
  readonly view: TournamentRunView
  /** When the tournament starts, and from when it can be started; null: now. ISO 8601. */
  readonly start: string
  readonly dueAt: string | null
  /** Whether it has rounds; an arena pairs by itself. */
  readonly hasRounds: boolean
  /** Who takes the steps; null: over the board nothing happens by itself. */
  readonly running: 'auto' | 'manual' | null
  /** Whether something else is being done. */
  readonly isBusy: boolean
  readonly run: RunHandlers
  readonly onRunning: (running: 'auto' | 'manual') => void
}

const allSteps: readonly StepName[] = ['start', 'pair', 'start-round', 'finish-round', 'finish']
const stepsOfArena: readonly StepName[] = ['start', 'finish']

/** The steps of running a tournament, of which one is due. */
export function Steps(props: StepsProps) {
  const { view, hasRounds, isBusy, running, run, onRunning } = props
  const isWide = useMedia('(min-width: 48rem)')
  const { standing } = view
  // On a phone only what can be done now: the rest would push the results off the screen.
  const steps = (hasRounds ? allSteps : stepsOfArena).filter(
    (step) => isWide || step === standing.next || canTake(standing, step),
  )
  const { formatMessage } = useIntl()
  const { next } = view.standing
  const nameOf = useStepName(view.standing)
  const reasonOf = useReason(props)
  const group = useRef<HTMLDivElement>(null)
  const handleClosed = useFocusAfterStep(view, group)
  const state = <State view={view} start={props.start} dueAt={props.dueAt} />
  const actions = next !== null && (
    <div ref={group} role="group" aria-label={formatMessage(stepMessages.label)}>
      <Inline gap={2} align="start">
        {steps.map((step) => {
          const reason = reasonOf(step)
          return (
            <div key={step} data-due={step === next || undefined}>
              <Button
                size="m"
                type={step === next ? 'primary' : 'secondary'}
                loading={isTaking(view, step)}
                {...(reason !== null && { disabledReason: reason })}
                onPress={() => run.onAsk(step)}
              >
                {nameOf(step)}
              </Button>
            </div>
          )
        })}
      </Inline>
    </div>
  )
  return (
    <Stack gap={3}>
      {view.status === 'refused' && <RunRefusal view={view} run={run} />}
      {isWide ? (
        <>
          {state}
          {actions}
        </>
      ) : (
        <Inline gap={3} justify="between">
          {state}
          {actions}
        </Inline>
      )}
      {next !== null && running !== null && (
        <Inline gap={3}>
          {running === 'auto' && (
            <Text size="s" tone="muted">
              <FormattedMessage {...messages.auto} />
            </Text>
          )}
          <Button
            size="s"
            type="ghost"
            disabled={isBusy}
            onPress={() => onRunning(running === 'auto' ? 'manual' : 'auto')}
          >
            <FormattedMessage {...(running === 'auto' ? messages.takeOver : messages.giveBack)} />
          </Button>
        </Inline>
      )}
      <StepQuestion view={view} run={run} onClosed={handleClosed} />
    </Stack>
  )
}

const isTaking = (view: TournamentRunView, step: StepName): boolean =>
  view.status === 'busy' && view.doing.kind === 'step' && view.doing.step === step

/** How far the tournament is. */
function State({ view, start, dueAt }: Pick<StepsProps, 'view' | 'start' | 'dueAt'>) {
  const { formatDate } = useIntl()
  const round = view.standing.round ?? 1
  const textOf = () => {
    switch (view.standing.stage) {
      case 'finished':
        return <FormattedMessage {...messages.over} />
      case 'upcoming':
        return dueAt === null ? (
          <FormattedMessage {...stepMessages.soon} />
        ) : (
          <FormattedMessage
            {...stepMessages.startsIn}
            values={{ when: formatDate(start, { dateStyle: 'medium', timeStyle: 'short' }) }}
          />
        )
      case 'running':
        return <FormattedMessage {...stepMessages.inProgress} values={{ round }} />
      case 'paired':
        return <FormattedMessage {...stepMessages.paired} values={{ round }} />
      case 'between':
        return <FormattedMessage {...stepMessages.between} />
      default:
        return view.standing.stage satisfies never
    }
  }
  return <Text weight="semibold">{textOf()}</Text>
}

/** Why a step can’t be taken; null: it can. */
function useReason({ view, dueAt }: Pick<StepsProps, 'view' | 'dueAt'>) {
  const { formatMessage, formatDate } = useIntl()
  const { standing } = view
  return (step: StepName): string | null => {
    const { next } = standing
    if (canTake(standing, step)) return null
    if (next === null) return formatMessage(stepMessages.done)
    if (step === next && dueAt !== null) {
      const when = formatDate(dueAt, { dateStyle: 'short', timeStyle: 'short' })
      return formatMessage(stepMessages.early, { when })
    }
    const isPast = allSteps.indexOf(step) < allSteps.indexOf(next)
    return formatMessage(isPast ? stepMessages.done : stepMessages.notYet)
  }
}
