import { Table, type TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { from } from '@kingside/design-system/theme'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { useMedia } from '../../platform/page/index.ts'
import { teamPlayersQuery } from '../calls.ts'
import { messages as pageMessages, standingMessages } from '../page/page.messages.ts'
import { ParticipantName } from '../page/ParticipantName.tsx'
import { pointsText } from '../page/points.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import type { StandingRow, Team } from '../tournament.types.ts'
import { useLoadable } from '../useLoadable.tsx'
import { messages } from './teams.messages.ts'

export interface TeamPlayersProps {
  /** The id or slug of the page's address. */
  readonly addressId: string
  readonly team: Pick<Team, 'id' | 'name'>
  readonly ownUid: string | null
}

/** The players of a team by their points. */
export function TeamPlayers({ addressId, team, ownUid }: TeamPlayersProps) {
  const api = tournamentApiOf(useDependencies())
  const { formatMessage } = useIntl()
  const { data, isError, isFetching, refetch } = useQuery(teamPlayersQuery(api, addressId, team.id))
  const isWide = useMedia(from('tablet'))
  const columns: readonly TableColumn<StandingRow>[] = [
    {
      id: 'player',
      header: formatMessage(standingMessages.player),
      cell: playerCell,
    },
    ...(isWide
      ? [
          {
            id: 'games',
            header: formatMessage(standingMessages.games),
            kind: 'number' as const,
            cell: ({ games }: StandingRow) => games,
          },
        ]
      : []),
    {
      id: 'points',
      header: formatMessage(standingMessages.points),
      kind: 'number',
      cell: pointsCell,
    },
  ]
  const loadable = useLoadable(
    {
      isLoaded: data !== undefined,
      isFailed: isError,
      isFetching,
      onRetry: () => void refetch(),
    },
    {
      loading: messages.loadingPlayers,
      failed: messages.failed,
      retry: pageMessages.retry,
    },
  )
  return (
    <Table
      caption={formatMessage(messages.playersOf, { name: team.name })}
      captionHidden
      columns={columns}
      rowHeader="player"
      rows={data?.results ?? []}
      rowKey={({ player }) => player.player_uid}
      rowMarks={({ player }) =>
        player.player_uid === ownUid ? { own: formatMessage(pageMessages.you) } : {}
      }
      phone="fit"
      density="compact"
      skeletonRows={4}
      empty={
        <Text tone="muted">
          <FormattedMessage {...messages.emptyHint} />
        </Text>
      }
      {...loadable}
    />
  )
}

const playerCell = ({ player }: StandingRow) => <ParticipantName player={player} />

const pointsCell = ({ points }: StandingRow) => (
  <Text weight="semibold" tabular>
    {pointsText(points)}
  </Text>
)
