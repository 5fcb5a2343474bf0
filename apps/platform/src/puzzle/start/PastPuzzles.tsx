import { EmptyState } from '@kingside/design-system/EmptyState'
import { Grid } from '@kingside/design-system/Grid'
import { Heading } from '@kingside/design-system/Heading'
import { PuzzleCard } from '@kingside/design-system/PuzzleCard'
import { Stack } from '@kingside/design-system/Stack'
import { Puzzle } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Loaded, PastAttempt } from '../puzzle.types.ts'
import { resultMessages } from '../result.messages.ts'
import { themeMessages } from '../theme.messages.ts'
import { PuzzlePreview } from './PuzzlePreview.tsx'
import { Failed } from './Failed.tsx'
import { messages } from './start.messages.ts'

export interface PastPuzzlesProps {
  readonly history: Loaded<readonly PastAttempt[]>
  readonly onRetry: () => void
}

/** The puzzles that the reader tried last. */
export function PastPuzzles({ history, onRetry }: PastPuzzlesProps) {
  const { formatMessage } = useIntl()
  if (history.status === 'loading') return null
  return (
    <Stack gap={3}>
      <Heading level={2} size="m">
        <FormattedMessage {...messages.history} />
      </Heading>
      {history.status === 'failed' && (
        <Failed title={messages.historyFailed} isRetrying={history.isRetrying} onRetry={onRetry} />
      )}
      {history.status === 'ready' && history.data.length === 0 && (
        <EmptyState size="s" icon={<Puzzle />} title={formatMessage(messages.noHistory)} level={3}>
          <FormattedMessage {...messages.noHistoryText} />
        </EmptyState>
      )}
      {history.status === 'ready' && history.data.length > 0 && (
        <Grid column="s" gap={4}>
          {history.data.map(({ attempt: { id, puzzle, result, themes } }) => (
            <PuzzleCard
              key={id}
              name={formatMessage(messages.puzzleName, { id: puzzle.id })}
              board={<PuzzlePreview puzzle={puzzle} />}
              rating={{ value: String(puzzle.rating), label: formatMessage(messages.rating) }}
              themes={(themes ?? [])
                .slice(0, 3)
                .map((theme) => formatMessage(themeMessages[theme]))}
              outcome={
                result === null
                  ? undefined
                  : { type: result, text: formatMessage(resultMessages[result]) }
              }
            />
          ))}
        </Grid>
      )}
    </Stack>
  )
}
