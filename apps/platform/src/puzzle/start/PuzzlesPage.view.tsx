import { Heading } from '@kingside/design-system/Heading'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Split } from '@kingside/design-system/Split'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Text } from '@kingside/design-system/Text'
import { Repeat2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { puzzlePaths } from '../puzzle-paths.ts'
import type { Loaded, PastAttempt, Progress } from '../puzzle.types.ts'
import { messages as words } from '../words.messages.ts'
import { DailyPuzzle, type DailyPuzzleProps } from './DailyPuzzle.tsx'
import { PastPuzzles } from './PastPuzzles.tsx'
import { ProgressStats } from './ProgressStats.tsx'
import { Runs, type RunsProps } from './Runs.tsx'
import { messages } from './start.messages.ts'
import { Themes, type ThemesProps } from './Themes.tsx'

export interface PuzzlesPageProps extends Pick<ThemesProps, 'themes'>, Pick<RunsProps, 'runs'> {
  readonly isMember: boolean
  readonly daily: DailyPuzzleProps['daily']
  /** Of a member. */
  readonly progress: Loaded<Progress>
  readonly history: Loaded<readonly PastAttempt[]>
  readonly onOpen: (path: string) => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
}

/** Which puzzles there are, and how the reader stands with them. */
export function PuzzlesPage(props: PuzzlesPageProps) {
  const { isMember, daily, progress, history, runs, themes, onOpen, onRetry } = props
  const tried = progress.status === 'ready' ? progress.data.themes : []
  return (
    <Stack gap={5}>
      <Heading level={1}>
        <FormattedMessage {...words.puzzles} />
      </Heading>
      <Split asideWidth="s" aside={<DailyPuzzle daily={daily} onOpen={onOpen} onRetry={onRetry} />}>
        <Rated {...props} />
      </Split>
      <Runs runs={runs} onOpen={onOpen} />
      <Themes themes={themes} tried={tried} onOpen={onOpen} />
      {isMember && <PastPuzzles history={history} onRetry={onRetry} />}
    </Stack>
  )
}

/** Rated puzzles for members; visitors are told what an account gives. */
function Rated({ isMember, progress, onOpen, onSignIn, onRetry }: PuzzlesPageProps) {
  const due = progress.status === 'ready' ? progress.data.reviews_due : 0
  return (
    <Surface padding={5}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} size="m">
            <FormattedMessage {...words.rated} />
          </Heading>
          <Text as="p" tone="muted">
            <FormattedMessage {...(isMember ? messages.ratedText : messages.visitorText)} />
          </Text>
        </Stack>
        {isMember && <ProgressStats progress={progress} onRetry={onRetry} />}
        <Inline gap={3}>
          {isMember ? (
            <LinkButton href={puzzlePaths.rated} size="l" onPress={() => onOpen(puzzlePaths.rated)}>
              <FormattedMessage {...messages.start} />
            </LinkButton>
          ) : (
            <Button size="l" onPress={onSignIn}>
              <FormattedMessage {...messages.signIn} />
            </Button>
          )}
          {due > 0 && (
            <LinkButton
              href={puzzlePaths.review}
              type="secondary"
              size="l"
              icon={<Repeat2 />}
              onPress={() => onOpen(puzzlePaths.review)}
            >
              <FormattedMessage {...messages.reviewCount} values={{ count: due }} />
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Surface>
  )
}
