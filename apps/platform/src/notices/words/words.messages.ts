import { defineMessage, type MessageValue } from 'react-intl'

/** The messages that machines name by a code, in toasts, dialogs and notifications. */
export const wordMessages = {
  'language.failed': defineMessage({
    id: 'language.failed',
    defaultMessage: 'Couldn’t load the language. Check your connection and choose it again.',
    description: 'Notice after a choice of language. The page still speaks the old one.',
  }),
  'dialog.ok': defineMessage({
    id: 'words.dialog.ok',
    defaultMessage: 'OK',
    description: 'The one button of an alert.',
  }),
  'dialog.yes': defineMessage({
    id: 'words.dialog.yes',
    defaultMessage: 'Yes',
    description: 'Button that agrees to a question.',
  }),
  'dialog.no': defineMessage({
    id: 'words.dialog.no',
    defaultMessage: 'No',
    description: 'Button that says no to a question.',
  }),
  'game.drawOffer.toast': defineMessage<{ readonly opponent: MessageValue }>({
    id: 'words.game.drawOffer',
    defaultMessage: '{opponent} offers a draw',
    description: 'Passing message while a draw offer is open. {opponent} is a user name.',
  }),
  'game.started.toast': defineMessage({
    id: 'words.game.started',
    defaultMessage: 'Another of your games has started',
    description: 'Passing message on the page of a game. A click opens the other game.',
  }),
  'game.started.hint': defineMessage({
    id: 'words.game.started.hint',
    defaultMessage: 'You’ll also find it in your active games.',
    description: 'Below “Another of your games has started”.',
  }),
  'game.started.open': defineMessage({
    id: 'words.game.started.open',
    defaultMessage: 'Go to game',
    description: 'Button below “Another of your games has started”: opens that game.',
  }),
  'game.soon.toast': defineMessage({
    id: 'words.game.soon',
    defaultMessage: 'Your scheduled game starts in a minute',
    description: 'Passing message. A click leads to the game.',
  }),
  'game.soon.last': defineMessage({
    id: 'words.game.soon.last',
    defaultMessage: 'Your scheduled game is about to start',
    description:
      'Passing message, ten seconds before the start, to a player in another game. A click leads to the game.',
  }),
  'game.cancelled.toast': defineMessage({
    id: 'words.game.cancelled',
    defaultMessage: 'A scheduled game was cancelled',
    description: 'Passing message to both players of the game, wherever they are.',
  }),
  'game.cancelled.hint': defineMessage({
    id: 'words.game.cancelled.hint',
    defaultMessage: 'It’s no longer among your active games.',
    description: 'Below “A scheduled game was cancelled”.',
  }),
  'challenge.received.toast': defineMessage<{ readonly name: MessageValue }>({
    id: 'words.challenge.received',
    defaultMessage: '{name} challenges you',
    description: 'Passing message. {name} is a user name. A click leads to the challenge.',
  }),
  'challenge.received.guest': defineMessage({
    id: 'words.challenge.received.guest',
    defaultMessage: 'A guest challenges you',
    description: 'Passing message: somebody without an account wants to play.',
  }),
  'challenge.received.hint': defineMessage({
    id: 'words.challenge.received.hint',
    defaultMessage: 'You’ll also find it in your active games.',
    description: 'Below “{name} challenges you”.',
  }),
  'challenge.received.open': defineMessage({
    id: 'words.challenge.received.open',
    defaultMessage: 'View challenge',
    description: 'Button below “{name} challenges you”.',
  }),
  'notification.openOutside': defineMessage({
    id: 'words.notification.openOutside',
    defaultMessage: 'Open in a new tab',
    description:
      'Button of a passing message that tells a notification: it leads to another site, in a new tab.',
  }),
  'notification.tournament': defineMessage<{
    readonly facts: MessageValue
    readonly start: number | Date
  }>({
    id: 'words.notification.tournament',
    defaultMessage: '{facts} · {start, date, ::MMMd}, {start, time, short}',
    description:
      'In a passing message about a tournament. {facts} is its name and time control, as in “Almaty Open · 3+2”; {start} is when it starts.',
  }),
  'notification.open': defineMessage({
    id: 'words.notification.open',
    defaultMessage: 'Open',
    description:
      'Button of a passing message that tells a notification: it leads where that leads.',
  }),
  'game.turn.toast': defineMessage<{ readonly game: MessageValue }>({
    id: 'words.game.turn',
    defaultMessage: 'Your move in game {game}',
    description: 'Passing message to someone with several games. {game} is the game’s number.',
  }),
  'game.resign.confirm': defineMessage({
    id: 'words.game.resign.title',
    defaultMessage: 'Resign the game?',
    description: 'Question before a player gives up the game.',
  }),
  'game.resign.yes': defineMessage({
    id: 'words.game.resign.yes',
    defaultMessage: 'Resign',
    description: 'Button that gives up the game.',
  }),
  'game.resign.text': defineMessage({
    id: 'words.game.resign.text',
    defaultMessage: 'Both sides have moved, so you can’t abort the game. Your opponent will win.',
    description: 'Below the question before a player gives up a game against a person.',
  }),
  'game.resign.computer': defineMessage({
    id: 'words.game.resign.computer',
    defaultMessage: 'The computer will win the game.',
    description: 'Below the question before a player gives up a game against the computer.',
  }),
  'game.keepPlaying': defineMessage({
    id: 'words.game.keepPlaying',
    defaultMessage: 'Keep playing',
    description: 'Button that closes a question of a game and changes nothing.',
  }),
  'game.draw.confirm': defineMessage({
    id: 'words.game.draw.title',
    defaultMessage: 'Offer a draw?',
    description: 'Question before a draw is offered.',
  }),
  'game.draw.text': defineMessage({
    id: 'words.game.draw.text',
    defaultMessage: 'Your opponent can accept until their next move.',
    description: 'Below the question whether to offer a draw.',
  }),
  'game.draw.yes': defineMessage({
    id: 'words.game.draw.yes',
    defaultMessage: 'Offer draw',
    description: 'Button of the question that offers a draw.',
  }),
  'game.cancel.confirm': defineMessage({
    id: 'words.game.cancel.title',
    defaultMessage: 'Cancel the game?',
    description: 'Question before a scheduled game is cancelled.',
  }),
  'game.cancel.text': defineMessage({
    id: 'words.game.cancel.text',
    defaultMessage: 'It won’t be played, and we’ll tell your opponent. No ratings change.',
    description: 'Below the question before a scheduled game is cancelled.',
  }),
  'game.cancel.yes': defineMessage({
    id: 'words.game.cancel.yes',
    defaultMessage: 'Cancel game',
    description: 'Button of the question that cancels a scheduled game.',
  }),
  'game.cancel.no': defineMessage({
    id: 'words.game.cancel.no',
    defaultMessage: 'Keep the game',
    description: 'Button of the question: the game is not cancelled.',
  }),
  'game.rematch.ask': defineMessage<{ readonly opponent: MessageValue }>({
    id: 'words.game.rematch.title',
    defaultMessage: '{opponent} wants a rematch',
    description: 'Question after a game. {opponent} is a user name.',
  }),
  'game.rematch.later': defineMessage({
    id: 'words.game.rematch.later',
    defaultMessage: 'Later',
    description: 'Button that puts a rematch off.',
  }),
  'game.rematch.now': defineMessage({
    id: 'words.game.rematch.now',
    defaultMessage: 'Play now',
    description: 'Button that starts a rematch.',
  }),
  'notifications.prompt.title': defineMessage({
    id: 'words.notifications.prompt.title',
    defaultMessage: 'Sign in to see your notifications',
    description: 'The one notification of a visitor; it opens the sign-in popup.',
  }),
  'notifications.prompt.description': defineMessage({
    id: 'words.notifications.prompt.description',
    defaultMessage: 'Play rated games, join tournaments and keep track of your progress',
    description: 'Below the title of the one notification of a visitor.',
  }),
}
