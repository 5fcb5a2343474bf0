import { Button } from '@kingside/design-system/Button'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { RewardClaimView } from '@kingside/machines/reward-claim'
import { FormattedMessage } from 'react-intl'
import { pageMessages } from '../words.messages.ts'

export interface ClaimButtonProps {
  readonly level: number
  readonly claim: RewardClaimView
  readonly onClaim: (level: number) => void
}

/** Takes the rewards of a level. */
export function ClaimButton({ level, claim, onClaim }: ClaimButtonProps) {
  const isHere = claim.status !== 'idle' && claim.level === level
  return (
    <Button
      loading={isHere && claim.status === 'claiming'}
      disabled={claim.status === 'claiming' && !isHere}
      onPress={() => onClaim(level)}
    >
      <FormattedMessage
        {...(isHere && claim.status === 'failed' ? pageMessages.claimAgain : pageMessages.claim)}
      />
      <VisuallyHidden>
        <FormattedMessage {...pageMessages.level} values={{ level }} />
      </VisuallyHidden>
    </Button>
  )
}
