import { Popup, Skeleton } from '@kingside/design-system'
import type { Challenge } from '@kingside/machines/short-challenge'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AppDependencies } from '../../app/dependencies.ts'
import { ChallengeFraming } from '../../challenges/ChallengeFrame.tsx'
import { messages } from '../../features/lobby-page/LobbyPage.messages.ts'

interface AcceptProps {
  readonly challenge: Challenge
  readonly isAccepted: boolean
  readonly onLeave: () => void
}

/** Accepts a challenge of a list in a popup, which says why where it does not lead to a game. */
export function createAcceptPart(deps: AppDependencies) {
  // The machine of challenges is not for the first page.
  const Accepting = lazy(async (): Promise<{ default: ComponentType<AcceptProps> }> => {
    const { createChallengeParts } = await import('./challenge-actors.tsx')
    return { default: createChallengeParts(deps).ShortPart }
  })

  return function useAccept(): {
    readonly accept: (challenge: Challenge) => void
    readonly popup: ReactNode
  } {
    const { formatMessage } = useIntl()
    const [challenge, setChallenge] = useState<Challenge | null>(null)
    return {
      accept: setChallenge,
      popup: challenge && (
        <Popup
          key={challenge.id}
          open
          title={formatMessage(messages.acceptTitle)}
          closeLabel={formatMessage(messages.close)}
          onOpenChange={() => setChallenge(null)}
        >
          <ChallengeFraming value="none">
            <Suspense fallback={<Skeleton lines={4} />}>
              <Accepting challenge={challenge} isAccepted onLeave={() => setChallenge(null)} />
            </Suspense>
          </ChallengeFraming>
        </Popup>
      ),
    }
  }
}
