import { Countdown } from '@kingside/design-system/Countdown'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { FormattedMessage, useIntl } from 'react-intl'
import { useName } from '../../chess/terms/index.ts'
import { waitMessages } from '../../platform/page/index.ts'
import { messages } from './RunningGame.messages.ts'
import * as styles from './RunningGame.css.ts'

export interface RunningGameProps {
  readonly gameId: string
  /** Whose turn it is; `soon` before the start. */
  readonly turn: 'own' | 'theirs' | 'soon'
  /** The opponent's name; empty is a guest. */
  readonly opponent: string
  /** When the player's time is up, on the clock of `now`; null while it does not run. */
  readonly until: number | null
  /** The time now, in milliseconds. */
  readonly now: () => number
  /** Opens the game, for routers. */
  readonly onOpen: () => void
}

/** The player's game in progress, on every other page: whose turn it is, the time left, and the way back. */
export function RunningGame({ gameId, turn, opponent, until, now, onOpen }: RunningGameProps) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  return (
    <section className={styles.bar} aria-label={formatMessage(messages.label)}>
      <div className={styles.words}>
        <span role="status">
          {turn === 'theirs' ? (
            <FormattedMessage {...messages.theirs} values={{ name: nameOf(opponent) }} />
          ) : (
            <FormattedMessage {...messages[turn]} />
          )}
        </span>
        {turn === 'own' && until !== null && (
          <Countdown
            label={formatMessage(messages.left)}
            to={until}
            now={now}
            urgentFrom={20}
            announceAt={marks}
            texts={{
              days: ({ days, hours }) => formatMessage(waitMessages.days, { days, hours }),
              spoken: ({ days, hours, minutes, seconds }) =>
                formatMessage(waitMessages.spoken, { days, hours, minutes, seconds }),
              over: zero,
            }}
          />
        )}
      </div>
      <LinkButton href={`/game/${gameId}`} size="s" onPress={onOpen}>
        <FormattedMessage {...messages.back} />
      </LinkButton>
    </section>
  )
}

/** The clock of who is out of time. */
const zero = '00:00'

/** Seconds left that are said to screen readers. */
const marks: readonly number[] = [60, 20]
