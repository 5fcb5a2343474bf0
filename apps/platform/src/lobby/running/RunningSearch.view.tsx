import { Button } from '@kingside/design-system/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { ElapsedTime } from '../finder/ElapsedTime.tsx'
import { startGameMessages } from '../finder/start-game.messages.ts'
import * as styles from './RunningGame.css.ts'
import { messages } from './RunningSearch.messages.ts'

export interface RunningSearchProps {
  /** When the search began, on the clock of `now`, in milliseconds. */
  readonly since: number
  readonly now: () => number
  readonly isCancelling: boolean
  readonly onCancel: () => void
}

/** The player's search, on every page that does not show it itself: how long it has run, and its end. */
export function RunningSearch({ since, now, isCancelling, onCancel }: RunningSearchProps) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.bar} aria-label={formatMessage(messages.label)}>
      <div className={styles.words}>
        <span role="status">
          <FormattedMessage {...startGameMessages.looking} />
        </span>
        <ElapsedTime size="m" since={since} now={now} />
      </div>
      <Button size="s" type="secondary" loading={isCancelling} onPress={onCancel}>
        <FormattedMessage {...startGameMessages[isCancelling ? 'cancelling' : 'cancel']} />
      </Button>
    </section>
  )
}
