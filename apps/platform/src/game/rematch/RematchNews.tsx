import { Text } from '@kingside/design-system'
import type { RematchView } from '@kingside/machines/rematch'
import { FormattedMessage } from 'react-intl'
import { HoldTime } from '../../chess/terms/index.ts'
import * as styles from './Rematch.css.ts'
import { endMessages, messages } from './Rematch.messages.ts'

export interface RematchNewsProps {
  readonly view: RematchView
  readonly now: () => number
}

/** Who offers, or how the last offer ended. Screen readers hear it when it changes, and not each second. */
export function RematchNews({ view, now }: RematchNewsProps) {
  const news = newsOf(view)
  return (
    <div className={styles.news} data-empty={news === null || undefined}>
      <div role="status">
        {news && (
          <Text as="p" weight={view.status === 'idle' ? 'regular' : 'semibold'}>
            <FormattedMessage {...news} />
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
      // What could not be withdrawn still stands, and what keeps from an offer is said below the button.
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
