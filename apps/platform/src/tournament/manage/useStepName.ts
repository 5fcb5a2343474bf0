import type { RunStanding } from '@kingside/machines/tournament-run'
import { useIntl } from 'react-intl'
import { stepMessages } from './manage.messages.ts'
import type { StepName } from './manage.types.ts'

/** What each step is called as the tournament stands. */
export function useStepName({ next, round }: RunStanding): (step: StepName) => string {
  const { formatMessage } = useIntl()
  const number = round ?? 1
  return (step) => {
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
}
