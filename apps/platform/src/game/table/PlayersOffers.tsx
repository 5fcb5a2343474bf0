import { type Color, opposite } from '@kingside/chess-game'
import { StatusMark } from '@kingside/design-system/StatusMark'
import type { Button as ButtonView, OfferView, TakebackOutcome } from '@kingside/machines/game'
import { type IntlShape, useIntl } from 'react-intl'
import { messages } from './Game.messages.ts'
import type { PlayingView } from './GameActions.tsx'
import { newsMessages, takebackNewsMessages } from './PlayingNews.messages.ts'
import { ReceivedOffer } from './ReceivedOffer.tsx'
import { takebackMessages } from './Takeback.messages.ts'

export interface PlayersOffersProps {
  readonly view: PlayingView
  readonly nameOf: (color: Color) => string
  readonly onAcceptDraw: () => void
  readonly onDeclineDraw: () => void
  readonly onAllowTakeback: () => void
  readonly onRefuseTakeback: () => void
}

/** The opponent's offers, and the answers to the last draw offer and takeback request. */
export function PlayersOffers({ view, nameOf, ...on }: PlayersOffersProps) {
  const { formatMessage } = useIntl()
  const { color, draw, drawDeclined, takeback, takebackOutcome } = view
  const drawAnswer = answerTo(draw)
  const takebackAnswer = takeback && answerTo(takeback)
  const rival = color && nameOf(opposite(color))
  const text = takebackOutcome && takebackText(takebackOutcome, { color, nameOf }, formatMessage)
  return (
    <>
      {rival && drawAnswer && (
        <ReceivedOffer
          title={formatMessage(newsMessages.drawOffered, { name: rival })}
          hint={formatMessage(newsMessages.drawOfferedHint)}
          acceptText={formatMessage(newsMessages.acceptDraw)}
          declineText={formatMessage(newsMessages.declineDraw)}
          answer={drawAnswer}
          onAccept={on.onAcceptDraw}
          onDecline={on.onDeclineDraw}
        />
      )}
      {rival && takebackAnswer && (
        <ReceivedOffer
          title={formatMessage(takebackNewsMessages.received, { name: rival })}
          hint={formatMessage(takebackNewsMessages.receivedHint)}
          acceptText={formatMessage(takebackNewsMessages.allow)}
          declineText={formatMessage(takebackNewsMessages.refuse)}
          answer={takebackAnswer}
          onAccept={on.onAllowTakeback}
          onDecline={on.onRefuseTakeback}
        />
      )}
      {rival && drawDeclined === color && (
        <StatusMark tone="warning">
          {formatMessage(messages.drawDeclined, { name: rival })}
        </StatusMark>
      )}
      {text && (
        <StatusMark tone={takebackOutcome?.outcome === 'granted' ? 'info' : 'warning'}>
          {text}
        </StatusMark>
      )}
    </>
  )
}

/** Whether the opponent's offer can be answered; null when there is none. */
function answerTo(offer: OfferView): ButtonView | null {
  if (offer.status === 'received') return offer.answer
  return offer.status === 'answering' ? onItsWay : null
}

const onItsWay: ButtonView = { can: false, why: 'waiting_for_server' }

/** The message to the player about a takeback; none for a request that they declined themselves. */
function takebackText(
  { by, outcome }: TakebackOutcome,
  { color, nameOf }: { readonly color: Color | null; readonly nameOf: (color: Color) => string },
  formatMessage: IntlShape['formatMessage'],
): string | null {
  if (outcome === 'granted') {
    return by === color
      ? formatMessage(takebackNewsMessages.grantedToYou)
      : formatMessage(takebackNewsMessages.granted, { name: nameOf(by) })
  }
  return by === color
    ? formatMessage(takebackMessages.declined, { name: nameOf(opposite(by)) })
    : null
}
