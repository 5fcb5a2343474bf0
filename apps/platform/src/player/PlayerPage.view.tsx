import { Avatar } from '@kingside/design-system/Avatar'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Split } from '@kingside/design-system/Split'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Tabs } from '@kingside/design-system/Tabs'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ComingEvents } from './ComingEvents.tsx'
import { HeadToHead } from './HeadToHead.tsx'
import { nameMessages } from '../chess/terms/index.ts'
import { messages, tabMessages } from './player.messages.ts'
import {
  type ComingEvent,
  type FamilyStats,
  type HeadToHeadFacts,
  type KnownRating,
  type Loaded,
  type Player,
  type PlayerTab,
  playerTabs,
} from './player.types.ts'
import { PlayerHead } from './PlayerHead.tsx'
import { RatingTable } from './RatingTable.tsx'
import { Stats } from './Stats.tsx'

export interface PlayerPageProps {
  readonly player: Player
  readonly isOwn: boolean
  readonly isOnline: boolean | undefined
  readonly ratings: Loaded<readonly KnownRating[]>
  readonly stats: Loaded<readonly FamilyStats[]>
  readonly pair: Loaded<HeadToHeadFacts>
  readonly events: Loaded<readonly ComingEvent[]>
  /** What the reader can do: `PlayerActions`. */
  readonly actions: ReactNode
  readonly share: ReactNode
  /** The certificates of the player's titles; null where there are none. */
  readonly certificates: ReactNode
  readonly games: ReactNode
  readonly tournaments: ReactNode
  readonly tab: PlayerTab
  /** By the device's clock, in ms since 1970. */
  readonly now: number
  readonly onTab: (tab: PlayerTab) => void
  /** Opens a page, for routers. */
  readonly onOpen: (path: string) => void
}

/** Who a player is, how strong, and what was played. */
export function PlayerPage(props: PlayerPageProps) {
  const { player, isOnline, ratings, actions, share, tab, onTab } = props
  const { formatMessage } = useIntl()
  const contents = {
    overview: <Overview {...props} />,
    games: props.games,
    tournaments: props.tournaments,
  } as const satisfies Record<PlayerTab, ReactNode>
  return (
    <Stack gap={5}>
      <PlayerHead
        player={player}
        isOnline={isOnline}
        actions={actions}
        share={share}
        ratings={<RatingTable ratings={ratings} />}
      />
      <Tabs
        label={formatMessage(messages.parts)}
        value={tab}
        onChange={onTab}
        tabs={playerTabs.map((value) => ({
          value,
          label: formatMessage(tabMessages[value]),
          content: contents[value],
        }))}
      />
    </Stack>
  )
}

function Overview({
  player,
  isOwn,
  stats,
  pair,
  events,
  certificates,
  now,
  onOpen,
}: PlayerPageProps) {
  const onOpenGame = (gameId: string) => onOpen(`/game/${gameId}`)
  return (
    <Split
      asideWidth="l"
      gap={4}
      aside={
        <Stack gap={4}>
          {!isOwn && <HeadToHead name={player.full_name} pair={pair} onOpenGame={onOpenGame} />}
          {player.kind === 'member' && <ComingEvents events={events} onOpen={onOpen} />}
          {certificates}
        </Stack>
      }
    >
      {player.kind === 'member' ? (
        <Stats stats={stats} now={now} />
      ) : (
        <Text tone="muted">
          <FormattedMessage {...messages.botHint} />
        </Text>
      )}
    </Split>
  )
}

/** In place of the page of a player who closed the account: the games alone remain. */
export const DeletedPlayer = ({ games }: { readonly games: ReactNode }) => (
  <Stack gap={5}>
    <Surface as="section" padding={5}>
      <Inline gap={4} wrap={false}>
        <Avatar kind="anonymous" name="" size="l" />
        <Stack gap={1}>
          <Heading level={1} size="l">
            <FormattedMessage {...nameMessages.deleted} />
          </Heading>
          <Text tone="muted">
            <FormattedMessage {...messages.deletedHint} />
          </Text>
        </Stack>
      </Inline>
    </Surface>
    {games}
  </Stack>
)
