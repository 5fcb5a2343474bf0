import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { RoundCount } from '@kingside/machines/tournament-phase'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Rounds } from './LateRounds.tsx'
import { messages } from './TournamentPhase.messages.ts'

export interface PhaseHeadProps {
  readonly mark: 'upcoming' | 'live' | 'ended'
  /** The current phase, in a few words. */
  readonly title: ReactNode
  /** Details of the phase. */
  readonly children?: ReactNode
  readonly round?: RoundCount | null
  /** The countdowns. */
  readonly clocks?: ReactNode
  /** The action that the person can take. */
  readonly action?: ReactNode
  /** The game bar, for players only. */
  readonly bar?: ReactNode
}

const looks = {
  upcoming: { tone: 'info' },
  live: { tone: 'success', live: true },
  ended: { hollow: true },
} as const satisfies Record<PhaseHeadProps['mark'], unknown>

/** The head of the page: the phase, the round, the clocks, and the action. */
export function PhaseHead({
  mark,
  title,
  children,
  round = null,
  clocks,
  action,
  bar,
}: PhaseHeadProps) {
  return (
    <Surface padding={5} radius="xl">
      <Stack gap={5}>
        <Inline gap={6} justify="between" align="start">
          <Stack gap={1}>
            <div role="status">
              <Stack gap={1}>
                <StatusMark {...looks[mark]}>
                  <FormattedMessage {...messages[mark]} />
                </StatusMark>
                <Heading level={2}>{title}</Heading>
              </Stack>
            </div>
            {children !== undefined && (
              <Text as="p" tone="muted">
                {children}
              </Text>
            )}
          </Stack>
          {clocks !== undefined && (
            <Inline gap={6} align="start">
              {clocks}
            </Inline>
          )}
        </Inline>
        {round && <Rounds round={round} />}
        {bar}
        {action !== undefined && <div>{action}</div>}
      </Stack>
    </Surface>
  )
}
