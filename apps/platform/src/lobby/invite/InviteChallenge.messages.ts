import type { InviteFor } from '@kingside/machines/invite-challenge'
import type { ChallengeEnd } from '@kingside/machines/challenge'
import { defineMessage, type MessageValue } from 'react-intl'
import { endMessages } from '../challenge/challenge.messages.ts'

export const messages = {
  draft: defineMessage({
    id: 'inviteChallenge.draft',
    defaultMessage: 'Invite to a game',
    description: 'Title of the form for an invite.',
  }),
  draftLine: defineMessage({
    id: 'inviteChallenge.draft.line',
    defaultMessage: 'Choose who to invite and the game settings',
    description: 'Below the title of the form for an invite.',
  }),
  opponent: defineMessage({
    id: 'inviteChallenge.opponent',
    defaultMessage: 'Opponent',
    description: 'Label of the choice of whom to invite.',
  }),
  toCode: defineMessage({
    id: 'inviteChallenge.opponent.code',
    defaultMessage: 'Anyone with the link',
    description: 'Choice of whom to invite: whoever gets the link or the code.',
  }),
  toCodeHint: defineMessage({
    id: 'inviteChallenge.opponent.code.hint',
    defaultMessage: 'You’ll get a link and a code to share',
    description: 'Below the choice of whoever gets the link or the code.',
  }),
  toFriend: defineMessage({
    id: 'inviteChallenge.opponent.friend',
    defaultMessage: 'A friend',
    description: 'Choice of whom to invite: one player, whose name is not known here.',
  }),
  toFriendHint: defineMessage({
    id: 'inviteChallenge.opponent.friend.hint',
    defaultMessage: 'They get the invite right away',
    description: 'Below the choice of one player by name.',
  }),
  toBot: defineMessage({
    id: 'inviteChallenge.opponent.bot',
    defaultMessage: 'The computer',
    description: 'Choice of whom to invite: a chess program.',
  }),
  toBotHint: defineMessage({
    id: 'inviteChallenge.opponent.bot.hint',
    defaultMessage: 'The game starts right away',
    description: 'Below the choice of a chess program.',
  }),
  own: defineMessage({
    id: 'inviteChallenge.own',
    defaultMessage: 'Your invite is ready',
    description: 'Title above the code of an invite, for the player who made it.',
  }),
  ownForFriend: defineMessage<{ readonly name: MessageValue }>({
    id: 'inviteChallenge.own.friend',
    defaultMessage: 'Your invite to {name}',
    description: 'Title above the code of an invite. {name} is the player who is invited.',
  }),
  ownForBot: defineMessage({
    id: 'inviteChallenge.own.bot',
    defaultMessage: 'Your game with the computer',
    description: 'Title of an invite to a chess program, for the player who made it.',
  }),
  cancel: defineMessage({
    id: 'inviteChallenge.cancel',
    defaultMessage: 'Cancel invite',
    description: 'Button that takes back an invite; also agrees to it in the dialog.',
  }),
  cancelTitle: defineMessage({
    id: 'inviteChallenge.cancel.title',
    defaultMessage: 'Cancel your invite?',
    description: 'Title of the dialog that asks before an invite is taken back.',
  }),
  cancelText: defineMessage({
    id: 'inviteChallenge.cancel.text',
    defaultMessage: 'The link and the code will stop working.',
    description: 'Text of the dialog that asks before an invite is taken back.',
  }),
  code: defineMessage({
    id: 'inviteChallenge.code',
    defaultMessage: 'Invite code',
    description: 'Names the code of an invite such as TULPAR-42, and the field to type it into.',
  }),
  copyCode: defineMessage({
    id: 'inviteChallenge.code.copy',
    defaultMessage: 'Copy code',
    description: 'Button that copies the code of an invite.',
  }),
  copied: defineMessage({
    id: 'inviteChallenge.code.copied',
    defaultMessage: 'Copied',
    description: 'On the button after the code or the link was copied.',
  }),
  copyFailed: defineMessage({
    id: 'inviteChallenge.code.copyFailed',
    defaultMessage: 'Not copied. Select it and copy it yourself.',
    description: 'On the button after the code or the link could not be copied.',
  }),
  share: defineMessage({
    id: 'inviteChallenge.share',
    defaultMessage: 'Share link',
    description: 'Button that hands the link of an invite to a messenger or to be copied.',
  }),
  link: defineMessage({
    id: 'inviteChallenge.share.link',
    defaultMessage: 'Link to your invite',
    description: 'Names the field that holds the link of an invite.',
  }),
  copyLink: defineMessage({
    id: 'inviteChallenge.share.copy',
    defaultMessage: 'Copy link',
    description: 'Button that copies the link of an invite.',
  }),
  shareTitle: defineMessage({
    id: 'inviteChallenge.share.title',
    defaultMessage: 'A game of chess',
    description: 'Title of the message that is sent to a friend with the link of an invite.',
  }),
  shareText: defineMessage<{ readonly code: MessageValue }>({
    id: 'inviteChallenge.share.text',
    defaultMessage: 'Play chess with me. My invite code is {code}.',
    description: 'Message that is sent to a friend with the link of an invite.',
  }),
  expiry: defineMessage<{ readonly time: MessageValue }>({
    id: 'inviteChallenge.expiry',
    defaultMessage: 'Valid for {time}',
    description: 'Below the code of an invite. {time} is a running time like 09:59.',
  }),
  expiryLabel: defineMessage({
    id: 'inviteChallenge.expiry.label',
    defaultMessage: 'Time left on the invite',
    description: 'Names the running time below the code of an invite, for screen readers.',
  }),
  noExpiry: defineMessage({
    id: 'inviteChallenge.expiry.none',
    defaultMessage: 'Valid until you cancel it',
    description: 'Below the code of an invite that does not run out.',
  }),
  enterTitle: defineMessage({
    id: 'inviteChallenge.enter',
    defaultMessage: 'Join with a code',
    description: 'Title of the form where a guest types the code of an invite.',
  }),
  enterLine: defineMessage({
    id: 'inviteChallenge.enter.line',
    defaultMessage: 'Your friend can read the code out to you',
    description: 'Below the title of the form where a guest types the code of an invite.',
  }),
  codeHelp: defineMessage({
    id: 'inviteChallenge.enter.help',
    defaultMessage: 'Like TULPAR-42',
    description: 'Help below the field for the code of an invite. TULPAR-42 is an example.',
  }),
  wrongCode: defineMessage({
    id: 'inviteChallenge.enter.wrong',
    defaultMessage: 'This code doesn’t look right. Check it and try again.',
    description: 'Error below the field for the code of an invite: it is too short or has spaces.',
  }),
  enter: defineMessage({
    id: 'inviteChallenge.enter.submit',
    defaultMessage: 'Continue',
    description: 'Button that takes the code that a guest has typed.',
  }),
  invited: defineMessage<{ readonly name: MessageValue }>({
    id: 'inviteChallenge.invited',
    defaultMessage: '{name} invites you to a game',
    description: 'Title for a guest. {name} is the player who invites.',
  }),
  invitedBySomebody: defineMessage({
    id: 'inviteChallenge.invited.somebody',
    defaultMessage: 'You’re invited to a game',
    description: 'Title for a guest; who invites is not known.',
  }),
  invitedLine: defineMessage({
    id: 'inviteChallenge.invited.line',
    defaultMessage: 'The game starts when you accept',
    description: 'Below the title for a guest.',
  }),
  guestCode: defineMessage<{ readonly code: MessageValue }>({
    id: 'inviteChallenge.invited.code',
    defaultMessage: 'Invite code {code}',
    description: 'The code that a guest came with, such as TULPAR-42.',
  }),
  declineTitle: defineMessage({
    id: 'inviteChallenge.decline.title',
    defaultMessage: 'Decline the invite?',
    description: 'Title of the dialog that asks before an invite is declined.',
  }),
  declineText: defineMessage({
    id: 'inviteChallenge.decline.text',
    defaultMessage: 'Your friend will see that you don’t want to play now.',
    description: 'Text of the dialog that asks before an invite is declined.',
  }),
  incompleteTitle: defineMessage({
    id: 'inviteChallenge.incomplete.title',
    defaultMessage: 'Your registration isn’t complete',
    description: 'Title of the dialog that leads to the missing part of the registration.',
  }),
  notNow: defineMessage({
    id: 'inviteChallenge.incomplete.cancel',
    defaultMessage: 'Not now',
    description: 'Button of the dialog that leads to the missing part of the registration.',
  }),
}

