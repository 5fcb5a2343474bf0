import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import type { LobbyListView } from '@kingside/machines/lobby-lists'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import { ChallengeList } from './ChallengeList.tsx'
import { Counts } from './Counts.tsx'
import type { LobbyListsProps } from './LobbyLists.view.tsx'
import { messages } from './LobbyLists.messages.ts'

export interface LobbyGlanceProps extends Pick<
  LobbyListsProps,
  'timeControls' | 'onAccept' | 'onRetryChallenges' | 'onRetryCounts'
> {
  readonly view: Pick<LobbyListsProps['view'], 'challenges' | 'counts'>
  /** Opens the lobby's page, for routers. */
  readonly onOpenLobby: () => void
}

/** As many as fit beside the board of the home page. */
const maxChallenges = 4

/** A short view of the lobby: the newest challenges where there are some, and how many play. */
export function LobbyGlance({
  view,
  timeControls,
  onAccept,
  onOpenLobby,
  onRetryChallenges,
  onRetryCounts,
}: LobbyGlanceProps) {
  const { formatMessage } = useIntl()
  const { challenges } = view
  const hasChallenges = challenges.status !== 'empty' && (challenges.content?.length ?? 0) > 0
  return (
    <KeepFocus of={`${hasChallenges} ${view.counts.status}`} label={formatMessage(messages.label)}>
      <Stack gap={4}>
        {hasChallenges && (
          <ChallengeList
            view={firstOf(challenges, maxChallenges)}
            timeControls={timeControls}
            onAccept={onAccept}
            onRetry={onRetryChallenges}
          />
        )}
        <Inline gap={4} justify="between" align="center">
          <Counts view={view.counts} onRetry={onRetryCounts} />
          <Link href="/lobby" onPress={onOpenLobby}>
            <FormattedMessage {...messages.openLobby} />
          </Link>
        </Inline>
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
