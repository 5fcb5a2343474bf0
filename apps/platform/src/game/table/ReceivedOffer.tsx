import { Text } from '@kingside/design-system/Text'
import type { Button as ButtonView } from '@kingside/machines/game'
import { FormattedMessage } from 'react-intl'
import { ActionButton } from './ActionButton.tsx'
import * as styles from './Game.css.ts'
import { newsMessages } from './PlayingNews.messages.ts'

export interface ReceivedOfferProps {
  /** Who makes which offer. */
  readonly title: string
  /** The effect of an answer. */
  readonly hint: string
  /** The texts of the two answers. */
  readonly acceptText: string
  readonly declineText: string
  /** Whether the offer can be answered; not while an answer is being sent. */
  readonly answer: ButtonView
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** An offer of the opponent, to accept or to decline. */
export function ReceivedOffer({ title, hint, answer, ...offer }: ReceivedOfferProps) {
  const isOnItsWay = !answer.can && answer.why === 'waiting_for_server'
  return (
    <section className={styles.offer}>
      <div role="status" className={styles.offered}>
        <Text as="p" size="s" weight="semibold">
          {title}
        </Text>
        <Text as="p" size="xs" tone="muted">
          {isOnItsWay ? <FormattedMessage {...newsMessages.answerOnItsWay} /> : hint}
        </Text>
      </div>
      <div className={styles.answers}>
        <ActionButton view={answer} onPress={offer.onDecline}>
          {offer.declineText}
        </ActionButton>
        <ActionButton view={answer} type="primary" onPress={offer.onAccept}>
          {offer.acceptText}
        </ActionButton>
      </div>
    </section>
  )
}
