import { puzzleThemeGroups, type PuzzleTheme, type PuzzleThemeGroup } from '@kingside/api/facts'
import { Heading } from '@kingside/design-system/Heading'
import { Link } from '@kingside/design-system/Link'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage } from 'react-intl'
import { puzzlePaths } from '../puzzle-paths.ts'
import type { Progress } from '../puzzle.types.ts'
import { groupMessages, themeMessages } from '../theme.messages.ts'
import { messages as words } from '../words.messages.ts'
import { messages } from './start.messages.ts'
import * as styles from './start.css.ts'

export interface ThemesProps {
  /** Those that there are puzzles of, with their number. */
  readonly themes: readonly { readonly theme: PuzzleTheme; readonly count: number }[]
  readonly tried: Progress['themes']
  readonly onOpen: (path: string) => void
}

const groups = ['tactics', 'mates', 'phases'] as const satisfies readonly PuzzleThemeGroup[]

/** Practice: any puzzle, or those of a theme, with the reader's progress in each. */
export function Themes({ themes, tried, onOpen }: ThemesProps) {
  const counts = new Map(themes.map(({ theme, count }) => [theme, count]))
  const progress = new Map(tried.map((entry) => [entry.theme, entry]))
  return (
    <Stack gap={4}>
      <Stack gap={2} align="start">
        <Heading level={2} size="m">
          <FormattedMessage {...words.practice} />
        </Heading>
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.practiceText} />
        </Text>
        <LinkButton
          href={puzzlePaths.practice}
          type="secondary"
          onPress={() => onOpen(puzzlePaths.practice)}
        >
          <FormattedMessage {...messages.startPractice} />
        </LinkButton>
      </Stack>
      {groups.map((group) => {
        const shown = puzzleThemeGroups[group].filter((theme) => counts.has(theme))
        if (shown.length === 0) return null
        return (
          <Stack key={group} gap={2}>
            <Heading level={3} size="s">
              <FormattedMessage {...groupMessages[group]} />
            </Heading>
            <ul className={styles.themes}>
              {shown.map((theme) => {
                const path = `${puzzlePaths.practice}?theme=${theme}`
                const own = progress.get(theme)
                return (
                  <li key={theme} className={styles.theme}>
                    <Link href={path} tone="plain" onPress={() => onOpen(path)}>
                      <FormattedMessage {...themeMessages[theme]} />
                    </Link>
                    {own && (
                      <Text size="s" tone="muted">
                        <FormattedMessage
                          {...messages.themeProgress}
                          values={{ solved: own.solved, tried: own.tried }}
                        />
                      </Text>
                    )}
                  </li>
                )
              })}
            </ul>
          </Stack>
        )
      })}
    </Stack>
  )
}
