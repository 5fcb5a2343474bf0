import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

/** Takebacks in unrated games. */
export const takebackMessages = {
  ask: defineMessage({
    id: 'game.takeback.ask',
    defaultMessage: 'Ask for takeback',
    description: 'Button that asks the opponent to let the player take the last move back.',
  }),
  asked: defineMessage({
    id: 'game.takeback.asked',
    defaultMessage: 'You asked to take your last move back',
    description: 'Said to screen readers when the server has passed the request on.',
  }),
  received: defineMessage<{ readonly name: MessageValue }>({
    id: 'game.takeback.received',
    defaultMessage: '{name} asks to take a move back',
    description: 'Title of the notice with the buttons to answer. {name} is a player.',
  }),
  receivedHint: defineMessage({
    id: 'game.takeback.received.hint',
    defaultMessage: 'The game would go on from before that move. No time is given back.',
    description: 'Below the opponent’s request to take a move back.',
  }),
  allow: defineMessage({
    id: 'game.takeback.allow',
    defaultMessage: 'Allow',
    description: 'Button that lets the opponent take a move back.',
  }),
  refuse: defineMessage({
    id: 'game.takeback.refuse',
    defaultMessage: 'Refuse',
    description: 'Button that does not let the opponent take a move back.',
  }),
  granted: defineMessage<{ readonly name: MessageValue }>({
    id: 'game.takeback.granted',
    defaultMessage: '{name} took a move back',
    description: 'Beside the board, after the moves have gone back. {name} is a player.',
  }),
  grantedToYou: defineMessage({
    id: 'game.takeback.granted.you',
    defaultMessage: 'You took your move back',
    description: 'Beside the board, after the moves have gone back.',
  }),
  declined: defineMessage<{ readonly name: MessageValue }>({
    id: 'game.takeback.declined',
    defaultMessage: '{name} did not allow the takeback',
    description: 'Beside the board and to screen readers. {name} is the opponent.',
  }),
}

/** Why a takeback can't be asked for now. */
export const whyNoTakebackMessages = {
  takeback_offer_open: defineMessage({
    id: 'game.whyNot.takebackOpen',
    defaultMessage: 'A takeback request is open',
    description: 'Below the button that asks for a takeback: the request waits for its answer.',
  }),
  takeback_too_soon: defineMessage({
    id: 'game.whyNot.takebackTooSoon',
    defaultMessage: 'You can ask for a takeback once every 3 moves',
    description: 'Below the button that asks for a takeback, once the opponent has not allowed it.',
  }),
  nothing_to_take_back: defineMessage({
    id: 'game.whyNot.nothingToTakeBack',
    defaultMessage: 'You have not moved yet',
    description: 'Below the button that asks for a takeback.',
  }),
}
