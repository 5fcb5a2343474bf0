import { Text } from '@kingside/design-system/Text'
import type { RematchView } from '@kingside/machines/rematch'
import { FormattedMessage } from 'react-intl'
import { HoldTime } from '../../chess/terms/index.ts'
import * as styles from './Rematch.css.ts'
import { endMessages, messages } from './Rematch.messages.ts'

export interface RematchNewsProps {
  readonly view: RematchView
  readonly now: () => number
}

/** Who offers, or how the last offer ended. Announced to screen readers when it changes, not every second. */
export function RematchNews({ view, now }: RematchNewsProps) {
  const message = newsOf(view)
  return (
    <div className={styles.news} data-empty={message === null || undefined}>
      <div role="status">
        {message && (
          <Text as="p" weight={view.status === 'idle' ? 'regular' : 'semibold'}>
            <FormattedMessage {...message} />
          </Text>
        )}
      </div>
      {(view.status === 'offered' || view.status === 'received') && (
        <Text as="div" tone="muted">
          <FormattedMessage
            {...messages[view.status]}
            values={{ time: <HoldTime key={view.status} ms={view.offerMs} now={now} /> }}
          />
        </Text>
      )}
    </div>
  )
}

function newsOf(view: RematchView) {
  switch (view.status) {
    case 'idle':
      // An offer that could not be withdrawn is still open; what prevents an offer is shown below the button.
      return view.end === null || view.refusal || view.end === view.blockedBy
        ? null
        : endMessages[view.end]
    case 'offered':
    case 'withdrawing':
      return messages.offeredTitle
    case 'received':
    case 'declining':
      return messages.receivedTitle
    case 'starting':
      return messages.agreed
    case 'started':
      return messages.started
    case 'offering':
    case 'checking':
      return null
    default:
      return view satisfies never
  }
}
