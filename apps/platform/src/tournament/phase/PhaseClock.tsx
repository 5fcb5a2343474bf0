import { Countdown } from '@kingside/design-system/Countdown'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { waitMessages } from '../../platform/page/index.ts'
import { messages } from './TournamentPhase.messages.ts'

export interface PhaseClockProps {
  /** What happens at the end of the countdown. */
  readonly message: (typeof messages)[
    | 'opensIn'
    | 'closesIn'
    | 'startsIn'
    | 'nextRoundIn'
    | 'pauseEndsIn']
  readonly to: number
  readonly now: () => number
  /** Whether screen readers announce it, as the most important clock of the page. @default false */
  readonly speaks?: boolean
}

/** A countdown below the name of what it leads to. */
export function PhaseClock({ message, to, now, speaks = false }: PhaseClockProps) {
  const { formatMessage } = useIntl()
  const texts = useClockTexts()
  return (
    <Stack gap={0}>
      <span aria-hidden="true">
        <Text size="s" tone="muted">
          <FormattedMessage {...message} />
        </Text>
      </span>
      <Countdown
        label={formatMessage(message)}
        size="l"
        to={to}
        now={now}
        texts={texts}
        {...(!speaks && { announceAt: quiet })}
      />
    </Stack>
  )
}

/** The texts of every countdown of the page. */
export function useClockTexts() {
  const { formatMessage } = useIntl()
  return {
    days: ({ days, hours }: { days: number; hours: number }) =>
      formatMessage(waitMessages.days, { days, hours }),
    spoken: (left: { days: number; hours: number; minutes: number; seconds: number }) =>
      formatMessage(waitMessages.spoken, { ...left }),
    over: formatMessage(messages.anyMoment),
  }
}

const quiet: readonly number[] = []
