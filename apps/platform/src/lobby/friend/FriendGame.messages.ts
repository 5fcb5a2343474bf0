import type { LinkEnd } from '@kingside/machines/friend-game'
import { defineMessage, type MessageValue } from 'react-intl'
import { refusalMessages } from '../../chess/terms/index.ts'

export const messages = {
  makeTitle: defineMessage({
    id: 'friendGame.make.title',
    defaultMessage: 'Play a friend',
    description: 'Title of the page where a player makes a link for a friend.',
  }),
  makeText: defineMessage({
    id: 'friendGame.make.text',
    defaultMessage:
      'Create a link and send it to your friend. The game starts as soon as they join.',
    description: 'Below the title “Play with a friend”.',
  }),
  make: defineMessage({
    id: 'friendGame.make',
    defaultMessage: 'Create link',
    description: 'Button that makes a link for a friend.',
  }),
  makeAnother: defineMessage({
    id: 'friendGame.makeAnother',
    defaultMessage: 'Create new link',
    description: 'Button that makes another link, after the player’s own link has ended.',
  }),
  making: defineMessage({
    id: 'friendGame.making',
    defaultMessage: 'Creating the link…',
    description: 'On the button while the link is made; a press then cancels.',
  }),
  cancelMaking: defineMessage({
    id: 'friendGame.making.cancel',
    defaultMessage: 'Cancel',
    description: 'Says what a press of the button “Creating the link…” does.',
  }),
  cancelling: defineMessage({
    id: 'friendGame.cancelling',
    defaultMessage: 'Cancelling…',
    description: 'On the button while the link is cancelled.',
  }),
  waitTitle: defineMessage({
    id: 'friendGame.wait.title',
    defaultMessage: 'Waiting for your friend',
    description: 'Title of the page where a player waits for the friend with the link.',
  }),
  waitText: defineMessage({
    id: 'friendGame.wait.text',
    defaultMessage:
      'Send the link and stay on this page. The game starts as soon as your friend joins.',
    description: 'Below the title “Waiting for your friend”.',
  }),
  youPlay: defineMessage({
    id: 'friendGame.terms',
    defaultMessage: 'Game',
    description:
      'Small label above what is played, like “3 min Blitz, Unrated, White”. White is the side of the reader.',
  }),
  link: defineMessage({
    id: 'friendGame.link',
    defaultMessage: 'Link for your friend',
    description: 'Label of the field with the link.',
  }),
  holdsFor: defineMessage<{ readonly time: MessageValue }>({
    id: 'friendGame.link.holdsFor',
    defaultMessage: 'Valid for {time}',
    description: 'Below the link. {time} is 15:00, “2 days 5 h” or “a moment”.',
  }),
  holdsOn: defineMessage({
    id: 'friendGame.link.holdsOn',
    defaultMessage: 'Valid until you cancel it',
    description: 'Below a link without an end.',
  }),
  copy: defineMessage({
    id: 'friendGame.copy',
    defaultMessage: 'Copy link',
    description: 'Button that copies the link.',
  }),
  copied: defineMessage({
    id: 'friendGame.copied',
    defaultMessage: 'Copied',
    description: 'On the button “Copy link” for two seconds after it worked.',
  }),
  copyFailed: defineMessage({
    id: 'friendGame.copy.failed',
    defaultMessage: 'Couldn’t copy the link. Select it and copy it yourself.',
    description: 'Notice after the button “Copy link” did not work.',
  }),
  share: defineMessage({
    id: 'friendGame.share',
    defaultMessage: 'Share',
    description: 'Button that shares the link with another app or a messenger.',
  }),
  shareText: defineMessage({
    id: 'friendGame.share.text',
    defaultMessage: 'Play chess with me on Kingside',
    description: 'What is sent together with the link. Kingside is the product’s name.',
  }),
  cancel: defineMessage({
    id: 'friendGame.cancel',
    defaultMessage: 'Cancel invite',
    description: 'Button that ends the waiting; the link then leads to no game.',
  }),
  connectionLost: defineMessage({
    id: 'friendGame.connectionLost',
    defaultMessage: 'Connection lost',
    description: 'Title of a notice on the waiting page.',
  }),
  connectionLostText: defineMessage({
    id: 'friendGame.connectionLost.text',
    defaultMessage: 'Your link still works. We’ll check for your friend when you’re back online.',
    description: 'Text of the notice “Connection lost” on the waiting page.',
  }),
  ownTitle: defineMessage({
    id: 'friendGame.own.title',
    defaultMessage: 'Your invite',
    description: 'Title of the page when the player opened a link of their own.',
  }),
  ownText: defineMessage({
    id: 'friendGame.own.text',
    defaultMessage: 'This is your own link. Send it to a friend.',
    description: 'Below the title “Your invitation”.',
  }),
  wait: defineMessage({
    id: 'friendGame.own.wait',
    defaultMessage: 'Wait for your friend',
    description: 'Button that leads to the page where a player waits for the friend.',
  }),
  inviteTitle: defineMessage({
    id: 'friendGame.invite.title',
    defaultMessage: 'Invite to play',
    description: 'Title of the page that a friend’s link opens, before it is known whose it is.',
  }),
  reading: defineMessage({
    id: 'friendGame.invite.reading',
    defaultMessage: 'Opening the invite…',
    description: 'On the button while the link is read.',
  }),
  unread: defineMessage({
    id: 'friendGame.invite.unread',
    defaultMessage: 'Couldn’t open the invite.',
    description: 'Below the title “Invitation to play”; a notice says why.',
  }),
  readAgain: defineMessage({
    id: 'friendGame.invite.readAgain',
    defaultMessage: 'Try again',
    description: 'Button that reads the link again.',
  }),
  invitedBy: defineMessage<{ readonly name: MessageValue }>({
    id: 'friendGame.invite.by',
    defaultMessage: '{name} invites you to play',
    description: 'Title of the page that a friend’s link opens.',
  }),
  rating: defineMessage<{ readonly rating: MessageValue }>({
    id: 'friendGame.invite.rating',
    defaultMessage: 'Rating {rating}',
    description: 'Below the friend’s name.',
  }),
  unratedPlayer: defineMessage({
    id: 'friendGame.invite.noRating',
    defaultMessage: 'New player',
    description: 'Below the name of a friend who has no rating yet.',
  }),
  accept: defineMessage({
    id: 'friendGame.accept',
    defaultMessage: 'Accept',
    description: 'Button that accepts the invitation and starts the game.',
  }),
  notNow: defineMessage({
    id: 'friendGame.notNow',
    defaultMessage: 'Not now',
    description: 'Button that leaves the invitation unanswered.',
  }),
  joining: defineMessage({
    id: 'friendGame.joining',
    defaultMessage: 'Joining…',
    description: 'On the button while the invitation is accepted.',
  }),
  ownerAway: defineMessage<{ readonly name: MessageValue }>({
    id: 'friendGame.ownerAway',
    defaultMessage: '{name} is offline',
    description: 'Title after the reader accepted the invitation of a friend who is not there.',
  }),
  ownerAwayText: defineMessage({
    id: 'friendGame.ownerAway.text',
    defaultMessage: 'The game starts as soon as your friend is back. Keep this page open.',
    description: 'Below the title “Daulet is offline right now”.',
  }),
  startedTitle: defineMessage({
    id: 'friendGame.started.title',
    defaultMessage: 'The game is starting',
    description: 'Shown for a moment before the page of the game opens.',
  }),
  startedText: defineMessage({
    id: 'friendGame.started.text',
    defaultMessage: 'Opening the board…',
    description: 'Below the title “The game starts”.',
  }),
  toGame: defineMessage({
    id: 'friendGame.started.go',
    defaultMessage: 'Go to game',
    description: 'Button that opens the game.',
  }),
  endedTitle: defineMessage({
    id: 'friendGame.ended.title',
    defaultMessage: 'This invite is no longer valid',
    description: 'Title of the page when the link leads to no game.',
  }),
  wrongTitle: defineMessage({
    id: 'friendGame.wrong.title',
    defaultMessage: 'This link is wrong',
    description: 'Title of the page when there never was a link with this code.',
  }),
  ownEndedTitle: defineMessage({
    id: 'friendGame.ended.own.title',
    defaultMessage: 'Your invite is no longer valid',
    description: 'Title of the page when the player’s own link leads to no game any more.',
  }),
  findOpponent: defineMessage({
    id: 'friendGame.ended.findOpponent',
    defaultMessage: 'Find an opponent',
    description: 'Button that leads to the search for another opponent.',
  }),
}

/** What became of a friend’s link. */
export const endMessages = {
  unknown: defineMessage({
    id: 'friendGame.wrong',
    defaultMessage: 'Part of it may be missing. Ask your friend to send it again.',
    description: 'Below “This link is wrong”.',
  }),
  taken: refusalMessages.invalid_invite_code,
  cancelled: refusalMessages.invite_canceled,
  expired: defineMessage({
    id: 'friendGame.ended.expired',
    defaultMessage: 'This link has expired. Ask your friend for a new one or create your own.',
    description: 'Why a friend’s link leads to no game.',
  }),
} as const satisfies Record<LinkEnd, unknown>

/** How the player’s own link ended, where the text differs. */
export const ownEndMessages = {
  ...endMessages,
  unknown: refusalMessages.invalid_invite_code,
  cancelled: defineMessage({
    id: 'friendGame.ended.own.cancelled',
    defaultMessage: 'You cancelled it, so the link no longer works.',
    description: 'What became of the player’s own link.',
  }),
  expired: defineMessage({
    id: 'friendGame.ended.own.expired',
    defaultMessage: 'Your link has expired. Create a new one and send it to your friend.',
    description: 'What became of the player’s own link.',
  }),
} as const satisfies Record<LinkEnd, unknown>
