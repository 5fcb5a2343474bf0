import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { FormattedMessage, useIntl } from 'react-intl'
import { gamesMessages } from '../page/page.messages.ts'
import type { Board } from '../tournament.types.ts'
import { BoardGrid } from './BoardGrid.tsx'
import { useLiveBoards } from './use-live-boards.ts'

export interface TopBoardsProps {
  readonly boards: readonly Board[]
  readonly onOpen: (gameId: string) => void
}

/** The games of the best players of the round, as they go on. */
export function TopBoards({ boards, onOpen }: TopBoardsProps) {
  const { formatMessage } = useIntl()
  const live = useLiveBoards(boards)
  return (
    <Stack as="section" gap={2}>
      <Heading level={2} size="s">
        <FormattedMessage {...gamesMessages.topBoards} />
      </Heading>
      <BoardGrid
        label={formatMessage(gamesMessages.topBoards)}
        boards={boards}
        live={live}
        onOpen={onOpen}
      />
    </Stack>
  )
}
