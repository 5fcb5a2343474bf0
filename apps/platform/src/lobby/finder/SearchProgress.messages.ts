import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  starting: defineMessage({
    id: 'gameFinder.starting',
    defaultMessage: 'Starting the search…',
    description: 'Status until the server has taken the search.',
  }),
  checking: defineMessage({
    id: 'gameFinder.checking',
    defaultMessage: 'Checking your search…',
    description: 'Status after a lost connection, while the server is asked how the search stands.',
  }),
  lost: defineMessage({
    id: 'gameFinder.lost',
    defaultMessage: 'Connection lost. Still searching…',
    description: 'Status while the search runs and this page has no connection.',
  }),
  cancelling: defineMessage({
    id: 'gameFinder.cancelling',
    defaultMessage: 'Cancelling the search…',
    description: 'Status until the server has ended the search.',
  }),
  elapsed: defineMessage({
    id: 'gameFinder.elapsed',
    defaultMessage: 'Searching for',
    description: 'Names the time since the search began for screen readers, as in “for 8 seconds”.',
  }),
  botIn: defineMessage<{ readonly mode: string; readonly time: MessageValue }>({
    id: 'gameFinder.bot.in',
    defaultMessage:
      '{mode, select, unrated {Otherwise you’ll play a bot in {time}} other {Otherwise we’ll offer a bot in {time}}}',
    description:
      'Below “Looking for an opponent…” and the time of the search. A rated search never becomes a game against a bot without a yes. {time} is 0:12 or “a moment”.',
  }),
  botOnceConnected: defineMessage<{ readonly mode: string }>({
    id: 'gameFinder.bot.onceConnected',
    defaultMessage:
      '{mode, select, unrated {If we find no one, you’ll play a bot once you’re back online} other {The search continues once you’re back online}}',
    description: 'Below the time of the search while the connection is lost.',
  }),
  noBot: defineMessage({
    id: 'gameFinder.bot.never',
    defaultMessage: 'We’ll keep looking until we find someone',
    description: 'Below the time of the search, where no bot takes over.',
  }),
  botOffer: defineMessage({
    id: 'gameFinder.bot.offer',
    defaultMessage:
      'We’re still looking. If you’d rather play now, choose a bot. That game is unrated.',
    description: 'Below “Nobody is free right now”, in a rated search, above two buttons.',
  }),
  keepLooking: defineMessage({
    id: 'gameFinder.bot.decline',
    defaultMessage: 'Keep looking',
    description: 'Button: go on with the search, and do not play a bot.',
  }),
  playBot: defineMessage({
    id: 'gameFinder.bot.accept',
    defaultMessage: 'Play a bot',
    description: 'Button: play a bot now instead of waiting for a person. The game is unrated.',
  }),
  botLevel: defineMessage({
    id: 'gameFinder.bot.level',
    defaultMessage: 'Bot’s level',
    description: 'Label of a list: how strong the bot is that is played instead of a person.',
  }),
  botNear: defineMessage({
    id: 'gameFinder.bot.near',
    defaultMessage: 'Near your rating',
    description: 'The first choice of “Bot’s level”; the others are levels from 1 to 8.',
  }),
  botLevelOf: defineMessage<{ readonly level: MessageValue; readonly rating: MessageValue }>({
    id: 'gameFinder.bot.levelOf',
    defaultMessage: 'Level {level}, about {rating}',
    description:
      'A choice of “Bot’s level”. {level} is 1 to 8, {rating} the rating it stands for, such as 1800.',
  }),
  callingBot: defineMessage({
    id: 'gameFinder.bot.calling',
    defaultMessage: 'No one is available right now',
    description: 'Status while a bot is called to play instead of a person.',
  }),
  callingBotHint: defineMessage({
    id: 'gameFinder.bot.callingHint',
    defaultMessage: 'Calling a bot…',
    description: 'Below “Nobody is free right now”.',
  }),
  found: defineMessage({
    id: 'gameFinder.found',
    defaultMessage: 'Opponent found',
    description: 'Status when a person was found. The game opens by itself.',
  }),
  foundHint: defineMessage({
    id: 'gameFinder.found.hint',
    defaultMessage: 'Opening your game…',
    description: 'Below “Opponent found”.',
  }),
  foundBot: defineMessage({
    id: 'gameFinder.found.bot',
    defaultMessage: 'Your opponent is a bot',
    description: 'Status when a bot plays instead of a person. The game opens automatically.',
  }),
  foundBotHint: defineMessage<{ readonly mode: string }>({
    id: 'gameFinder.found.botHint',
    defaultMessage:
      '{mode, select, unrated {No one was available, so you’re playing a bot near your rating} other {No one was available, so you’re playing a bot. This game is unrated.}}',
    description:
      'Below “Your opponent is a bot”. Games against bots are always unrated, whatever was searched.',
  }),
}
