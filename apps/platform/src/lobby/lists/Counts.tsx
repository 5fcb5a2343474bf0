import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Stat } from '@kingside/design-system/Stat'
import type { LiveCounts, LobbyListsView } from '@kingside/machines/lobby-lists'
import { useIntl } from 'react-intl'
import { FailedLine } from './FailedLine.tsx'
import { messages } from './LobbyLists.messages.ts'
import { useRetrying } from './useRetrying.ts'

export interface CountsProps {
  readonly view: LobbyListsView['counts']
  readonly onRetry: () => void
}

/** How many players and games there are. Old numbers stay when new ones can't be loaded. */
export function Counts({ view, onRetry }: CountsProps) {
  const { hasFailed, isRetrying, retry } = useRetrying(view.status, onRetry)
  const counts = view.status === 'empty' ? { players: 0, games: 0 } : view.content
  return (
    <Stack gap={2} align="start">
      {(counts || !hasFailed) && <Figures counts={counts} />}
      {hasFailed && (
        <FailedLine message={messages.countsFailed} isRetrying={isRetrying} onRetry={retry} />
      )}
    </Stack>
  )
}

function Figures({ counts }: { readonly counts: LiveCounts | null }) {
  const { formatMessage, formatNumber } = useIntl()
  const figures = [
    { label: formatMessage(messages.playersOnline), value: counts?.players },
    { label: formatMessage(messages.gamesGoing), value: counts?.games },
  ]
  return (
    <Inline gap={8}>
      {figures.map(({ label, value }) => (
        <Stat
          key={label}
          label={label}
          {...(value === undefined ? { loading: true } : { value: formatNumber(value) })}
        />
      ))}
    </Inline>
  )
}
