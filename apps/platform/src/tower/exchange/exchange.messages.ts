import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  balance: defineMessage<{ readonly coins: MessageValue }>({
    id: 'tower.exchange.balance',
    defaultMessage: 'You have {coins}',
    description: 'The balance; coins is the number with its noun.',
  }),
  benefits: defineMessage({
    id: 'tower.exchange.benefits',
    defaultMessage: 'What coins buy',
    description: 'Heading.',
  }),
  inventory: defineMessage({
    id: 'tower.exchange.inventory',
    defaultMessage: 'What you have',
    description: 'Heading over what was won or bought.',
  }),
  buy: defineMessage<{ readonly coins: MessageValue }>({
    id: 'tower.exchange.buy',
    defaultMessage: 'Buy for {coins}',
    description: 'Button; coins is the number with its noun.',
  }),
  missing: defineMessage<{ readonly coins: MessageValue }>({
    id: 'tower.exchange.missing',
    defaultMessage: '{coins} short',
    description: 'Why a benefit can’t be bought; coins is the number with its noun.',
  }),
  soldOut: defineMessage({
    id: 'tower.exchange.soldOut',
    defaultMessage: 'Sold out',
    description: 'Why a benefit can’t be bought.',
  }),
  bought: defineMessage({
    id: 'tower.exchange.bought',
    defaultMessage: 'It’s yours. You’ll find it below.',
    description: 'Said after a purchase.',
  }),
  nothing: defineMessage({
    id: 'tower.exchange.nothing',
    defaultMessage: 'Nothing yet',
    description: 'Where nothing was won or bought.',
  }),
  nothingText: defineMessage({
    id: 'tower.exchange.nothingText',
    defaultMessage:
      'What you buy, and months and codes you win, will wait here until you use them.',
    description: 'Where nothing was won or bought.',
  }),
  activate: defineMessage({
    id: 'tower.exchange.activate',
    defaultMessage: 'Use',
    description: 'Button that activates what one has; its name follows for screen readers.',
  }),
  since: defineMessage<{ readonly date: MessageValue }>({
    id: 'tower.exchange.since',
    defaultMessage: 'Used on {date}',
    description: 'When something was activated.',
  }),
  acquired: defineMessage<{ readonly date: MessageValue }>({
    id: 'tower.exchange.acquired',
    defaultMessage: 'Yours since {date}',
    description: 'When something was won or bought.',
  }),
  copy: defineMessage({
    id: 'tower.exchange.copy',
    defaultMessage: 'Copy code',
    description: 'Button beside a promo code.',
  }),
  copied: defineMessage({
    id: 'tower.exchange.copied',
    defaultMessage: 'Copied',
    description: 'Said after a promo code was copied.',
  }),
  notCopied: defineMessage({
    id: 'tower.exchange.notCopied',
    defaultMessage: 'Not copied. Select the code yourself.',
    description: 'Said after a promo code could not be copied.',
  }),
  activated: defineMessage({
    id: 'tower.exchange.activated',
    defaultMessage: 'Done. Enjoy it!',
    description: 'Said after an activation.',
  }),
  more: defineMessage({
    id: 'tower.exchange.more',
    defaultMessage: 'Load more',
    description: 'Button below the list of what one has.',
  }),
  proText: defineMessage({
    id: 'tower.exchange.proText',
    defaultMessage: 'It starts when you use it, or when your paid time ends.',
    description: 'About a month of Pro.',
  }),
  codeText: defineMessage({
    id: 'tower.exchange.codeText',
    defaultMessage: 'For one order in the shop. You see it when you use it.',
    description: 'About a promo code.',
  }),
  puzzlesText: defineMessage({
    id: 'tower.exchange.puzzlesText',
    defaultMessage: 'On top of your daily puzzles, until midnight UTC.',
    description: 'About more puzzles.',
  }),
  signIn: defineMessage({
    id: 'tower.exchange.signIn',
    defaultMessage: 'Sign in to spend coins',
    description: 'For visitors.',
  }),
}

/** Why something was not bought or activated, by its code. */
export const refusals = {
  not_enough_coins: defineMessage({
    id: 'tower.refusal.not_enough_coins',
    defaultMessage: 'You don’t have enough coins for this.',
    description: 'Why something was not bought.',
  }),
  sold_out: defineMessage({
    id: 'tower.refusal.sold_out',
    defaultMessage: 'There are no codes left. More will come.',
    description: 'Why a promo code was not bought or shown.',
  }),
  consent_required: defineMessage({
    id: 'tower.refusal.consent_required',
    defaultMessage: 'Take part in the tower first.',
    description: 'Why something was not bought.',
  }),
  of_no_use: defineMessage({
    id: 'tower.refusal.of_no_use',
    defaultMessage: 'You already have what it gives. Keep it for later.',
    description: 'Why something was not activated.',
  }),
  not_found: defineMessage({
    id: 'tower.refusal.not_found',
    defaultMessage: 'It’s no longer there. Reload the page.',
    description: 'Why something was not bought or activated.',
  }),
  unauthorised: defineMessage({
    id: 'tower.refusal.unauthorised',
    defaultMessage: 'Your session has ended. Sign in and try again.',
    description: 'Why something was not bought or activated.',
  }),
  rate_limited: defineMessage({
    id: 'tower.refusal.rate_limited',
    defaultMessage: 'That was a lot in a short time. Try again in a minute.',
    description: 'Why something was not bought or activated.',
  }),
  offline: defineMessage({
    id: 'tower.refusal.offline',
    defaultMessage: 'You’re offline. Check your connection and try again.',
    description: 'Why something was not bought or activated.',
  }),
  timeout: defineMessage({
    id: 'tower.refusal.timeout',
    defaultMessage: 'No answer came. Look below before you try again.',
    description: 'A purchase or an activation that may have been done or not.',
  }),
  something_wents_wrong: defineMessage({
    id: 'tower.refusal.something_wents_wrong',
    defaultMessage: 'That didn’t work. Try again in a moment.',
    description: 'Why something was not bought or activated.',
  }),
}
