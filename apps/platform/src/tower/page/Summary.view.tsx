import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Progress } from '@kingside/design-system/Progress'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { RewardClaimView } from '@kingside/machines/reward-claim'
import type { TowerData, TowerStats } from '@kingside/machines/tower'
import { Coins, LogIn } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages, pageMessages } from '../words.messages.ts'
import { ClaimButton } from './ClaimButton.tsx'
import { floorStateOf, nextLevelOf } from './floor-state.ts'
import { Rewards } from './Rewards.tsx'

export interface SummaryProps {
  readonly data: TowerData
  readonly claim: RewardClaimView
  readonly onClaim: (level: number) => void
  readonly onExchange: () => void
  readonly onSignIn: () => void
}

/** How far the reader is, and what comes next. */
export function Summary({ data, claim, onClaim, onExchange, onSignIn }: SummaryProps) {
  const { levels, stats } = data
  const next = nextLevelOf(levels, stats)
  const isOpen = next !== null && floorStateOf(next, stats) === 'open'
  return (
    <Surface padding={4}>
      <Stack gap={4}>
        {stats === null ? (
          <Visitor onSignIn={onSignIn} />
        ) : (
          <Standing stats={stats} onExchange={onExchange} />
        )}
        {next === null ? (
          <Text as="p">
            <FormattedMessage {...pageMessages.top} />
          </Text>
        ) : (
          <Stack gap={2} align="start">
            <Heading level={2} size="m">
              <FormattedMessage
                {...(isOpen ? pageMessages.ready : pageMessages.next)}
                values={{ level: next.number }}
              />
            </Heading>
            <Rewards level={next} />
            {isOpen && <ClaimButton level={next.number} claim={claim} onClaim={onClaim} />}
          </Stack>
        )}
      </Stack>
    </Surface>
  )
}

function Visitor({ onSignIn }: Pick<SummaryProps, 'onSignIn'>) {
  return (
    <Stack gap={2} align="start">
      <Heading level={2} size="m">
        <FormattedMessage {...pageMessages.signIn} />
      </Heading>
      <Text as="p" size="s" tone="muted">
        <FormattedMessage {...pageMessages.signInText} />
      </Text>
      <Button icon={<LogIn />} onPress={onSignIn}>
        <FormattedMessage {...pageMessages.signInButton} />
      </Button>
    </Stack>
  )
}

function Standing({
  stats,
  onExchange,
}: { readonly stats: TowerStats } & Pick<SummaryProps, 'onExchange'>) {
  const { formatMessage } = useIntl()
  const { points, level, nextLevelPoints, pointsToday, pointsADay, coins } = stats
  return (
    <Stack gap={3}>
      <Progress
        label={
          level === 0
            ? formatMessage(pageMessages.ground)
            : formatMessage(pageMessages.level, { level })
        }
        value={points}
        max={nextLevelPoints ?? Math.max(points, 1)}
        valueText={formatMessage(pageMessages.points, { amount: points })}
      />
      <Text size="s" tone="muted">
        <FormattedMessage
          {...pageMessages.today}
          values={{ today: pointsToday, limit: pointsADay }}
        />
      </Text>
      <Inline gap={3} align="center" justify="between">
        <Text weight="semibold">
          <FormattedMessage {...messages.coins} values={{ amount: coins }} />
        </Text>
        <Button type="secondary" icon={<Coins />} onPress={onExchange}>
          <FormattedMessage {...pageMessages.exchange} />
        </Button>
      </Inline>
    </Stack>
  )
}
