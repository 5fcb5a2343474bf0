import { defineMessage, type MessageValue } from 'react-intl'

/** The form that writes to the operator. */
export const messages = {
  lead: defineMessage({
    id: 'supportForm.lead',
    defaultMessage:
      'Write to the people who run this site. You don’t need an account. If it’s about a game, add its link.',
    description: 'Above the form that writes to the support.',
  }),
  organisersLead: defineMessage({
    id: 'supportForm.organisers.lead',
    defaultMessage:
      'Ask the organisers about a tournament: prizes, rules, or playing in it. You don’t need an account.',
    description: 'Above the form that writes to the organisers of tournaments.',
  }),
  name: defineMessage({
    id: 'supportForm.name',
    defaultMessage: 'Your name',
    description: 'Label of the field for the name of who writes to the organisers.',
  }),
  subject: defineMessage({
    id: 'supportForm.subject',
    defaultMessage: 'Subject',
    description: 'Label of the field for what the message is about.',
  }),
  message: defineMessage({
    id: 'supportForm.message',
    defaultMessage: 'Message',
    description: 'Label of the field for the text of the message.',
  }),
  replyTo: defineMessage({
    id: 'supportForm.replyTo',
    defaultMessage: 'Your email',
    description: 'Label of the field for the address that the answer is sent to.',
  }),
  replyToHelp: defineMessage({
    id: 'supportForm.replyTo.help',
    defaultMessage: 'We’ll reply to this address.',
    description: 'Below the field “Your email”.',
  }),
  send: defineMessage({
    id: 'supportForm.send',
    defaultMessage: 'Send message',
    description: 'Button that sends the message to the support.',
  }),
  left: defineMessage<{ readonly left: number | bigint; readonly over: number | bigint }>({
    id: 'supportForm.left',
    defaultMessage:
      '{over, plural, =0 {{left, plural, one {# character left} other {# characters left}}} one {# character too many} other {# characters too many}}',
    description: 'Says to screen readers how much may still be typed into a field.',
  }),
  tooLong: defineMessage({
    id: 'supportForm.error.tooLong',
    defaultMessage: 'Too long',
    description: 'Error below a field with too many characters.',
  }),
  throttled: defineMessage<{ readonly time: MessageValue }>({
    id: 'supportForm.error.throttled',
    defaultMessage: 'You’ve sent five messages in the last hour. Try again in {time}.',
    description: '{time} is a running time like 40:00. What was typed stays in the form.',
  }),
  failed: defineMessage({
    id: 'supportForm.error.failed',
    defaultMessage: 'Couldn’t send your message',
    description: 'Title above the form when the message was not taken.',
  }),
  failedText: defineMessage({
    id: 'supportForm.error.failed.text',
    defaultMessage: 'Your message is still here. Try again in a moment.',
    description: 'Below “Couldn’t send your message”.',
  }),
  offlineText: defineMessage({
    id: 'supportForm.error.offline.text',
    defaultMessage: 'You’re offline. Your message is still here. Try again when you’re connected.',
    description: 'Below “Couldn’t send your message”.',
  }),
  sent: defineMessage({
    id: 'supportForm.sent',
    defaultMessage: 'Message sent',
    description: 'Title in place of the form when the message has arrived.',
  }),
  sentText: defineMessage<{ readonly email: MessageValue }>({
    id: 'supportForm.sent.text',
    defaultMessage: 'We’ll reply to {email}.',
    description: 'Below “Message sent”. {email} is the address that was typed.',
  }),
  again: defineMessage({
    id: 'supportForm.again',
    defaultMessage: 'Write another message',
    description: 'Button below “Message sent”.',
  }),
  cancel: defineMessage({
    id: 'supportForm.cancel',
    defaultMessage: 'Cancel',
    description: 'Shown on the button, says what a press does while the message is on its way.',
  }),
}
