import { opposite, turnOf } from '@kingside/chess-game'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { PuzzleAttempt } from '@kingside/machines/puzzle'
import { FormattedMessage } from 'react-intl'
import { GlanceCard } from '../../platform/page/index.ts'
import { puzzlePaths } from '../puzzle-paths.ts'
import { PuzzlePreview } from '../start/PuzzlePreview.tsx'
import { messages } from '../start/start.messages.ts'
import { messages as words } from '../words.messages.ts'

export interface DailyGlanceCardProps {
  readonly attempt: PuzzleAttempt
  readonly onOpen: () => void
}

/** The puzzle of the day: a small board, whose move it is, and how it went. */
export function DailyGlanceCard({ attempt: { puzzle, result }, onOpen }: DailyGlanceCardProps) {
  return (
    <GlanceCard
      picture={<PuzzlePreview puzzle={puzzle} />}
      title={<FormattedMessage {...words.daily} />}
      href={puzzlePaths.daily}
      onOpen={onOpen}
    >
      {result === null ? (
        <Text as="p" tone="muted">
          <FormattedMessage
            {...messages.dailyText}
            values={{ side: opposite(turnOf(puzzle.fen)) }}
          />
        </Text>
      ) : (
        <StatusMark size="m" tone={result === 'failed' ? 'danger' : 'success'}>
          <FormattedMessage {...messages.dailyDone} values={{ result }} />
        </StatusMark>
      )}
    </GlanceCard>
  )
}