/** The status of the player’s own invite. */
export const waitingMessages = {
  code: defineMessage({
    id: 'inviteChallenge.waiting.code',
    defaultMessage: 'Waiting for your friend',
    description: 'How the player’s own invite stands: nobody has used the link or the code yet.',
  }),
  friend: defineMessage({
    id: 'inviteChallenge.waiting.friend',
    defaultMessage: 'Waiting for an answer',
    description: 'How the player’s own invite to one player stands.',
  }),
  bot: defineMessage({
    id: 'inviteChallenge.waiting.bot',
    defaultMessage: 'It joins in a few seconds',
    description: 'State of the player’s own invite to a chess program.',
  }),
} as const satisfies Record<InviteFor['kind'], unknown>

export const createMessages = {
  code: defineMessage({
    id: 'inviteChallenge.create.code',
    defaultMessage: 'Create invite',
    description: 'Button that makes an invite with a link and a code.',
  }),
  friend: defineMessage({
    id: 'inviteChallenge.create.friend',
    defaultMessage: 'Send invite',
    description: 'Button that invites one player.',
  }),
  bot: defineMessage({
    id: 'inviteChallenge.create.bot',
    defaultMessage: 'Start game',
    description: 'Button that starts a game against a chess program.',
  }),
} as const satisfies Record<InviteFor['kind'], unknown>

export const creatingMessages = {
  code: defineMessage({
    id: 'inviteChallenge.creating.code',
    defaultMessage: 'Creating…',
    description: 'On the button while an invite with a link and a code is made.',
  }),
  friend: defineMessage({
    id: 'inviteChallenge.creating.friend',
    defaultMessage: 'Sending…',
    description: 'On the button while one player is being invited.',
  }),
  bot: defineMessage({
    id: 'inviteChallenge.creating.bot',
    defaultMessage: 'Starting…',
    description: 'On the button while a game against a chess program is prepared.',
  }),
} as const satisfies Record<InviteFor['kind'], unknown>

/** How an invite ended without a game. */
export const inviteEndMessages = {
  ...endMessages,
  cancelled: defineMessage({
    id: 'inviteChallenge.end.cancelled',
    defaultMessage: 'The invite was cancelled',
    description: 'Why an invite has led to no game.',
  }),
  declined: defineMessage({
    id: 'inviteChallenge.end.declined',
    defaultMessage: 'The invite was declined',
    description: 'Why an invite has led to no game.',
  }),
  expired: defineMessage({
    id: 'inviteChallenge.end.expired',
    defaultMessage: 'The invite has expired',
    description: 'Why an invite has led to no game.',
  }),
  gone: defineMessage({
    id: 'inviteChallenge.end.gone',
    defaultMessage: 'This invite is no longer available',
    description: 'Why an invite has led to no game, where no more is known of it.',
  }),
} as const satisfies Record<ChallengeEnd, unknown>
