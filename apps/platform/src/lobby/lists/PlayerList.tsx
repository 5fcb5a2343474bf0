import { Avatar } from '@kingside/design-system/Avatar'
import { IconButton } from '@kingside/design-system/IconButton'
import { ListItem } from '@kingside/design-system/List'
import type { LobbyListsView } from '@kingside/machines/lobby-lists'
import { Swords, Trophy } from 'lucide-react'
import { useIntl } from 'react-intl'
import { PlayerName, Rating } from '../../chess/terms/index.ts'
import { ListPanel } from './ListPanel.tsx'
import { messages } from './LobbyLists.messages.ts'

export interface PlayerListProps {
  readonly view: LobbyListsView['players']
  /** Challenges a player; undefined shows no button. */
  readonly onChallenge?: ((uid: string) => void) | undefined
  readonly onRetry: () => void
}

/** The best players of the platform. */
export function PlayerList({ view, onChallenge, onRetry }: PlayerListProps) {
  const { formatMessage } = useIntl()
  return (
    <ListPanel
      view={view}
      title={formatMessage(messages.players)}
      empty={formatMessage(messages.noPlayers)}
      emptyIcon={<Trophy />}
      skeletonItems={3}
      onRetry={onRetry}
    >
      {({ uid, name, title, rating }) => (
        <ListItem
          key={uid}
          leading={<Avatar size="s" name={name} nameBeside />}
          title={<PlayerName name={name} title={title} />}
          trailing={<Rating value={rating} />}
          {...(onChallenge && {
            actions: (
              <IconButton
                label={formatMessage(messages.challenge, { name })}
                onPress={() => onChallenge(uid)}
              >
                <Swords />
              </IconButton>
            ),
          })}
        />
      )}
    </ListPanel>
  )
}
