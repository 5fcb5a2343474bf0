import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

/** Takebacks in unrated games. */
export const takebackMessages = {
  ask: defineMessage({
    id: 'game.takeback.ask',
    defaultMessage: 'Request takeback',
    description: 'Button that asks the opponent to let the player take the last move back.',
  }),
  asked: defineMessage({
    id: 'game.takeback.asked',
    defaultMessage: 'You requested a takeback',
    description: 'Said to screen readers when the server has passed the request on.',
  }),
  declined: defineMessage<{ readonly name: MessageValue }>({
    id: 'game.takeback.declined',
    defaultMessage: '{name} declined the takeback',
    description: 'Beside the board and to screen readers. {name} is the opponent.',
  }),
}

/** Why no takeback can be requested now. */
export const whyNoTakebackMessages = {
  takeback_offer_open: defineMessage({
    id: 'game.whyNot.takebackOpen',
    defaultMessage: 'A takeback has already been requested',
    description: 'Below the button that asks for a takeback: the request waits for its answer.',
  }),
  takeback_too_soon: defineMessage({
    id: 'game.whyNot.takebackTooSoon',
    defaultMessage: 'You can request a takeback once every 3 moves',
    description: 'Below the button that asks for a takeback, once the opponent has not allowed it.',
  }),
  nothing_to_take_back: defineMessage({
    id: 'game.whyNot.nothingToTakeBack',
    defaultMessage: 'You haven’t moved yet',
    description: 'Below the button that asks for a takeback.',
  }),
}
