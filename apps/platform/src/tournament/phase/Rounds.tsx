import { Progress } from '@kingside/design-system/Progress'
import { Text } from '@kingside/design-system/Text'
import type { RoundCount } from '@kingside/machines/tournament-phase'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './TournamentPhase.messages.ts'

export interface RoundsProps {
  readonly round: RoundCount
}

/** The current round, and the number of rounds. */
export function Rounds({ round: { number, of } }: RoundsProps) {
  const { formatMessage } = useIntl()
  if (of === null) {
    return (
      <Text size="s" tone="muted">
        <FormattedMessage {...messages.round} values={{ number }} />
      </Text>
    )
  }
  return (
    <Progress
      label={formatMessage(messages.roundOf, { number, of })}
      size="s"
      value={number}
      max={of}
    />
  )
}
