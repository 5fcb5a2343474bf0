import { ErrorState } from '@kingside/design-system/ErrorState'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { RatingFamily } from '@kingside/api/facts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { familyMessages, messages, statsMessages } from './player.messages.ts'
import type { FamilyStats, Loaded } from './player.types.ts'
import { RatingCourse } from './RatingCourse.tsx'
import { ResultBar } from './ResultBar.tsx'
import { ResultTable } from './ResultTable.tsx'

export interface StatsProps {
  readonly stats: Loaded<readonly FamilyStats[]>
  /** By the device's clock, in ms since 1970. */
  readonly now: number
}

/** How a player's games ended and how the ratings came about: of all three lists, or of none. */
export function Stats({ stats, now }: StatsProps) {
  const known =
    stats.status === 'ready' ? stats.value.filter(({ ratings }) => ratings.length > 0) : []
  const [first] = known
  const [chosen, setChosen] = useState<RatingFamily>('worldchess')
  const shown = known.find(({ family }) => family === chosen) ?? first
  const { formatMessage } = useIntl()
  return (
    <Stack as="section" gap={4} label={formatMessage(statsMessages.title)}>
      <Inline justify="between" gap={3}>
        <Heading level={2} size="m">
          <FormattedMessage {...statsMessages.title} />
        </Heading>
        {shown && known.length > 1 && (
          <SegmentedControl
            label={formatMessage(statsMessages.families)}
            options={known.map(({ family }) => ({
              value: family,
              title: formatMessage(familyMessages[family]),
            }))}
            value={shown.family}
            onChange={setChosen}
          />
        )}
      </Inline>
      <Content stats={stats} shown={shown} now={now} />
    </Stack>
  )
}

interface ContentProps extends StatsProps {
  /** The list that is chosen; undefined where the player has no ratings. */
  readonly shown: FamilyStats | undefined
}

function Content({ stats, shown, now }: ContentProps) {
  const { formatMessage } = useIntl()
  switch (stats.status) {
    case 'loading':
      return (
        <div role="status">
          <VisuallyHidden>{formatMessage(statsMessages.loading)}</VisuallyHidden>
          <Stack gap={4}>
            <Skeleton lines={2} />
            <Skeleton shape="block" ratio={2.2} />
            <Skeleton lines={6} />
          </Stack>
        </div>
      )
    case 'failed':
      return (
        <Surface padding={4}>
          <ErrorState
            size="s"
            level={3}
            title={formatMessage(statsMessages.failed)}
            retryLabel={formatMessage(messages.retry)}
            retrying={stats.isRetrying}
            onRetry={stats.onRetry}
          />
        </Surface>
      )
    case 'ready':
      return shown ? (
        <Known shown={shown} now={now} />
      ) : (
        <Text tone="muted">
          <FormattedMessage {...statsMessages.none} />
        </Text>
      )
    default:
      return stats satisfies never
  }
}

function Known({ shown, now }: { readonly shown: FamilyStats; readonly now: number }) {
  if (shown.family === 'otb') {
    return (
      <Text tone="muted">
        <FormattedMessage {...statsMessages.noCourse} />
      </Text>
    )
  }
  return (
    <>
      {shown.game_stats.total > 0 && (
        <Surface padding={4}>
          <ResultBar {...shown.game_stats} />
        </Surface>
      )}
      <RatingCourse key={shown.family} stats={shown} now={now} />
      <ResultTable stats={shown} />
      {shown.family === 'fide' && (
        <Text as="p" size="s" tone="muted">
          <FormattedMessage {...statsMessages.foaNote} />
        </Text>
      )}
    </>
  )
}
