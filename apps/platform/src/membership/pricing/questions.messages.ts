import { defineMessage } from 'react-intl'

/** The frequent questions, the most asked first. */
export const questions = {
  free: {
    title: defineMessage({
      id: 'pricing.question.free',
      defaultMessage: 'Can I keep playing for free?',
      description: 'Frequent question on the page with the prices.',
    }),
    text: defineMessage({
      id: 'pricing.question.free.answer',
      defaultMessage:
        'Yes. Games against people and the computer, rated games and open tournaments stay free.',
      description: 'Answer to a frequent question.',
    }),
  },
  cancel: {
    title: defineMessage({
      id: 'pricing.question.cancel',
      defaultMessage: 'How do I cancel?',
      description: 'Frequent question on the page with the prices.',
    }),
    text: defineMessage({
      id: 'pricing.question.cancel.answer',
      defaultMessage:
        'On your membership page, in two presses. You’ll keep Pro until the end of the period you’ve paid for.',
      description: 'Answer to a frequent question.',
    }),
  },
  rating: {
    title: defineMessage({
      id: 'pricing.question.rating',
      defaultMessage: 'What happens to my rating without Pro?',
      description: 'Frequent question on the page with the prices.',
    }),
    text: defineMessage({
      id: 'pricing.question.rating.answer',
      defaultMessage:
        'Your FOA rating is frozen and waits for you. Your Kingside rating isn’t affected.',
      description: 'Answer to a frequent question. FOA and Kingside are names.',
    }),
  },
  card: {
    title: defineMessage({
      id: 'pricing.question.card',
      defaultMessage: 'Who sees my card?',
      description: 'Frequent question on the page with the prices.',
    }),
    text: defineMessage({
      id: 'pricing.question.card.answer',
      defaultMessage: 'Only the payment provider. Kingside never receives your card number.',
      description: 'Answer to a frequent question. Kingside is a name.',
    }),
  },
  gift: {
    title: defineMessage({
      id: 'pricing.question.gift',
      defaultMessage: 'Can someone else pay for me?',
      description: 'Frequent question on the page with the prices.',
    }),
    text: defineMessage({
      id: 'pricing.question.gift.answer',
      defaultMessage:
        'Yes. Make a payment link on your membership page and send it. Whoever opens it needs no account.',
      description: 'Answer to a frequent question.',
    }),
  },
} as const
