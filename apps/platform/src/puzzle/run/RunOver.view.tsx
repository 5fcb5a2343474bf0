import { Badge } from '@kingside/design-system/Badge'
import { Button } from '@kingside/design-system/Button'
import { Grid } from '@kingside/design-system/Grid'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { PuzzleCard } from '@kingside/design-system/PuzzleCard'
import { Stack } from '@kingside/design-system/Stack'
import { Stat } from '@kingside/design-system/Stat'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { RunEntry, RunView } from '@kingside/machines/puzzle-run'
import { Check, Lightbulb } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { retryPath } from '../puzzle-paths.ts'
import { resultMessages } from '../result.messages.ts'
import { messages as solving } from '../solve/solve.messages.ts'
import { messages as start } from '../start/start.messages.ts'
import { PuzzlePreview } from '../start/PuzzlePreview.tsx'
import { messages as words } from '../words.messages.ts'
import { messages } from './run.messages.ts'
import * as styles from './run.css.ts'

export interface RunOverProps {
  readonly view: Extract<RunView, { readonly status: 'over' }>
  /** How long it is until the next puzzles. */
  readonly wait: ReactNode
  readonly onAgain: () => void
  readonly onUpgrade: () => void
  readonly onOpen: (path: string) => void
}

/** Whether no further run can be started today. */
export const isDayUsedUp = ({ allowance }: RunView): boolean =>
  allowance !== null && allowance.limit !== null && allowance.used >= allowance.limit

/** The end of a run: the score, why it is over, and its puzzles. At first nothing can be pressed. */
export function RunOver({ view, wait, onAgain, onUpgrade, onOpen }: RunOverProps) {
  const { kind, facts, ending, isBest, isStill, entries } = view
  const { formatMessage, formatNumber } = useIntl()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  useEffect(() => root.current?.focus(), [])
  const isUsedUp = isDayUsedUp(view)
  return (
    // The focus comes here, so that the end is read aloud.
    <section ref={root} tabIndex={-1} aria-labelledby={id} className={styles.over}>
      <Surface padding={5}>
        <Stack gap={4}>
          <Stack gap={2}>
            <Text size="s" tone="muted">
              <FormattedMessage {...words[kind]} />
            </Text>
            <Inline gap={3}>
              <Heading level={1} id={id}>
                <FormattedMessage {...messages.title} values={{ score: facts.score }} />
              </Heading>
              {isBest && (
                <Badge tone="success">
                  <FormattedMessage {...messages.newBest} />
                </Badge>
              )}
            </Inline>
            <Text as="p" tone="muted">
              <FormattedMessage {...messages.ending[ending]} />
            </Text>
          </Stack>
          <Inline gap={6}>
            <Stat label={formatMessage(messages.bestToday)} value={formatNumber(facts.bestToday)} />
            <Stat label={formatMessage(messages.best)} value={formatNumber(facts.best)} />
          </Inline>
          {isUsedUp && (
            <Stack gap={1}>
              <Heading level={2} size="m">
                <FormattedMessage {...solving.limit} />
              </Heading>
              <Text as="p">
                <FormattedMessage {...solving.limitText} values={{ time: wait }} />
              </Text>
            </Stack>
          )}
          <div inert={isStill}>
            <Inline gap={3}>
              {isUsedUp ? (
                <Button size="l" onPress={onUpgrade}>
                  <FormattedMessage {...solving.upgrade} />
                </Button>
              ) : (
                <Button size="l" onPress={onAgain}>
                  <FormattedMessage {...messages.again[kind]} />
                </Button>
              )}
              <LinkButton
                href="/puzzles"
                type="secondary"
                size="l"
                onPress={() => onOpen('/puzzles')}
              >
                <FormattedMessage {...solving.back} />
              </LinkButton>
            </Inline>
          </div>
        </Stack>
      </Surface>
      <div inert={isStill}>
        <Stack gap={5}>
          <Missed entries={entries.filter(isMissed)} onOpen={onOpen} />
          <Solved entries={entries.filter((entry) => !isMissed(entry))} />
        </Stack>
      </div>
    </section>
  )
}

const isMissed = ({ result }: RunEntry) => result === 'failed'

/** The missed ones, each of which leads to another try. */
function Missed({
  entries,
  onOpen,
}: {
  readonly entries: readonly RunEntry[]
  readonly onOpen: (path: string) => void
}) {
  const { formatMessage } = useIntl()
  if (entries.length === 0) return null
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={2} size="m">
          <FormattedMessage {...messages.missed} />
        </Heading>
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.missedText} />
        </Text>
      </Stack>
      <Grid column="s" gap={4}>
        {entries.map(({ puzzle }) => (
          <PuzzleCard
            key={puzzle.id}
            name={formatMessage(start.puzzleName, { id: puzzle.id })}
            board={<PuzzlePreview puzzle={puzzle} />}
            rating={{ value: String(puzzle.rating), label: formatMessage(start.rating) }}
            outcome={{ type: 'failed', text: formatMessage(resultMessages.failed) }}
            href={retryPath(puzzle.id)}
            onPress={() => onOpen(retryPath(puzzle.id))}
          />
        ))}
      </Grid>
    </Stack>
  )
}

/** The solved ones, by how hard they were. */
function Solved({ entries }: { readonly entries: readonly RunEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading level={2} size="m">
        <FormattedMessage {...messages.solved} />
      </Heading>
      <ul className={styles.solved}>
        {entries.map(({ puzzle, result }) => (
          <li key={puzzle.id}>
            <Badge
              size="s"
              tone={result === 'hinted' ? 'warning' : 'success'}
              icon={
                result === 'hinted' ? (
                  <Lightbulb aria-hidden="true" />
                ) : (
                  <Check aria-hidden="true" />
                )
              }
            >
              <VisuallyHidden>
                <FormattedMessage {...resultMessages[result]} />
              </VisuallyHidden>
              {puzzle.rating}
            </Badge>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
