import { EmptyState } from '@kingside/design-system/EmptyState'
import { LoadMore } from '@kingside/design-system/LoadMore'
import { Stack } from '@kingside/design-system/Stack'
import { Table, type TableColumn } from '@kingside/design-system/Table'
import { Users } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Rating } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { playersQuery, standingPageSize } from '../calls.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import type { Participant } from '../tournament.types.ts'
import { usePages } from '../use-pages.ts'
import { useLoadable } from '../useLoadable.tsx'
import { messages, playerMessages, standingMessages } from './page.messages.ts'
import { ParticipantName } from './ParticipantName.tsx'

export interface PlayerListProps {
  /** The id or slug of the page's address. */
  readonly addressId: string
  /** The public uid of the reader. */
  readonly ownUid: string | null
}

interface Row {
  readonly number: number
  readonly player: Participant
}

/** Who has joined, the highest rated first. */
export function PlayerList({ addressId, ownUid }: PlayerListProps) {
  const api = tournamentApiOf(useDependencies())
  const { formatMessage, formatNumber } = useIntl()
  const list = usePages((pages) => playersQuery(api, addressId, pages), standingPageSize, addressId)
  const loadable = useLoadable(
    { ...list, isLoaded: list.pages !== undefined, onRetry: list.retry },
    { ...playerMessages, retry: messages.retry },
  )
  const rows = (list.pages ?? [])
    .flatMap((page) => page.results)
    .map((player, index): Row => ({ number: index + 1, player }))
  const count = list.pages?.[0]?.count ?? 0
  if (list.pages && count === 0) {
    return (
      <EmptyState size="s" icon={<Users />} title={formatMessage(playerMessages.empty)}>
        <FormattedMessage {...playerMessages.emptyHint} />
      </EmptyState>
    )
  }
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'number',
      header: formatMessage(standingMessages.place),
      name: formatMessage(playerMessages.number),
      kind: 'number',
      cell: ({ number }) => number,
    },
    {
      id: 'player',
      header: formatMessage(standingMessages.player),
      cell: playerCell,
    },
    {
      id: 'rating',
      header: formatMessage(playerMessages.rating),
      kind: 'number',
      cell: ratingCell,
    },
  ]
  return (
    <Stack gap={4}>
      <Table
        caption={formatMessage(playerMessages.caption)}
        captionHidden
        columns={columns}
        rowHeader="player"
        rows={rows}
        rowKey={({ player }) => player.player_uid}
        rowMarks={({ player }) =>
          player.player_uid === ownUid ? { own: formatMessage(messages.you) } : {}
        }
        phone="fit"
        density="compact"
        skeletonRows={8}
        empty={null}
        {...loadable}
      />
      {rows.length > 0 && (
        <LoadMore
          status={list.more}
          onLoad={() => void list.loadMore()}
          progress={formatMessage(standingMessages.progress, {
            shown: formatNumber(rows.length),
            count: formatNumber(count),
          })}
          texts={{
            load: formatMessage(standingMessages.more),
            loading: formatMessage(playerMessages.loading),
            retry: formatMessage(messages.retry),
            failed: formatMessage(playerMessages.failed),
          }}
        />
      )}
    </Stack>
  )
}

const playerCell = ({ player }: Row) => <ParticipantName player={player} hasRating={false} />
const ratingCell = ({ player }: Row) => <Rating value={player.rating} />
