import { Countdown, Stack, Text } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { waitMessages } from '../../platform/page/index.ts'
import { messages } from './TournamentPhase.messages.ts'

export interface PhaseClockProps {
  /** What comes then. */
  readonly message: (typeof messages)[
    | 'opensIn'
    | 'closesIn'
    | 'startsIn'
    | 'nextRoundIn'
    | 'pauseEndsIn']
  readonly to: number
  readonly now: () => number
  /** The clock that matters most here: screen readers hear it by itself. @default false */
  readonly speaks?: boolean
}

/** A running time below the word for what comes then. */
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

/** The words of every countdown here. */
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
