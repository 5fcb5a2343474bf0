import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'gameFinder.title',
    defaultMessage: 'Play a game',
    description: 'Heading of the panel where a game is chosen and an opponent searched.',
  }),
  mode: defineMessage({
    id: 'gameFinder.mode',
    defaultMessage: 'Rated or unrated',
    description: 'Names the tabs Unrated, Rated and FOA rated for screen readers.',
  }),
  timeControl: defineMessage({
    id: 'gameFinder.timeControl',
    defaultMessage: 'Time control',
    description: 'Names the choices below Bullet, Blitz and Rapid for screen readers.',
  }),
  moreTimes: defineMessage({
    id: 'gameFinder.timeControl.more',
    defaultMessage: 'Other',
    description: 'Tile behind the usual time controls, such as 3+2: shows all of them.',
  }),
  options: defineMessage({
    id: 'gameFinder.options',
    defaultMessage: 'Options',
    description:
      'Opens the choice of rated or not, colour, and the opponent’s rating. The chosen ones stand beside it.',
  }),
  loadingTimes: defineMessage({
    id: 'gameFinder.timeControl.loading',
    defaultMessage: 'Loading time controls…',
    description: 'Said to screen readers while the time controls load.',
  }),
  timesFailed: defineMessage({
    id: 'gameFinder.timeControl.failed',
    defaultMessage: 'Couldn’t load time controls',
    description: 'Title of the notice in place of the time controls.',
  }),
  timesFailedHint: defineMessage({
    id: 'gameFinder.timeControl.failedHint',
    defaultMessage: 'You can still search with your last choice.',
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
    defaultMessage: 'Near my level',
    description:
      'Switch below the sliders for the opponent’s rating: the range follows the player. Also for a visitor, who has no rating, so it doesn’t speak of one.',
  }),
  openGame: defineMessage({
    id: 'gameFinder.found.open',
    defaultMessage: 'Go to game',
    description: 'Button that opens the game that was found.',
  }),
  newSearch: defineMessage({
    id: 'gameFinder.found.newSearch',
    defaultMessage: 'Choose another game',
    description: 'Quiet button below “Go to game”: leads back to the choice.',
  }),
}
