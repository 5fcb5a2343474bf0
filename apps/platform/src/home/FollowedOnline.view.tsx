import type { FollowedPlayer } from '@kingside/api'
import { Avatar } from '@kingside/design-system/Avatar'
import { Heading } from '@kingside/design-system/Heading'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { List, ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { Eye, Swords } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PlayerName, useName } from '../chess/terms/index.ts'
import { messages } from './FollowedOnline.messages.ts'

export interface FollowedOnlineListProps {
  /** At least one. */
  readonly players: readonly FollowedPlayer[]
  /** Open a player's page, a game and the page of all who are followed, for routers. */
  readonly onPlayer: (uid: string) => void
  readonly onWatch: (gameId: string) => void
  readonly onAll: () => void
  /** Opens the form of a challenge to the player. */
  readonly onChallenge: (uid: string) => void
}

/** The longest list: all others are on the page of those who are followed. */
const mostShown = 5

/** Who is online of those whom the reader follows: watch who plays, challenge who doesn't. */
export function FollowedOnlineList({
  players,
  onPlayer,
  onWatch,
  onAll,
  onChallenge,
}: FollowedOnlineListProps) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  return (
    <Stack gap={2}>
      <Inline justify="between" gap={3}>
        <Heading level={2} size="s">
          <FormattedMessage {...messages.title} values={{ count: players.length }} />
        </Heading>
        <Link href="/profile/people" onPress={onAll}>
          <FormattedMessage {...messages.all} />
        </Link>
      </Inline>
      <List label={formatMessage(messages.label)}>
        {players.slice(0, mostShown).map(({ player, game_id }) => {
          const name = nameOf(player.name)
          return (
            <ListItem
              key={player.uid}
              href={`/players/${player.uid}`}
              onPress={() => onPlayer(player.uid)}
              leading={<Avatar name={player.name} nameBeside />}
              title={
                <PlayerName
                  name={player.name}
                  title={player.title}
                  rating={player.rating}
                  isProvisional={player.is_provisional}
                />
              }
              meta={
                <FormattedMessage {...(game_id === null ? messages.online : messages.playing)} />
              }
              actions={
                game_id === null ? (
                  <IconButton
                    label={formatMessage(messages.challenge, { name })}
                    onPress={() => onChallenge(player.uid)}
                  >
                    <Swords aria-hidden="true" />
                  </IconButton>
                ) : (
                  <IconButton
                    label={formatMessage(messages.watch, { name })}
                    onPress={() => onWatch(game_id)}
                  >
                    <Eye aria-hidden="true" />
                  </IconButton>
                )
              }
            />
          )
        })}
      </List>
    </Stack>
  )
}
