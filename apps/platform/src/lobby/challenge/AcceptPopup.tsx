import { Popup, Skeleton } from '@kingside/design-system'
import type { Challenge } from '@kingside/machines/short-challenge'
import { type ComponentType, lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { AppDependencies } from '../../dependencies.ts'
import { ChallengeFraming } from './ChallengeFrame.tsx'
import { messages } from '../lists/LobbyPage.messages.ts'

interface AcceptingProps {
  readonly challenge: Challenge
  readonly isAccepted: boolean
  readonly onLeave: () => void
}

export type AcceptPopupProps = Pick<AcceptingProps, 'challenge' | 'onLeave'>

/** The popup in which a challenge of a list is accepted. */
export function createAcceptPopup(deps: AppDependencies): ComponentType<AcceptPopupProps> {
  const Accepting = lazy(async (): Promise<{ default: ComponentType<AcceptingProps> }> => {
    const { createChallengeParts } = await import('./challenge-actors.tsx')
    return { default: createChallengeParts(deps).ShortPart }
  })

  function AcceptPopup({ challenge, onLeave }: AcceptPopupProps) {
    const { formatMessage } = useIntl()
    return (
      <Popup
        open
        title={formatMessage(messages.acceptTitle)}
        closeLabel={formatMessage(messages.close)}
        onOpenChange={onLeave}
      >
        <ChallengeFraming value="none">
          <Suspense fallback={<Skeleton lines={4} />}>
            <Accepting challenge={challenge} isAccepted onLeave={onLeave} />
          </Suspense>
        </ChallengeFraming>
      </Popup>
    )
  }

  return AcceptPopup
}
