import type { TournamentRunCode, TournamentRunView } from '@kingside/machines/tournament-run'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { FormattedMessage, useIntl } from 'react-intl'
import { refusedMessages, refusedTexts, roundMessages } from './manage.messages.ts'
import type { RunHandlers } from './manage.types.ts'
import { ReasonQuestion } from './ReasonQuestion.tsx'
import { resultText } from './result-keys.ts'
import { isUnfinished } from './StepQuestion.tsx'
import { useStepName } from './useStepName.ts'

type RefusedView = Extract<TournamentRunView, { readonly status: 'refused' }>

export interface RunRefusalProps {
  readonly view: RefusedView
  readonly run: RunHandlers
}

/** What was refused, and what can be done about it; nothing that was typed is lost. */
export function RunRefusal({ view, run }: RunRefusalProps) {
  const { formatMessage } = useIntl()
  const resultOf = useResultText()
  const nameOf = useStepName(view.standing)
  const { code, wish } = view
  // It is a question then.
  if (isUnfinished(view)) return null
  if (code === 'reason_required' && wish.kind === 'result') {
    return (
      <ReasonQuestion
        table={wish.table}
        note={formatMessage(refusedTexts.enteredTwice, { result: resultOf(wish.result) })}
        onClose={run.onRefusalClose}
        onReason={run.onRetry}
      />
    )
  }
  return (
    <Banner
      type="danger"
      title={formatMessage(refusedMessages[titleOf(code)])}
      action={
        <Inline gap={2}>
          {isRetryable(code) && (
            <Button size="s" type="secondary" onPress={() => run.onRetry('')}>
              <FormattedMessage {...refusedTexts.retry} />
            </Button>
          )}
          <Button size="s" type="ghost" onPress={run.onRefusalClose}>
            <FormattedMessage {...refusedTexts.close} />
          </Button>
        </Inline>
      }
    >
      {wish.kind === 'result' ? (
        <FormattedMessage
          {...refusedTexts.result}
          values={{ table: wish.table, result: resultOf(wish.result) }}
        />
      ) : (
        <FormattedMessage {...refusedTexts.step} values={{ step: nameOf(wish.step) }} />
      )}
    </Banner>
  )
}

/** A result in words or signs, as people write it. */
export function useResultText(): (result: Parameters<typeof resultText>[0]) => string {
  const { formatMessage } = useIntl()
  return (result) =>
    result === 'cancelled' ? formatMessage(roundMessages.cancelled) : resultText(result)
}

function titleOf(code: TournamentRunCode): keyof typeof refusedMessages {
  switch (code) {
    case 'step_not_due':
    case 'round_not_paired':
    case 'overtaken':
      return 'overtaken'
    case 'pairing_changed':
      return 'pairingChanged'
    case 'round_unfinished':
      return 'unfinished'
    case 'pairing_impossible':
      return 'impossible'
    case 'reason_required':
      return 'reason'
    case 'not_organiser':
    case 'not_community_administrator':
    case 'player_is_banned':
      return 'denied'
    case 'unauthorised':
      return 'signedOut'
    case 'not_found':
      return 'gone'
    case 'rate_limited':
      return 'limited'
    case 'offline':
      return 'offline'
    case 'timeout':
    case 'something_wents_wrong':
      return 'failed'
    default:
      return code satisfies never
  }
}

function isRetryable(code: TournamentRunCode): boolean {
  switch (code) {
    case 'offline':
    case 'timeout':
    case 'rate_limited':
    case 'unauthorised':
    case 'something_wents_wrong':
      return true
    case 'step_not_due':
    case 'round_not_paired':
    case 'round_unfinished':
    case 'pairing_changed':
    case 'pairing_impossible':
    case 'reason_required':
    case 'not_organiser':
    case 'not_community_administrator':
    case 'player_is_banned':
    case 'not_found':
    case 'overtaken':
      return false
    default:
      return code satisfies never
  }
}
