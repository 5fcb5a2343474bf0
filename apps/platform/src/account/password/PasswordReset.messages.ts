import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'passwordReset.title',
    defaultMessage: 'A new password',
    description: 'Title of the popup that leads to a new password.',
  }),
  lead: defineMessage({
    id: 'passwordReset.lead',
    defaultMessage: 'Tell us your e-mail address, and we send you a link to choose a new password.',
    description: 'Above the form that asks for the address.',
  }),
  send: defineMessage({
    id: 'passwordReset.send',
    defaultMessage: 'Send the link',
    description: 'Button that asks for the mail.',
  }),
  sent: defineMessage({
    id: 'passwordReset.sent',
    defaultMessage: 'Check your mail',
    description: 'Title of the notice after the mail was asked for.',
  }),
  sentText: defineMessage<{ readonly email: MessageValue }>({
    id: 'passwordReset.sent.text',
    defaultMessage: 'If there is an account with {email}, a link is on its way to it.',
    description: 'Text of the notice. It must not tell whether the account exists.',
  }),
  again: defineMessage({
    id: 'passwordReset.again',
    defaultMessage: 'Send it again',
    description: 'Button that asks for the mail once more.',
  }),
  waiting: defineMessage<{ readonly time: MessageValue }>({
    id: 'passwordReset.again.waiting',
    defaultMessage: 'You can ask for another mail in {time}',
    description:
      'In place of the button “Send it again”. {time} is 01:00, “2 days 5 h” or “a moment”.',
  }),
  resendThrottled: defineMessage<{ readonly time: MessageValue }>({
    id: 'passwordReset.error.resendThrottled',
    defaultMessage: 'We have just sent you a mail. You can ask for another in {time}',
    description:
      'In place of the button “Send it again”. {time} is 01:00, “2 days 5 h” or “a moment”.',
  }),
  otherAddress: defineMessage({
    id: 'passwordReset.otherAddress',
    defaultMessage: 'Use another address',
    description: 'Button that leads back to the form with the address.',
  }),
  save: defineMessage({
    id: 'passwordReset.save',
    defaultMessage: 'Save the password',
    description: 'Button that sends the new password.',
  }),
  deadToken: defineMessage({
    id: 'passwordReset.error.invalidToken',
    defaultMessage: 'This link has been used or is too old. Ask for a new one',
    description: 'Notice in place of the form.',
  }),
  restart: defineMessage({
    id: 'passwordReset.restart',
    defaultMessage: 'Ask for a new link',
    description: 'Button that leads to the form that asks for the mail.',
  }),
  done: defineMessage({
    id: 'passwordReset.done',
    defaultMessage: 'Your new password is saved',
    description: 'Title of the notice at the end.',
  }),
  signIn: defineMessage({
    id: 'passwordReset.done.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that leads to the sign-in form.',
  }),
}
