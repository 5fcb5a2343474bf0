import {
  Heading,
  Inline,
  Progress,
  Stack,
  StatusMark,
  Surface,
  Text,
} from '@kingside/design-system'
import type { RoundCount } from '@kingside/machines/tournament-phase'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './TournamentPhase.messages.ts'

export interface PhaseHeadProps {
  readonly mark: 'upcoming' | 'live' | 'ended'
  /** What happens now, in a few words. */
  readonly title: ReactNode
  /** More about it. */
  readonly children?: ReactNode
  readonly round?: RoundCount | null
  /** What is counted down. */
  readonly clocks?: ReactNode
  /** What the person can do. */
  readonly action?: ReactNode
  /** What only players see. */
  readonly bar?: ReactNode
}

const looks = {
  upcoming: { tone: 'info' },
  live: { tone: 'success', live: true },
  ended: { hollow: true },
} as const satisfies Record<PhaseHeadProps['mark'], unknown>

/** What happens now: its state, the round, the clocks, and what can be done. */
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

/** How many rounds there have been, of how many. */
function Rounds({ round: { number, of } }: { readonly round: RoundCount }) {
  const { formatMessage } = useIntl()
  if (of === null) {
    return (
      <Text size="s" tone="muted">
        <FormattedMessage {...messages.round} values={{ number }} />
      </Text>
    )
  }
  return (
    <Progress
      label={formatMessage(messages.roundOf, { number, of })}
      size="s"
      value={number}
      max={of}
    />
  )
}
