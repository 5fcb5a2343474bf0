import { Banner, Inline } from '@kingside/design-system'
import type { Button as ButtonView } from '@kingside/machines/game'
import { FormattedMessage } from 'react-intl'
import { ActionButton } from './ActionButton.tsx'
import { messages } from './Game.messages.ts'

export interface ReceivedOfferProps {
  /** Who offers what. */
  readonly title: string
  /** What an answer would do. */
  readonly hint: string
  /** The texts of the two answers. */
  readonly acceptText: string
  readonly declineText: string
  /** Whether the offer can be answered; while an answer is on its way it can't. */
  readonly answer: ButtonView
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** What the opponent offers, to accept or to decline. */
export function ReceivedOffer({ title, hint, answer, ...offer }: ReceivedOfferProps) {
  const isOnItsWay = !answer.can && answer.why === 'waiting_for_server'
  return (
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
      {isOnItsWay ? <FormattedMessage {...messages.answerOnItsWay} /> : hint}
    </Banner>
  )
}
