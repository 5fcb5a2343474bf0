import { defineMessage } from 'react-intl'

/** The menu about the opponent, beside the other buttons of a game. */
export const messages = {
  label: defineMessage({
    id: 'game.opponentMenu',
    defaultMessage: 'Report or block your opponent',
    description: 'Names the button with a flag on a game’s page that opens a menu.',
  }),
  report: defineMessage({
    id: 'game.opponentMenu.report',
    defaultMessage: 'Report opponent',
    description: 'Item of the menu: opens the form that reports the opponent, with this game.',
  }),
  block: defineMessage({
    id: 'game.opponentMenu.block',
    defaultMessage: 'Block opponent',
    description: 'Item of the menu: asks whether the opponent is to be blocked.',
  }),
}
