import { Text } from '@kingside/design-system/Text'
import type { GameRefusalCode, GameRefusalView } from '@kingside/machines/game-finder'
import type { ChallengeView } from '@kingside/machines/challenge'
import type { StartGameStep } from '@kingside/machines/start-game-button'
import { FormattedMessage } from 'react-intl'
import { refusalMessages, RefusalNotice, type RefusalNoticeProps } from '../../chess/terms/index.ts'
import { type ChallengeRemedy, missingSteps } from './challenge-actions.ts'

export interface ChallengeNoticeProps {
  readonly view: ChallengeView
  readonly onRemedy: (remedy: ChallengeRemedy) => void
}

/** What prevents the challenge: a missing step, or why the last press did nothing. */
export function ChallengeNotice({ view, onRemedy }: ChallengeNoticeProps) {
  switch (view.status) {
    case 'drafting': {
      const missing = codeOf(view.step)
      // A missing step has the same text, and the card has its button.
      if (missing !== null && (view.refusal === null || view.refusal.code === missing)) {
        return (
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...refusalMessages[missing]} />
          </Text>
        )
      }
      return view.refusal && <CardRefusal refusal={view.refusal} onRemedy={onRemedy} />
    }
    case 'waiting':
    case 'offered':
      return view.refusal && <CardRefusal refusal={view.refusal} onRemedy={onRemedy} />
    case 'ended':
      // The status already says that the owner has left.
      return view.refusal === null || view.refusal.code === view.end ? null : (
        <RefusalNotice refusal={view.refusal} />
      )
    case 'creating':
    case 'cancelling':
    case 'checking':
    case 'accepting':
    case 'declining':
    case 'started':
    case 'scheduled':
      return null
    default:
      return view satisfies never
  }
}

export interface CardRefusalProps extends Pick<RefusalNoticeProps, 'of'> {
  readonly refusal: GameRefusalView
  readonly onRemedy: (remedy: ChallengeRemedy) => void
}

/** A refusal in a card. It has no button to try again, because the card has one. */
export function CardRefusal({ refusal, onRemedy, of = 'game' }: CardRefusalProps) {
  return (
    <RefusalNotice
      of={of}
      refusal={refusal.remedy === 'retry' ? { ...refusal, remedy: 'none' } : refusal}
      onRemedy={(remedy) => {
        if (remedy !== 'retry') onRemedy(remedy)
      }}
    />
  )
}

function codeOf(step: StartGameStep): GameRefusalCode | null {
  switch (step) {
    case 'create-account':
    case 'upgrade-now':
    case 'fill-form':
      return missingSteps[step].code
    case 'find-opponent':
    case 'wait':
    case 'banned':
      return null
    default:
      return step satisfies never
  }
}
