import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  pageTitle: defineMessage({
    id: 'payFor.page',
    defaultMessage: 'Pay for someone else',
    description: 'Title of the page that a payment link opens.',
  }),
  title: defineMessage<{ readonly name: MessageValue }>({
    id: 'payFor.title',
    defaultMessage: 'Pro for {name}',
    description: 'Heading of the page that a payment link opens. {name} is a person.',
  }),
  lead: defineMessage({
    id: 'payFor.lead',
    defaultMessage: 'You pay once. It doesn’t renew, and you don’t need an account.',
    description: 'Below the heading of the page that a payment link opens.',
  }),
  failed: defineMessage({
    id: 'payFor.failed',
    defaultMessage: 'Couldn’t open the payment page. You haven’t been charged.',
    description: 'Below the button that pays for somebody else.',
  }),
  unknown: defineMessage({
    id: 'payFor.unknown',
    defaultMessage: 'This payment link doesn’t work',
    description: 'Title where a payment link is not known or has expired.',
  }),
  unknownText: defineMessage({
    id: 'payFor.unknown.text',
    defaultMessage: 'Ask for a new one.',
    description: 'Below the title about a payment link that does not work.',
  }),
  used: defineMessage<{ readonly name: MessageValue }>({
    id: 'payFor.used',
    defaultMessage: 'Pro for {name} is paid',
    description: 'Title where a payment link was used. {name} is a person.',
  }),
  usedText: defineMessage({
    id: 'payFor.used.text',
    defaultMessage: 'There’s nothing more to pay.',
    description: 'Below the title about a payment link that was used.',
  }),
  unloaded: defineMessage({
    id: 'payFor.unloaded',
    defaultMessage: 'Couldn’t load the payment link',
    description: 'Title where there was no answer about a payment link.',
  }),
  unloadedText: defineMessage({
    id: 'payFor.unloaded.text',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below the title where there was no answer about a payment link.',
  }),
  retry: defineMessage({
    id: 'payFor.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks about a payment link again.',
  }),
  ask: defineMessage({
    id: 'payFor.ask',
    defaultMessage: 'Let someone else pay',
    description: 'Heading on the membership page, above the button that makes a payment link.',
  }),
  askText: defineMessage({
    id: 'payFor.ask.text',
    defaultMessage:
      'Create a link and send it to whoever pays. They see only your name, and need no account.',
    description: 'Below the heading about payment links, on the membership page.',
  }),
  make: defineMessage({
    id: 'payFor.make',
    defaultMessage: 'Create a payment link',
    description: 'Button on the membership page.',
  }),
  makeFailed: defineMessage({
    id: 'payFor.make.failed',
    defaultMessage: 'Couldn’t create the link. Try again.',
    description: 'Below the button that makes a payment link.',
  }),
  link: defineMessage({
    id: 'payFor.link',
    defaultMessage: 'Payment link',
    description: 'Label of the field with a payment link, to be copied.',
  }),
  linkHelp: defineMessage({
    id: 'payFor.link.help',
    defaultMessage: 'It’s valid for a month. A new link replaces it.',
    description: 'Below the field with a payment link.',
  }),
  copy: defineMessage({
    id: 'payFor.copy',
    defaultMessage: 'Copy link',
    description: 'Button that copies a payment link.',
  }),
  copied: defineMessage({
    id: 'payFor.copied',
    defaultMessage: 'Copied',
    description: 'In place of the button after a payment link was copied.',
  }),
  notCopied: defineMessage({
    id: 'payFor.notCopied',
    defaultMessage: 'Not copied. Select the text and copy it yourself.',
    description: 'In place of the button when a payment link could not be copied.',
  }),
}
