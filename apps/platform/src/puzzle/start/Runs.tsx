import type { RunKind } from '@kingside/api/facts'
import { Heading } from '@kingside/design-system/Heading'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { Flame, Timer } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { puzzlePaths } from '../puzzle-paths.ts'
import type { RunStanding } from '../puzzle.types.ts'
import { messages as words } from '../words.messages.ts'
import { messages } from './start.messages.ts'
import * as styles from './start.css.ts'

export interface RunsProps {
  /** The reader's best runs, and those that are not over; null where they are not known. */
  readonly runs: Readonly<Record<RunKind, RunStanding>> | null
  readonly onOpen: (path: string) => void
}

const kinds = ['streak', 'timed'] as const satisfies readonly RunKind[]

/** The kinds of runs, with the reader's best scores. */
export const Runs = ({ runs, onOpen }: RunsProps) => (
  <div className={styles.runs}>
    {kinds.map((kind) => (
      <Run key={kind} kind={kind} standing={runs && runs[kind]} onOpen={onOpen} />
    ))}
  </div>
)

function Run({
  kind,
  standing,
  onOpen,
}: {
  readonly kind: RunKind
  readonly standing: RunStanding | null
  readonly onOpen: (path: string) => void
}) {
  const path = puzzlePaths[kind]
  const open = standing?.open_score ?? null
  return (
    <Surface padding={5}>
      <Stack gap={3} align="start">
        <Heading level={2} size="m">
          <FormattedMessage {...words[kind]} />
        </Heading>
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.runText[kind]} />
        </Text>
        {standing !== null && standing.best > 0 && (
          <Text as="p" size="s">
            <FormattedMessage
              {...messages.runBest}
              values={{ best: standing.best, today: standing.best_today }}
            />
          </Text>
        )}
        <LinkButton
          href={path}
          type="secondary"
          icon={kind === 'streak' ? <Flame /> : <Timer />}
          onPress={() => onOpen(path)}
        >
          {open === null ? (
            <FormattedMessage {...messages.runStart[kind]} />
          ) : (
            <FormattedMessage {...messages.runOpen[kind]} values={{ score: open }} />
          )}
        </LinkButton>
      </Stack>
    </Surface>
  )
}
