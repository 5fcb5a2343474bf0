import { defineMessage, type MessageValue } from 'react-intl'

/** Following, blocking and reporting a player. */
export const messages = {
  follow: defineMessage({
    id: 'relations.follow',
    defaultMessage: 'Follow',
    description:
      'Button on a player’s page: the player’s games and presence are shown on the home page.',
  }),
  unfollow: defineMessage({
    id: 'relations.unfollow',
    defaultMessage: 'Unfollow',
    description:
      'Button on a player’s page and in a list: the reader follows the player, and a press ends it.',
  }),
  more: defineMessage({
    id: 'relations.more',
    defaultMessage: 'More actions',
    description: 'Names the button with three dots that opens the menu with “Block” and “Report”.',
  }),
  block: defineMessage({
    id: 'relations.block',
    defaultMessage: 'Block',
    description: 'Item of a player’s menu, and the button that confirms it.',
  }),
  unblock: defineMessage({
    id: 'relations.unblock',
    defaultMessage: 'Unblock',
    description: 'Item of a player’s menu, and button in the list of blocked players.',
  }),
  report: defineMessage({
    id: 'relations.report',
    defaultMessage: 'Report',
    description: 'Item of a player’s menu: opens the form that reports the player.',
  }),
  blockText: defineMessage({
    id: 'relations.block.text',
    defaultMessage:
      'You won’t be paired with each other outside tournaments, can’t challenge each other and stop following each other. They won’t be told.',
    description: 'In the popup that asks whether a player is to be blocked.',
  }),
  blockPlayer: defineMessage<{ readonly name: MessageValue }>({
    id: 'relations.block.player',
    defaultMessage: 'Player: {name}',
    description: 'In the popups that block and report a player: whom it is about.',
  }),
  keep: defineMessage({
    id: 'relations.block.keep',
    defaultMessage: 'Don’t block',
    description: 'Button that leaves a player unblocked.',
  }),
  blocked: defineMessage({
    id: 'relations.blocked',
    defaultMessage: 'Player blocked',
    description: 'Short message after a player was blocked.',
  }),
  blockedMark: defineMessage({
    id: 'relations.blocked.mark',
    defaultMessage: 'You’ve blocked this player',
    description: 'On a blocked player’s page, beside the button “Unblock”.',
  }),
  failed: defineMessage({
    id: 'relations.failed',
    defaultMessage: 'Couldn’t save your choice. Check your connection and try again.',
    description: 'Short message: following, blocking or taking it back has failed.',
  }),
  followingFull: defineMessage({
    id: 'relations.following.full',
    defaultMessage: 'You follow 500 players, which is the limit. Unfollow someone first.',
    description: 'Short message: the reader can follow no more players.',
  }),
  blockingFull: defineMessage({
    id: 'relations.blocking.full',
    defaultMessage: 'You’ve blocked 1,000 players, which is the limit. Unblock someone first.',
    description: 'Short message: the reader can block no more players.',
  }),
  notAvailable: defineMessage({
    id: 'relations.notAvailable',
    defaultMessage: 'You can’t follow this player',
    description: 'Short message. It must not tell that the player has blocked the reader.',
  }),
  signIn: defineMessage({
    id: 'relations.signIn',
    defaultMessage: 'Sign in to follow, block or report players.',
    description: 'In a popup for a visitor without an account.',
  }),
  signInButton: defineMessage({
    id: 'relations.signIn.button',
    defaultMessage: 'Sign in',
    description: 'Button below “Sign in to follow, block or report players”.',
  }),
}
