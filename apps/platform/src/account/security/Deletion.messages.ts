import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'security.deletion',
    defaultMessage: 'Delete your account',
    description: 'Heading of the part in which members delete their account.',
  }),
  text: defineMessage<{ readonly days: number | bigint }>({
    id: 'security.deletion.text',
    defaultMessage:
      '{days, plural, one {You’ll have # day to change your mind: just sign in again.} other {You’ll have # days to change your mind: just sign in again.}}',
    description: 'Below the heading. {days} is how long the account can be kept.',
  }),
  gone: defineMessage({
    id: 'security.deletion.gone',
    defaultMessage:
      'Deleted: your name, email, date of birth, pictures, passkeys, notifications, and the people you follow or block.',
    description: 'First consequence of deleting the account.',
  }),
  stays: defineMessage({
    id: 'security.deletion.stays',
    defaultMessage:
      'Kept without your name: your games, ratings and tournament results, because they’re your opponents’ too.',
    description: 'Second consequence of deleting the account.',
  }),
  address: defineMessage({
    id: 'security.deletion.address',
    defaultMessage: 'You can use your email for a new account, but your old games won’t return.',
    description: 'Third consequence of deleting the account.',
  }),
  open: defineMessage({
    id: 'security.deletion.open',
    defaultMessage: 'Delete account',
    description: 'Button that asks whether to delete the account.',
  }),
  question: defineMessage({
    id: 'security.deletion.question',
    defaultMessage: 'Delete your account?',
    description: 'Title of the question.',
  }),
  questionText: defineMessage({
    id: 'security.deletion.question.text',
    defaultMessage:
      'We’ll sign you out on all devices, cancel your challenges and remove you from upcoming tournaments.',
    description: 'Text of the question whether to delete the account.',
  }),
  yes: defineMessage({
    id: 'security.deletion.yes',
    defaultMessage: 'Delete account',
    description: 'Answer: deletes the account.',
  }),
  no: defineMessage({
    id: 'security.deletion.no',
    defaultMessage: 'Keep account',
    description: 'Answer: nothing happens.',
  }),
  stillPlaying: defineMessage({
    id: 'security.deletion.stillPlaying',
    defaultMessage: 'You have a game in progress or agreed. Finish or cancel it first.',
    description: 'Why the account could not be deleted.',
  }),
  tournamentRunning: defineMessage({
    id: 'security.deletion.tournamentRunning',
    defaultMessage: 'You’re playing in a tournament. Wait until it ends.',
    description: 'Why the account could not be deleted.',
  }),
  failed: defineMessage({
    id: 'security.deletion.failed',
    defaultMessage: 'Couldn’t delete your account. Check your connection and try again.',
    description: 'When the server could not be asked.',
  }),
  asked: defineMessage<{ readonly date: MessageValue }>({
    id: 'security.deletion.asked',
    defaultMessage: 'Your account will be deleted on {date}',
    description: 'In place of the page, after the member was signed out. {date} is a day.',
  }),
  askedText: defineMessage({
    id: 'security.deletion.asked.text',
    defaultMessage: 'If you change your mind, sign in before then and your account stays.',
    description: 'Below the line on which day the account is deleted.',
  }),
}
