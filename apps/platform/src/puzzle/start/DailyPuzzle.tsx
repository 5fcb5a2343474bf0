import { opposite, turnOf } from '@kingside/chess-game'
import { PuzzleCard } from '@kingside/design-system/PuzzleCard'
import { Skeleton } from '@kingside/design-system/Skeleton'
import type { PuzzleAttempt } from '@kingside/machines/puzzle'
import { useIntl } from 'react-intl'
import { puzzlePaths } from '../puzzle-paths.ts'
import type { Loaded } from '../puzzle.types.ts'
import { themeMessages } from '../theme.messages.ts'
import { messages as words } from '../words.messages.ts'
import { PuzzlePreview } from './PuzzlePreview.tsx'
import { Failed } from './Failed.tsx'
import { messages } from './start.messages.ts'

export interface DailyPuzzleProps {
  readonly daily: Loaded<PuzzleAttempt>
  readonly onOpen: (path: string) => void
  readonly onRetry: () => void
}

/** The puzzle of the day as a card. */
export function DailyPuzzle({ daily, onOpen, onRetry }: DailyPuzzleProps) {
  const { formatMessage } = useIntl()
  switch (daily.status) {
    case 'loading':
      return <Skeleton shape="block" ratio={0.8} />
    case 'failed':
      return <Failed title={messages.dailyFailed} isRetrying={daily.isRetrying} onRetry={onRetry} />
    case 'ready': {
      const { puzzle, result, themes } = daily.data
      return (
        <PuzzleCard
          name={formatMessage(words.daily)}
          headingLevel={2}
          board={<PuzzlePreview puzzle={puzzle} />}
          rating={{ value: String(puzzle.rating), label: formatMessage(messages.rating) }}
          description={formatMessage(messages.dailyText, { side: opposite(turnOf(puzzle.fen)) })}
          themes={(themes ?? []).map((theme) => formatMessage(themeMessages[theme]))}
          outcome={
            result === null
              ? undefined
              : { type: result, text: formatMessage(messages.dailyDone, { result }) }
          }
          href={puzzlePaths.daily}
          onPress={() => onOpen(puzzlePaths.daily)}
        />
      )
    }
    default:
      return daily satisfies never
  }
}
