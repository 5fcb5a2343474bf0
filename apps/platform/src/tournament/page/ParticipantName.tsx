import { Flag } from '@kingside/design-system/Flag'
import { Inline } from '@kingside/design-system/Inline'
import { useIntl } from 'react-intl'
import { PlayerName } from '../../chess/terms/index.ts'
import type { Participant } from '../tournament.types.ts'

export interface ParticipantNameProps {
  readonly player: Participant
  /** Whether the rating stands after the name. @default true */
  readonly hasRating?: boolean
}

/** A player of a tournament with flag, title and rating. */
export function ParticipantName({ player, hasRating = true }: ParticipantNameProps) {
  const { formatDisplayName } = useIntl()
  const { country } = player
  return (
    <Inline gap={2} wrap={false}>
      {country !== null && (
        <Flag
          size="s"
          code={country}
          name={formatDisplayName(country, { type: 'region' }) ?? country}
        />
      )}
      <PlayerName
        name={player.name}
        title={player.title}
        isDeleted={player.name === ''}
        linksTo={player.player_uid}
        {...(hasRating && { rating: player.rating })}
      />
    </Inline>
  )
}
