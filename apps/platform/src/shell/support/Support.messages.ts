import { defineMessage, type MessageValue } from 'react-intl'

/** The page of the support. */
export const messages = {
  title: defineMessage({
    id: 'support.title',
    defaultMessage: 'Support',
    description: 'Title of the page on which users talk to the support.',
  }),
  tooYoung: defineMessage({
    id: 'support.tooYoung',
    defaultMessage: 'The chat is not for anybody under 13',
    description: 'Below the form, for a user who is too young for the chat with the support.',
  }),
  tooYoungText: defineMessage({
    id: 'support.tooYoung.text',
    defaultMessage:
      'It isn’t loaded and learns nothing about you. Write to us with the form, best together with a parent or guardian.',
    description: 'Below “The chat is not for anybody under 13”.',
  }),
  ask: defineMessage({
    id: 'support.ask',
    defaultMessage: 'Chat with our support',
    description: 'Title of the card that asks whether the chat may be loaded.',
  }),
  askText: defineMessage<{ readonly provider: MessageValue }>({
    id: 'support.ask.text',
    defaultMessage:
      'The chat is run by {provider}. If you agree, this site loads its code from there and tells it:',
    description: 'Above a list of what is told. {provider} is an address such as chat.example.org.',
  }),
  toldEmail: defineMessage({
    id: 'support.told.email',
    defaultMessage: 'your e-mail address, if you are signed in',
    description: 'In the list of what the chat is told.',
  }),
  toldPlan: defineMessage({
    id: 'support.told.plan',
    defaultMessage: 'your plan, your FIDE ID and your title',
    description: 'In the list of what the chat is told. FIDE is the chess federation.',
  }),
  toldPage: defineMessage({
    id: 'support.told.page',
    defaultMessage: 'which page of this site you are looking at',
    description: 'In the list of what the chat is told.',
  }),
  remembered: defineMessage({
    id: 'support.ask.remembered',
    defaultMessage: 'This browser remembers your answer. You can take it back here at any time.',
    description: 'Below the list of what the chat is told.',
  }),
  agree: defineMessage({
    id: 'support.agree',
    defaultMessage: 'Agree and load the chat',
    description: 'Button that agrees to the chat with the support.',
  }),
  agreed: defineMessage({
    id: 'support.agreed',
    defaultMessage: 'The chat is open',
    description: 'Title of the card after the user has agreed to the chat.',
  }),
  agreedText: defineMessage<{ readonly provider: MessageValue }>({
    id: 'support.agreed.text',
    defaultMessage:
      'You have agreed to the chat of {provider}. It is told who you are and which page you look at.',
    description: 'Below “The chat is open”. {provider} is an address such as chat.example.org.',
  }),
  withdraw: defineMessage({
    id: 'support.withdraw',
    defaultMessage: 'Take it back and close the chat',
    description: 'Button that ends the chat and takes the agreement back.',
  }),
}
