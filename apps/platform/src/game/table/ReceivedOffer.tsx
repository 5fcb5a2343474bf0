import { Banner } from '@kingside/design-system/Banner'
import { Inline } from '@kingside/design-system/Inline'
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
    <div className={styles.question}>
      <Banner
        title={title}
        action={
          <Inline gap={2} align="start">
            <ActionButton view={answer} type="primary" size="s" onPress={offer.onAccept}>
              {offer.acceptText}
            </ActionButton>
            <ActionButton view={answer} size="s" onPress={offer.onDecline}>
              {offer.declineText}
            </ActionButton>
          </Inline>
        }
      >
        {isOnItsWay ? <FormattedMessage {...newsMessages.answerOnItsWay} /> : hint}
      </Banner>
    </div>
  )
}
