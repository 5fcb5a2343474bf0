import { ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { LobbyListsView, TopGame } from '@kingside/machines/lobby-lists'
import { ChessKnight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  PlayerName,
  termsMessages,
  type TimeControlName,
  useName,
  useTimeName,
} from '../../chess/terms/index.ts'
import { ListPanel } from './ListPanel.tsx'
import { messages } from './LobbyLists.messages.ts'

export interface GameListProps {
  readonly view: LobbyListsView['games']
  readonly timeControls: readonly TimeControlName[]
  /** Opens a game to watch it, for routers. */
  readonly onWatch: (gameId: string) => void
  readonly onRetry: () => void
}

/** Games that are worth watching. */
export function GameList({ view, timeControls, onWatch, onRetry }: GameListProps) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const timeNameOf = useTimeName()
  const control = ({ id, boardType }: TopGame['timeControl']) => {
    const family = formatMessage(termsMessages.family, { family: boardType })
    const known = timeControls.find((each) => each.id === id)
    return known ? `${timeNameOf(known.clock)} ${family}` : family
  }
  return (
    <ListPanel
      view={view}
      title={formatMessage(messages.games)}
      empty={formatMessage(messages.noGames)}
      emptyIcon={<ChessKnight />}
      skeletonItems={3}
      onRetry={onRetry}
    >
      {({ gameId, white, black, timeControl }) => (
        <ListItem
          key={gameId}
          href={`/game/${gameId}`}
          onPress={() => onWatch(gameId)}
          title={
            <>
              <span aria-hidden="true">
                <Stack gap={0}>
                  <PlayerName {...white} />
                  <PlayerName {...black} />
                </Stack>
              </span>
              <VisuallyHidden>
                <FormattedMessage
                  {...messages.pairing}
                  values={{ white: nameOf(white.name), black: nameOf(black.name) }}
                />
              </VisuallyHidden>
            </>
          }
          meta={control(timeControl)}
        />
      )}
    </ListPanel>
  )
}
