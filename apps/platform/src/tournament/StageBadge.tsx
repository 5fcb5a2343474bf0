import { Badge } from '@kingside/design-system/Badge'
import { FormattedMessage } from 'react-intl'
import type { ShortTournament } from './tournament.types.ts'
import { stageMessages } from './words.messages.ts'

export interface StageBadgeProps {
  readonly tournament: Pick<ShortTournament, 'status' | 'mode' | 'is_canceled'>
}

/** How far a tournament is: upcoming, live, ended. */
export function StageBadge({ tournament: { status, mode, is_canceled } }: StageBadgeProps) {
  switch (status) {
    case 'expected':
      return (
        <Badge tone="info">
          <FormattedMessage {...stageMessages.upcoming} />
        </Badge>
      )
    case 'goes':
      return (
        <Badge tone="success">
          <FormattedMessage
            {...(mode === 'online' ? stageMessages.live : stageMessages.inProgress)}
          />
        </Badge>
      )
    case 'completed':
      return (
        <Badge tone={is_canceled ? 'warning' : 'neutral'}>
          <FormattedMessage {...(is_canceled ? stageMessages.canceled : stageMessages.ended)} />
        </Badge>
      )
    default:
      return status satisfies never
  }
}
