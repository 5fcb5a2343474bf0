import { Avatar } from '@kingside/design-system/Avatar'
import { Badge } from '@kingside/design-system/Badge'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Grid } from '@kingside/design-system/Grid'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { List, ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { ChosenTimeControl } from '@kingside/machines/game-finder'
import type { ChallengePlayer } from '@kingside/machines/challenge'
import type { RatingMode } from '@kingside/machines/start-game-button'
import { ChessKnight, Swords } from 'lucide-react'
import { type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  modeMessages,
  PlayerName,
  StartTime,
  termsMessages,
  type TimeControlName,
  useName,
  useTimeName,
} from '../../chess/terms/index.ts'
import * as styles from './ActiveGames.css.ts'
import { messages, turnMessages } from './ActiveGames.messages.ts'

/** A running game of the reader. */
export interface ActiveGame {
  readonly gameId: string
  readonly opponent: ChallengePlayer
  readonly timeControl: ChosenTimeControl
  readonly mode: RatingMode
  readonly turn: 'own' | 'theirs' | 'soon'
  /** When a scheduled game starts (ISO, UTC). */
  readonly startsAt: string | null
}

/** The state of a list of the server. */
export type ListStatus = 'loading' | 'failed' | 'ready'

export interface ActiveGamesProps {
  readonly games: readonly ActiveGame[]
  readonly gamesStatus: ListStatus
  /** A card for each challenge. */
  readonly challenges: readonly ReactNode[]
  readonly challengesStatus: ListStatus
  readonly timeControls: readonly TimeControlName[]
  /** The button that starts a search with the last settings. */
  readonly search?: ReactNode
  /** Opens a game, for routers. */
  readonly onOpen: (gameId: string) => void
  /** Opens the search for an opponent, for routers. */
  readonly onFind: () => void
  /** Opens the finished games, for routers. */
  readonly onHistory: () => void
  readonly onRetryGames: () => void
  readonly onRetryChallenges: () => void
}

/** The reader's running games and unanswered challenges. */
export function ActiveGames({
  games,
  gamesStatus,
  challenges,
  challengesStatus,
  timeControls,
  search,
  onOpen,
  onFind,
  onHistory,
  onRetryGames,
  onRetryChallenges,
}: ActiveGamesProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={8}>
      <Inline justify="between" gap={3}>
        <Heading level={1} size="xl">
          <FormattedMessage {...messages.title} />
        </Heading>
        <Inline gap={2}>
          <LinkButton href="/profile/games" type="secondary" size="l" onPress={onHistory}>
            <FormattedMessage {...messages.history} />
          </LinkButton>
          {search}
        </Inline>
      </Inline>
      <Stack gap={3}>
        <Heading level={2} size="m">
          <FormattedMessage {...messages.games} />
        </Heading>
        <List
          label={formatMessage(messages.games)}
          skeletonItems={2}
          empty={
            <EmptyState
              size="s"
              level={3}
              title={formatMessage(messages.noGames)}
              icon={<ChessKnight />}
              actions={
                <LinkButton href="/" onPress={onFind}>
                  <FormattedMessage {...messages.find} />
                </LinkButton>
              }
            >
              <FormattedMessage {...messages.noGamesHint} />
            </EmptyState>
          }
          {...statusProps(gamesStatus, formatMessage(messages.loading), () => (
            <Failed onRetry={onRetryGames} />
          ))}
        >
          {games.map((game) => (
            <GameRow key={game.gameId} game={game} timeControls={timeControls} onOpen={onOpen} />
          ))}
        </List>
      </Stack>
      <Stack gap={3}>
        <Heading level={2} size="m">
          <FormattedMessage {...messages.challenges} />
        </Heading>
        {challenges.length > 0 ? (
          <Grid column="l" gap={4}>
            {challenges}
          </Grid>
        ) : (
          <List
            label={formatMessage(messages.challenges)}
            skeletonItems={1}
            empty={
              <EmptyState
                size="s"
                level={3}
                title={formatMessage(messages.noChallenges)}
                icon={<Swords />}
              >
                <FormattedMessage {...messages.noChallengesHint} />
              </EmptyState>
            }
            {...statusProps(challengesStatus, formatMessage(messages.loading), () => (
              <Failed onRetry={onRetryChallenges} />
            ))}
          />
        )}
      </Stack>
    </Stack>
  )
}

function statusProps(status: ListStatus, loadingLabel: string, failure: () => ReactNode) {
  switch (status) {
    case 'loading':
      return { status, loadingLabel } as const
    case 'failed':
      return { status, failure: failure() } as const
    case 'ready':
      return { status } as const
    default:
      return status satisfies never
  }
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      size="s"
      level={3}
      title={formatMessage(messages.failed)}
      retryLabel={formatMessage(messages.retry)}
      onRetry={onRetry}
    />
  )
}

interface GameRowProps extends Pick<ActiveGamesProps, 'timeControls' | 'onOpen'> {
  readonly game: ActiveGame
}

function GameRow({ game, timeControls, onOpen }: GameRowProps) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const timeNameOf = useTimeName()
  const { gameId, opponent, timeControl, mode, turn, startsAt } = game
  const family = formatMessage(termsMessages.family, { family: timeControl.boardType })
  const known = timeControls.find(({ id }) => id === timeControl.id)
  const time = known
    ? formatMessage(termsMessages.timeControl, { name: timeNameOf(known.clock), family })
    : family
  return (
    <ListItem
      href={`/game/${gameId}`}
      onPress={() => onOpen(gameId)}
      leading={
        <Avatar
          {...(opponent.name === '' && { kind: 'anonymous' as const })}
          size="m"
          name={nameOf(opponent.name)}
          nameBeside
        />
      }
      title={
        <>
          <span aria-hidden="true">
            <PlayerName {...opponent} />
          </span>
          <VisuallyHidden>
            <FormattedMessage {...messages.against} values={{ name: nameOf(opponent.name) }} />
          </VisuallyHidden>
        </>
      }
      meta={
        <>
          {[time, formatMessage(modeMessages[mode])].join(' · ')}
          {startsAt !== null && (
            <span className={styles.start}>
              <StartTime startsAt={startsAt} />
            </span>
          )}
        </>
      }
      trailing={
        <Badge tone={turn === 'own' ? 'brand' : 'neutral'}>
          <FormattedMessage {...turnMessages[startsAt === null ? turn : 'scheduled']} />
        </Badge>
      }
    />
  )
}
