import { ChessClock } from '@kingside/chess-board'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { RunFacts } from '@kingside/machines/puzzle-run'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { messages } from './run.messages.ts'
import * as styles from './run.css.ts'
import { useTimeMarks } from './useTimeMarks.ts'

export interface RunBarProps {
  readonly facts: RunFacts
  /** The page's clock, on which the time ends. */
  readonly now: () => number
}

/** The score, and the clock of a timed run with what a move has given or taken. */
export function RunBar({ facts, now }: RunBarProps) {
  const { score, combo, remainingMs } = facts
  return (
    <div className={styles.bar}>
      <div className={styles.numbers}>
        <Score name={<FormattedMessage {...messages.score} />} value={score} />
        {remainingMs !== null && (
          <Score name={<FormattedMessage {...messages.combo} />} value={combo} />
        )}
      </div>
      {remainingMs !== null && <Time facts={facts} remainingMs={remainingMs} now={now} />}
    </div>
  )
}

function Score({ name, value }: { readonly name: ReactNode; readonly value: number }) {
  return (
    <span className={styles.number}>
      <Text size="s" tone="muted">
        {name}
      </Text>
      <Text size="l" weight="semibold" tabular>
        <FormattedNumber value={value} />
      </Text>
    </span>
  )
}

function Time({
  facts: { endsAt, change },
  remainingMs,
  now,
}: RunBarProps & { readonly remainingMs: number }) {
  const { formatMessage } = useIntl()
  const mark = useTimeMarks(endsAt, now)
  return (
    <div className={styles.time}>
      <span className={styles.change} role="status">
        {change !== null && <Change ms={change} />}
        {mark !== null && change === null && (
          <VisuallyHidden>
            <FormattedMessage {...messages.secondsLeft} values={{ seconds: mark }} />
          </VisuallyHidden>
        )}
      </span>
      <ChessClock
        label={formatMessage(messages.clock)}
        timeMs={remainingMs}
        runningSince={endsAt === null ? null : endsAt - remainingMs}
        lowMs={30_000}
      />
    </div>
  )
}

/** Seconds that were won or lost. */
export function Change({ ms }: { readonly ms: number }) {
  const seconds = ms / 1000
  return (
    <>
      <Text size="m" weight="semibold" tone={ms > 0 ? 'success' : 'danger'}>
        <span aria-hidden="true">
          <Seconds seconds={seconds} />
        </span>
      </Text>
      <VisuallyHidden>
        <FormattedMessage
          {...messages.changeSpoken}
          values={{ seconds: Math.abs(seconds), sign: ms > 0 ? 'plus' : 'minus' }}
        />
      </VisuallyHidden>
    </>
  )
}

/** A change of the time, like +5 s. */
export function Seconds({ seconds }: { readonly seconds: number }) {
  const { formatNumber } = useIntl()
  const text = formatNumber(seconds, { signDisplay: 'exceptZero' }).replace('-', '−')
  return <FormattedMessage {...messages.change} values={{ seconds: text }} />
}
