import { Table } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { from } from '@kingside/design-system/theme'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMedia } from '../../platform/page/index.ts'
import type { Board } from '../tournament.types.ts'
import { gamesMessages, messages } from './page.messages.ts'
import { useBoardColumns } from './useBoardColumns.tsx'

export interface BoardTableProps {
  readonly caption: string
  readonly boards: readonly Board[]
  /** @default false */
  readonly isLoading?: boolean
  /** The public uid of the reader. */
  readonly ownUid: string | null
  readonly onOpen: (gameId: string) => void
}

/** Boards as rows: the number, both players and the result. On a phone the players stand below each other. */
export function BoardTable({
  caption,
  boards,
  isLoading = false,
  ownUid,
  onOpen,
}: BoardTableProps) {
  const { formatMessage } = useIntl()
  const isWide = useMedia(from('tablet'))
  const columns = useBoardColumns(isWide)
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rowHeader="white"
      rows={boards}
      rowKey={({ table }) => String(table)}
      rowHref={({ board_id: gameId }) => `/game/${gameId}`}
      rowLabel={({ white_player: white, black_player: black }) =>
        formatMessage(gamesMessages.pairing, { white: white.name, black: black.name })
      }
      onRowPress={({ board_id: gameId }) => onOpen(gameId)}
      rowMarks={({ white_uid: whiteUid, black_uid: blackUid }) =>
        ownUid !== null && (ownUid === whiteUid || ownUid === blackUid)
          ? { own: formatMessage(messages.you) }
          : {}
      }
      phone="fit"
      density="compact"
      skeletonRows={8}
      empty={
        <Text tone="muted">
          <FormattedMessage {...gamesMessages.noMatch} />
        </Text>
      }
      {...(isLoading
        ? { status: 'loading' as const, loadingLabel: formatMessage(gamesMessages.loading) }
        : { status: 'ready' as const })}
    />
  )
}
