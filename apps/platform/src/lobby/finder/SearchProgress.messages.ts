import { defineMessage } from 'react-intl'

export const messages = {
  starting: defineMessage({
    id: 'gameFinder.starting',
    defaultMessage: 'Starting the search',
    description: 'Status until the server has taken the search.',
  }),
  checking: defineMessage({
    id: 'gameFinder.checking',
    defaultMessage: 'Checking your search',
    description: 'Status after a lost connection, while the server is asked how the search stands.',
  }),
  lost: defineMessage({
    id: 'gameFinder.lost',
    defaultMessage: 'Connection lost. Your search goes on',
    description: 'Status while the search runs and this page has no connection.',
  }),
  cancelling: defineMessage({
    id: 'gameFinder.cancelling',
    defaultMessage: 'Cancelling the search',
    description: 'Status until the server has ended the search.',
  }),
  elapsed: defineMessage({
    id: 'gameFinder.elapsed',
    defaultMessage: 'Searching for',
    description: 'Names the time since the search began for screen readers, as in “for 8 seconds”.',
  }),
  botIn: defineMessage<{ readonly mode: string }>({
    id: 'gameFinder.bot.in',
    defaultMessage:
      '{mode, select, unrated {If nobody is found, a bot takes over} other {If nobody is found soon, we ask whether you want to play a bot}}',
    description:
      'Below the time of the search. A rated search never becomes a game against a bot without a yes.',
  }),
  botOnceConnected: defineMessage<{ readonly mode: string }>({
    id: 'gameFinder.bot.onceConnected',
    defaultMessage:
      '{mode, select, unrated {If nobody is found, a bot takes over once you are connected again} other {The search goes on once you are connected again}}',
    description: 'Below the time of the search while the connection is lost.',
  }),
  noBot: defineMessage({
    id: 'gameFinder.bot.never',
    defaultMessage: 'We keep looking until somebody is found',
    description: 'Below the time of the search, where no bot takes over.',
  }),
  botOffer: defineMessage({
    id: 'gameFinder.bot.offer',
    defaultMessage:
      'We keep looking. If you would rather play now, a bot near your rating is free: that game is unrated',
    description: 'Below “Nobody is free right now”, in a rated search, above two buttons.',
  }),
  keepLooking: defineMessage({
    id: 'gameFinder.bot.decline',
    defaultMessage: 'Keep looking for people',
    description: 'Button: go on with the search, and do not play a bot.',
  }),
  playBot: defineMessage({
    id: 'gameFinder.bot.accept',
    defaultMessage: 'Play a bot, unrated',
    description: 'Button: play a bot now instead of waiting for a person. The game is unrated.',
  }),
  callingBot: defineMessage({
    id: 'gameFinder.bot.calling',
    defaultMessage: 'Nobody is free right now',
    description: 'Status while a bot is called to play instead of a person.',
  }),
  callingBotHint: defineMessage({
    id: 'gameFinder.bot.callingHint',
    defaultMessage: 'A bot is taking over',
    description: 'Below “Nobody is free right now”.',
  }),
  found: defineMessage({
    id: 'gameFinder.found',
    defaultMessage: 'Opponent found',
    description: 'Status when a person was found. The game opens by itself.',
  }),
  foundHint: defineMessage({
    id: 'gameFinder.found.hint',
    defaultMessage: 'Your game is opening',
    description: 'Below “Opponent found”.',
  }),
  foundBot: defineMessage({
    id: 'gameFinder.found.bot',
    defaultMessage: 'Your opponent is a bot',
    description: 'Status when a bot plays instead of a person. The game opens by itself.',
  }),
  foundBotHint: defineMessage<{ readonly mode: string }>({
    id: 'gameFinder.found.botHint',
    defaultMessage:
      '{mode, select, unrated {Nobody was free, so you play a computer near your rating} other {Nobody was free, so you play a computer near your rating. This game is unrated}}',
    description:
      'Below “Your opponent is a bot”. Games against bots are always unrated, whatever was searched.',
  }),
}
