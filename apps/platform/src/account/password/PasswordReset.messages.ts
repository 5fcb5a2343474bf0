import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'passwordReset.title',
    defaultMessage: 'Set a new password',
    description: 'Title of the popup that leads to a new password.',
  }),
  lead: defineMessage({
    id: 'passwordReset.lead',
    defaultMessage: 'Enter your email and we’ll send you a link to set a new password.',
    description: 'Above the form that asks for the address.',
  }),
  send: defineMessage({
    id: 'passwordReset.send',
    defaultMessage: 'Send link',
    description: 'Button that asks for the mail.',
  }),
  sent: defineMessage({
    id: 'passwordReset.sent',
    defaultMessage: 'Check your email',
    description: 'Title of the notice after the mail was asked for.',
  }),
  sentText: defineMessage<{ readonly email: MessageValue }>({
    id: 'passwordReset.sent.text',
    defaultMessage: 'If there’s an account for {email}, we’ve sent it a link.',
    description: 'Text of the notice. It must not tell whether the account exists.',
  }),
  again: defineMessage({
    id: 'passwordReset.again',
    defaultMessage: 'Send again',
    description: 'Button that asks for the mail once more.',
  }),
  waiting: defineMessage<{ readonly time: MessageValue }>({
    id: 'passwordReset.again.waiting',
    defaultMessage: 'You can request another email in {time}',
    description:
      'In place of the button “Send it again”. {time} is 01:00, “2 days 5 h” or “a moment”.',
  }),
  resendThrottled: defineMessage<{ readonly time: MessageValue }>({
    id: 'passwordReset.error.resendThrottled',
    defaultMessage: 'We’ve just sent you an email. You can request another in {time}.',
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
    defaultMessage: 'Save password',
    description: 'Button that sends the new password.',
  }),
  deadToken: defineMessage({
    id: 'passwordReset.error.invalidToken',
    defaultMessage: 'This link has expired or was already used. Request a new one.',
    description: 'Notice in place of the form.',
  }),
  restart: defineMessage({
    id: 'passwordReset.restart',
    defaultMessage: 'Request new link',
    description: 'Button that leads to the form that asks for the mail.',
  }),
  done: defineMessage({
    id: 'passwordReset.done',
    defaultMessage: 'New password saved',
    description: 'Title of the notice at the end.',
  }),
  signIn: defineMessage({
    id: 'passwordReset.done.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that leads to the sign-in form.',
  }),
}
