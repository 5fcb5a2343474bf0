import { type Color, opposite } from '@kingside/chess-game'
import { StatusMark } from '@kingside/design-system'
import type { Button as ButtonView, OfferView, TakebackOutcome } from '@kingside/machines/game'
import { type IntlShape, useIntl } from 'react-intl'
import { messages } from './Game.messages.ts'
import type { PlayingView } from './GameActions.tsx'
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

/** What the opponent offers or asks for, and what became of the last offer of a draw and the last takeback. */
export function PlayersOffers({ view, nameOf, ...on }: PlayersOffersProps) {
  const { formatMessage } = useIntl()
  const { color, draw, drawDeclined, takeback, takebackOutcome } = view
  const drawAnswer = answerTo(draw)
  const takebackAnswer = takeback && answerTo(takeback)
  const rival = color && nameOf(opposite(color))
  const news = takebackOutcome && takebackText(takebackOutcome, { color, nameOf }, formatMessage)
  return (
    <>
      {rival && drawAnswer && (
        <ReceivedOffer
          title={formatMessage(messages.drawOffered, { name: rival })}
          hint={formatMessage(messages.drawOfferedHint)}
          acceptText={formatMessage(messages.acceptDraw)}
          declineText={formatMessage(messages.declineDraw)}
          answer={drawAnswer}
          onAccept={on.onAcceptDraw}
          onDecline={on.onDeclineDraw}
        />
      )}
      {rival && takebackAnswer && (
        <ReceivedOffer
          title={formatMessage(takebackMessages.received, { name: rival })}
          hint={formatMessage(takebackMessages.receivedHint)}
          acceptText={formatMessage(takebackMessages.allow)}
          declineText={formatMessage(takebackMessages.refuse)}
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
      {news && (
        <StatusMark tone={takebackOutcome?.outcome === 'granted' ? 'info' : 'warning'}>
          {news}
        </StatusMark>
      )}
    </>
  )
}

/** Whether the rival's offer can be answered; null when there is none. */
function answerTo(offer: OfferView): ButtonView | null {
  if (offer.status === 'received') return offer.answer
  return offer.status === 'answering' ? onItsWay : null
}

const onItsWay: ButtonView = { can: false, why: 'waiting_for_server' }

/** What the player is told of a takeback; one's own refusal is no news. */
export function takebackText(
  { by, outcome }: TakebackOutcome,
  { color, nameOf }: { readonly color: Color | null; readonly nameOf: (color: Color) => string },
  formatMessage: IntlShape['formatMessage'],
): string | null {
  if (outcome === 'granted') {
    return by === color
      ? formatMessage(takebackMessages.grantedToYou)
      : formatMessage(takebackMessages.granted, { name: nameOf(by) })
  }
  return by === color
    ? formatMessage(takebackMessages.declined, { name: nameOf(opposite(by)) })
    : null
}
