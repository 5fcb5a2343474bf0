import { defineMessage, type MessageValue } from 'react-intl'

/** The page of the support. */
export const messages = {
  organisers: defineMessage({
    id: 'support.organisers',
    defaultMessage: 'Contact the organisers',
    description: 'Title of the page that writes to the organisers of tournaments.',
  }),
  title: defineMessage({
    id: 'support.title',
    defaultMessage: 'Support',
    description: 'Title of the page on which users talk to the support.',
  }),
  tooYoung: defineMessage({
    id: 'support.tooYoung',
    defaultMessage: 'Chat is for ages 13 and over',
    description: 'Below the form, for a user who is too young for the chat with the support.',
  }),
  tooYoungText: defineMessage({
    id: 'support.tooYoung.text',
    defaultMessage:
      'It isn’t loaded and learns nothing about you. Write to us with the form, ideally together with a parent or guardian.',
    description: 'Below “The chat is not for anyone under 13”.',
  }),
  ask: defineMessage({
    id: 'support.ask',
    defaultMessage: 'Chat with support',
    description: 'Title of the card that asks whether the chat may be loaded.',
  }),
  askText: defineMessage<{ readonly provider: MessageValue }>({
    id: 'support.ask.text',
    defaultMessage:
      'The chat is provided by {provider}. If you agree, this site loads it from there and shares:',
    description: 'Above a list of what is told. {provider} is an address like chat.example.org.',
  }),
  toldEmail: defineMessage({
    id: 'support.told.email',
    defaultMessage: 'your email, if you’re signed in',
    description: 'In the list of what the chat is told.',
  }),
  toldPlan: defineMessage({
    id: 'support.told.plan',
    defaultMessage: 'your plan, FIDE ID and title',
    description: 'In the list of what the chat is told. FIDE is the chess federation.',
  }),
  toldPage: defineMessage({
    id: 'support.told.page',
    defaultMessage: 'which page you’re on',
    description: 'In the list of what the chat is told.',
  }),
  remembered: defineMessage({
    id: 'support.ask.remembered',
    defaultMessage: 'This browser remembers your answer. You can change it here at any time.',
    description: 'Below the list of what the chat is told.',
  }),
  agree: defineMessage({
    id: 'support.agree',
    defaultMessage: 'Agree and load chat',
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
      'You’ve agreed to chat with {provider}. It receives who you are and which page you’re on.',
    description: 'Below “The chat is open”. {provider} is an address like chat.example.org.',
  }),
  withdraw: defineMessage({
    id: 'support.withdraw',
    defaultMessage: 'Withdraw consent and close the chat',
    description: 'Button that ends the chat and takes the agreement back.',
  }),
}
