import { Flag } from '@kingside/design-system/Flag'
import { Podium, type PodiumStep, podiumPlaces } from '@kingside/design-system/Podium'
import { playerTitles, TitleMark } from '@kingside/design-system/TitleMark'
import { useIntl } from 'react-intl'
import { titleMessages } from '../../chess/terms/index.ts'
import type { StandingRow } from '../tournament.types.ts'
import { messages, standingMessages } from './page.messages.ts'
import { pointsText } from './points.ts'

export interface WinnersProps {
  /** The tournament's name. */
  readonly name: string
  readonly winners: readonly StandingRow[]
}

/** The first three of a tournament that is over. */
export function Winners({ name, winners }: WinnersProps) {
  const { formatMessage, formatDisplayName } = useIntl()
  const steps = podiumPlaces.flatMap((place): readonly PodiumStep[] => {
    const [first, ...others] = winners
      .filter((row) => row.place === place)
      .map(({ player, points }) => {
        const title = playerTitles.find((known) => known === player.title)
        return {
          id: player.player_uid,
          name: player.name,
          ...(title && {
            title: <TitleMark title={title} name={formatMessage(titleMessages[title])} />,
          }),
          ...(player.country !== null && {
            flag: (
              <Flag
                size="s"
                code={player.country}
                name={formatDisplayName(player.country, { type: 'region' }) ?? player.country}
              />
            ),
          }),
          result: formatMessage(standingMessages.pointsOf, {
            points,
            text: pointsText(points),
          }),
        }
      })
    if (!first) return []
    const label = formatMessage(messages.prizePlace, { place })
    return [{ place, label, players: [first, ...others] }]
  })
  if (steps.length === 0) return null
  return <Podium label={formatMessage(messages.winners, { name })} steps={steps} />
}
