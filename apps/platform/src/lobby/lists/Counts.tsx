import { Skeleton } from '@kingside/design-system/Skeleton'
import { Text } from '@kingside/design-system/Text'
import type { LobbyListsView } from '@kingside/machines/lobby-lists'
import { FormattedMessage } from 'react-intl'
import * as styles from './Counts.css.ts'
import { FailedLine } from './FailedLine.tsx'
import { messages } from './LobbyLists.messages.ts'
import { useRetrying } from './useRetrying.ts'

export interface CountsProps {
  readonly view: LobbyListsView['counts']
  readonly onRetry: () => void
}

/** How many players and games there are, in a line. Old numbers stay when new ones can't be loaded. */
export function Counts({ view, onRetry }: CountsProps) {
  const { hasFailed, isRetrying, retry } = useRetrying(view.status, onRetry)
  const counts = view.status === 'empty' ? { players: 0, games: 0 } : view.content
  return (
    <>
      {counts && (
        <Text tone="muted" tabular>
          <FormattedMessage {...messages.counts} values={counts} />
        </Text>
      )}
      {!counts && !hasFailed && (
        <span className={styles.waiting}>
          <Skeleton />
        </span>
      )}
      {hasFailed && (
        <FailedLine message={messages.countsFailed} isRetrying={isRetrying} onRetry={retry} />
      )}
    </>
  )
}
