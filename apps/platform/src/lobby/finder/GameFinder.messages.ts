import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'gameFinder.title',
    defaultMessage: 'Play a game',
    description: 'Heading of the panel where a game is chosen and an opponent searched.',
  }),
  mode: defineMessage({
    id: 'gameFinder.mode',
    defaultMessage: 'What the game counts for',
    description: 'Names the tabs Unrated, Rated and FOA rated for screen readers.',
  }),
  timeControl: defineMessage({
    id: 'gameFinder.timeControl',
    defaultMessage: 'Time control',
    description: 'Names the choices below Bullet, Blitz and Rapid for screen readers.',
  }),
  loadingTimes: defineMessage({
    id: 'gameFinder.timeControl.loading',
    defaultMessage: 'Loading time controls',
    description: 'Said to screen readers while the time controls load.',
  }),
  timesFailed: defineMessage({
    id: 'gameFinder.timeControl.failed',
    defaultMessage: 'The time controls could not be loaded',
    description: 'Title of the notice in place of the time controls.',
  }),
  timesFailedHint: defineMessage({
    id: 'gameFinder.timeControl.failedHint',
    defaultMessage: 'You can still search with the one that you chose last.',
    description: 'Text of the notice “The time controls could not be loaded”.',
  }),
  retry: defineMessage({
    id: 'gameFinder.timeControl.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the time controls once more.',
  }),
  color: defineMessage({
    id: 'gameFinder.color',
    defaultMessage: 'Your colour',
    description: 'Label of the choice of the side to play.',
  }),
  limits: defineMessage({
    id: 'gameFinder.limits',
    defaultMessage: 'Opponent’s rating',
    description: 'Label of the lowest and the highest rating that an opponent may have.',
  }),
  lower: defineMessage({
    id: 'gameFinder.limits.lower',
    defaultMessage: 'From',
    description: 'Label of the lowest rating that an opponent may have.',
  }),
  upper: defineMessage({
    id: 'gameFinder.limits.upper',
    defaultMessage: 'To',
    description: 'Label of the highest rating that an opponent may have.',
  }),
  aroundMine: defineMessage({
    id: 'gameFinder.limits.aroundMine',
    defaultMessage: 'Stay around my rating',
    description:
      'Switch below the range of ratings: the range follows the player’s own rating, 100 up and down.',
  }),
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
      '{mode, select, unrated {If nobody is found, a bot takes over} other {If nobody is found, a bot takes over. That game is unrated}}',
    description: 'Below the time of the search. Games against bots are always unrated.',
  }),
  botOnceConnected: defineMessage<{ readonly mode: string }>({
    id: 'gameFinder.bot.onceConnected',
    defaultMessage:
      '{mode, select, unrated {If nobody is found, a bot takes over once you are connected again} other {If nobody is found, a bot takes over once you are connected again. That game is unrated}}',
    description:
      'Below the time of the search while the connection is lost. Games against bots are always unrated.',
  }),
  noBot: defineMessage({
    id: 'gameFinder.bot.never',
    defaultMessage: 'We keep looking until somebody is found',
    description: 'Below the time of the search, where no bot takes over.',
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
  openGame: defineMessage({
    id: 'gameFinder.found.open',
    defaultMessage: 'Go to the game',
    description: 'Button that opens the game that was found.',
  }),
  newSearch: defineMessage({
    id: 'gameFinder.found.newSearch',
    defaultMessage: 'Choose another game',
    description: 'Quiet button below “Go to the game”: leads back to the choice.',
  }),
}
