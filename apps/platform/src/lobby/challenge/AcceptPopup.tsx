import { Popup } from '@kingside/design-system/Popup'
import { Skeleton } from '@kingside/design-system/Skeleton'
import type { Challenge } from '@kingside/machines/challenge'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { ChallengeFraming } from './ChallengeFrame.tsx'
import { messages } from '../lists/LobbyPage.messages.ts'

const ChallengePart = lazy(async () => ({
  default: (await import('./ChallengePart.tsx')).ChallengePart,
}))

export interface AcceptPopupProps {
  readonly challenge: Challenge
  readonly onLeave: () => void
}

/** The popup in which a challenge from a list is accepted. */
export function AcceptPopup({ challenge, onLeave }: AcceptPopupProps) {
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
          <ChallengePart kind="short" challenge={challenge} isAccepted onLeave={onLeave} />
        </Suspense>
      </ChallengeFraming>
    </Popup>
  )
}
