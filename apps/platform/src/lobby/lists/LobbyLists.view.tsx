import type { RankedBoardType } from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { LobbyListsView } from '@kingside/machines/lobby-lists'
import type { Challenge } from '@kingside/machines/challenge'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import type { TimeControlName } from '../../chess/terms/index.ts'
import { ChallengeList } from './ChallengeList.tsx'
import { Counts } from './Counts.tsx'
import * as styles from './LobbyLists.css.ts'
import { messages } from './LobbyLists.messages.ts'
import { PlayerList } from './PlayerList.tsx'

export interface LobbyListsProps {
  readonly view: Omit<LobbyListsView, 'games'>
  /** Which challenges to show. @default all */
  readonly isWanted?: (challenge: Challenge) => boolean
  /** The search for an opponent, before the lists. */
  readonly search?: ReactNode
  /** Above the challenges: the reader's own ones, and the choice among the others. */
  readonly aboveChallenges?: ReactNode
  /** The games that are played, as `LiveBoards`: loaded late, because boards are large. */
  readonly boards: ReactNode
  /** The names of the time controls; a missing one is shown by its board type. */
  readonly timeControls: readonly TimeControlName[]
  readonly onAccept: (challenge: Challenge) => void
  /** Opens the form of a new challenge; undefined shows no button. */
  readonly onCreate?: () => void
  /** Challenges one of the best players; undefined shows no button. */
  readonly onChallenge?: (uid: string) => void
  /** Shows the best players of another board type. */
  readonly onRanking: (boardType: RankedBoardType) => void
  /** Loads all four lists again. */
  readonly onRefresh: () => void
  readonly onRetryChallenges: () => void
  readonly onRetryPlayers: () => void
  readonly onRetryCounts: () => void
}

/** The lobby: how busy it is, the challenges of others, the best games as boards, and the best players. */
export function LobbyLists({
  view,
  isWanted,
  search,
  aboveChallenges,
  timeControls,
  onAccept,
  onCreate,
  boards,
  ...on
}: LobbyListsProps) {
  const { formatMessage } = useIntl()
  return (
    <KeepFocus of={`${view.isLive} ${view.counts.status}`} label={formatMessage(messages.label)}>
      <Stack gap={4}>
        <div className={styles.line}>
          <Counts view={view.counts} onRetry={on.onRetryCounts} />
          {!view.isLive && (
            <>
              <Text size="s" tone="warning">
                <FormattedMessage {...messages.notLive} />
              </Text>
              <Button size="s" type="ghost" onPress={on.onRefresh}>
                <FormattedMessage {...messages.refresh} />
              </Button>
            </>
          )}
        </div>
        <div className={styles.columns}>
          {search !== undefined && <div className={styles.side}>{search}</div>}
          <div className={styles.main}>
            <ChallengeList
              view={view.challenges}
              isWanted={isWanted}
              timeControls={timeControls}
              above={aboveChallenges}
              onAccept={onAccept}
              onCreate={onCreate}
              onRetry={on.onRetryChallenges}
            />
            {boards}
          </div>
          <div className={styles.side}>
            <PlayerList
              view={view.players}
              ranking={view.ranking}
              onRanking={on.onRanking}
              onChallenge={on.onChallenge}
              onRetry={on.onRetryPlayers}
            />
          </div>
        </div>
      </Stack>
    </KeepFocus>
  )
}
