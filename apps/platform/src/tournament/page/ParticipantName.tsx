import { Flag } from '@kingside/design-system/Flag'
import { Inline } from '@kingside/design-system/Inline'
import { useIntl } from 'react-intl'
import { PlayerName } from '../../chess/terms/index.ts'
import type { Participant } from '../tournament.types.ts'

/** A player of a tournament with flag, title and rating. */
export function ParticipantName({ player }: { readonly player: Participant }) {
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
      <PlayerName name={player.name} title={player.title} rating={player.rating} />
    </Inline>
  )
}
