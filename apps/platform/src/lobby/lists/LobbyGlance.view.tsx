import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import type { LobbyListView } from '@kingside/machines/lobby-lists'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import { ChallengeList } from './ChallengeList.tsx'
import { Counts } from './Counts.tsx'
import { GameList } from './GameList.tsx'
import type { LobbyListsProps } from './LobbyLists.view.tsx'
import { LiveMark } from './LiveMark.tsx'
import { messages } from './LobbyLists.messages.ts'

export interface LobbyGlanceProps extends Omit<
  LobbyListsProps,
  'onRanking' | 'onRefresh' | 'onRetryPlayers'
> {
  /** Opens the lobby's page, for routers. */
  readonly onOpenLobby: () => void
}

const most = { challenges: 4, games: 3 } as const

/** A short view of the lobby: the counts, the newest challenges and the top games. */
export function LobbyGlance({
  view,
  timeControls,
  onAccept,
  onWatch,
  onOpenLobby,
  ...on
}: LobbyGlanceProps) {
  const { formatMessage } = useIntl()
  return (
    <KeepFocus of={view.counts.status} label={formatMessage(messages.label)}>
      <Stack gap={6}>
        <Inline gap={4} justify="between" align="end">
          <Counts view={view.counts} onRetry={on.onRetryCounts} />
          <LiveMark view={view} />
        </Inline>
        <Stack gap={3}>
          <ChallengeList
            view={firstOf(view.challenges, most.challenges)}
            timeControls={timeControls}
            onAccept={onAccept}
            onRetry={on.onRetryChallenges}
          />
          <LinkButton href="/lobby" type="secondary" display="block" onPress={onOpenLobby}>
            <FormattedMessage {...messages.openLobby} />
          </LinkButton>
        </Stack>
        <GameList
          view={firstOf(view.games, most.games)}
          timeControls={timeControls}
          onWatch={onWatch}
          onRetry={on.onRetryGames}
        />
      </Stack>
    </KeepFocus>
  )
}

/** The first rows of a list, in any state. */
function firstOf<Row>(
  view: LobbyListView<readonly Row[]>,
  count: number,
): LobbyListView<readonly Row[]> {
  if (view.status === 'empty' || view.content === null) return view
  return { ...view, content: view.content.slice(0, count) }
}
