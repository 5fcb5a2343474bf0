import { type RankedBoardType, rankedBoardTypes } from '@kingside/api/facts'
import { Avatar } from '@kingside/design-system/Avatar'
import { IconButton } from '@kingside/design-system/IconButton'
import { List, ListItem } from '@kingside/design-system/List'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import type { LobbyListsView } from '@kingside/machines/lobby-lists'
import { Swords } from 'lucide-react'
import { useIntl } from 'react-intl'
import { PlayerName, Rating, termsMessages } from '../../chess/terms/index.ts'
import { ListPanel } from './ListPanel.tsx'
import { messages } from './LobbyLists.messages.ts'

export interface PlayerListProps {
  readonly view: LobbyListsView['players']
  readonly ranking: RankedBoardType
  readonly onRanking: (boardType: RankedBoardType) => void
  /** Challenges a player; undefined shows no button. */
  readonly onChallenge?: ((uid: string) => void) | undefined
  readonly onRetry: () => void
}

/** The best players of the platform in each kind of game. */
export function PlayerList({ view, ranking, onRanking, onChallenge, onRetry }: PlayerListProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage(messages.players)
  const players = view.status === 'empty' ? [] : (view.content ?? [])
  return (
    <ListPanel
      view={view}
      title={title}
      empty={view.status === 'empty' ? formatMessage(messages.noPlayers) : null}
      onRetry={onRetry}
      above={
        <SegmentedControl
          label={formatMessage(messages.ranking)}
          options={rankedBoardTypes.map((family) => ({
            value: family,
            title: formatMessage(termsMessages.family, { family }),
          }))}
          value={ranking}
          onChange={onRanking}
        />
      }
    >
      {(status) => (
        <List label={title} skeletonItems={3} {...status}>
          {players.map(({ uid, name, title: letters, rating }) => (
            <ListItem
              key={uid}
              leading={<Avatar size="s" name={name} nameBeside />}
              title={<PlayerName name={name} title={letters} linksTo={uid} />}
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
          ))}
        </List>
      )}
    </ListPanel>
  )
}
