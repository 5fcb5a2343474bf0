import { type RankedBoardType, rankedBoardTypes } from '@kingside/api/facts'
import { Avatar } from '@kingside/design-system/Avatar'
import { IconButton } from '@kingside/design-system/IconButton'
import { ListItem } from '@kingside/design-system/List'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import type { LobbyListsView } from '@kingside/machines/lobby-lists'
import { Swords, Trophy } from 'lucide-react'
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
  return (
    <ListPanel
      view={view}
      title={formatMessage(messages.players)}
      empty={formatMessage(messages.noPlayers)}
      emptyIcon={<Trophy />}
      skeletonItems={3}
      onRetry={onRetry}
      control={
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
