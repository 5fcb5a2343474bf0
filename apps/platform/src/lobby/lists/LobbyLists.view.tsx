import type { RankedBoardType } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Split } from '@kingside/design-system/Split'
import { Stack } from '@kingside/design-system/Stack'
import type { LobbyListsView } from '@kingside/machines/lobby-lists'
import type { Challenge } from '@kingside/machines/challenge'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import type { TimeControlName } from '../../chess/terms/index.ts'
import { ChallengeList } from './ChallengeList.tsx'
import { Counts } from './Counts.tsx'
import { GameList } from './GameList.tsx'
import { LiveMark } from './LiveMark.tsx'
import { messages } from './LobbyLists.messages.ts'
import { PlayerList } from './PlayerList.tsx'

export interface LobbyListsProps {
  readonly view: LobbyListsView
  /** The names of the time controls; a missing one is shown by its board type. */
  readonly timeControls: readonly TimeControlName[]
  readonly onAccept: (challenge: Challenge) => void
  /** Challenges one of the best players; undefined shows no button. */
  readonly onChallenge?: (uid: string) => void
  /** Opens a game to watch it, for routers. */
  readonly onWatch: (gameId: string) => void
  /** Shows the best players of another board type. */
  readonly onRanking: (boardType: RankedBoardType) => void
  /** Loads all four lists again. */
  readonly onRefresh: () => void
  readonly onRetryChallenges: () => void
  readonly onRetryPlayers: () => void
  readonly onRetryGames: () => void
  readonly onRetryCounts: () => void
}

/** The lists of the lobby: the counts, the challenges of others, the best players and the top games. */
export function LobbyLists({ view, timeControls, onAccept, onWatch, ...on }: LobbyListsProps) {
  const { formatMessage } = useIntl()
  return (
    <KeepFocus of={`${view.isLive} ${view.counts.status}`} label={formatMessage(messages.label)}>
      <Stack gap={6}>
        {!view.isLive && (
          <Banner
            type="warning"
            title={formatMessage(messages.notLive)}
            action={
              <Button size="s" type="secondary" onPress={on.onRefresh}>
                <FormattedMessage {...messages.refresh} />
              </Button>
            }
          />
        )}
        <Inline gap={6} justify="between" align="end">
          <Counts view={view.counts} onRetry={on.onRetryCounts} />
          <LiveMark view={view} />
        </Inline>
        <Split
          asideWidth="l"
          aside={
            <Stack gap={6}>
              <PlayerList
                view={view.players}
                ranking={view.ranking}
                onRanking={on.onRanking}
                onChallenge={on.onChallenge}
                onRetry={on.onRetryPlayers}
              />
              <GameList
                view={view.games}
                timeControls={timeControls}
                onWatch={onWatch}
                onRetry={on.onRetryGames}
              />
            </Stack>
          }
        >
          <ChallengeList
            view={view.challenges}
            timeControls={timeControls}
            onAccept={onAccept}
            onRetry={on.onRetryChallenges}
          />
        </Split>
      </Stack>
    </KeepFocus>
  )
}
