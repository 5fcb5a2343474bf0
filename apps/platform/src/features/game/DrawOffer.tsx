import { Banner, Inline } from '@kingside/design-system'
import type { Button as ButtonView } from '@kingside/machines/game'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionButton } from './ActionButton.tsx'
import { messages } from './Game.messages.ts'

export interface DrawOfferProps {
  /** Who offers it. */
  readonly name: string
  /** Whether the offer can be answered; while an answer is on its way it can't. */
  readonly answer: ButtonView
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** The opponent's draw offer, to accept or to decline. */
export function DrawOffer({ name, answer, onAccept, onDecline }: DrawOfferProps) {
  const { formatMessage } = useIntl()
  const isOnItsWay = !answer.can && answer.why === 'waiting_for_server'
  return (
    <Banner
      title={formatMessage(messages.drawOffered, { name })}
      action={
        <Inline gap={2} align="start">
          <ActionButton view={answer} type="primary" size="s" onPress={onAccept}>
            <FormattedMessage {...messages.acceptDraw} />
          </ActionButton>
          <ActionButton view={answer} size="s" onPress={onDecline}>
            <FormattedMessage {...messages.declineDraw} />
          </ActionButton>
        </Inline>
      }
    >
      <FormattedMessage {...(isOnItsWay ? messages.drawAnswering : messages.drawOfferedHint)} />
    </Banner>
  )
}
