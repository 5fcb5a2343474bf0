import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'home.title',
    defaultMessage: 'Play chess online',
    description: 'Heading and title of the home page.',
  }),
  friend: defineMessage({
    id: 'home.ways.friend',
    defaultMessage: 'Play a friend',
    description: 'Button on the home page. Opens the page where a link for a friend is made.',
  }),
  challenge: defineMessage({
    id: 'home.ways.challenge',
    defaultMessage: 'Create a challenge',
    description: 'Button on the home page. Opens the form of a challenge to anyone in the lobby.',
  }),
  computer: defineMessage({
    id: 'home.ways.computer',
    defaultMessage: 'Play the computer',
    description:
      'Button on the home page. Opens the page where a game against the computer is set up.',
  }),
  topGame: defineMessage({
    id: 'home.topGame',
    defaultMessage: 'Top game now',
    description: 'Heading above the board with the best game that is being played.',
  }),
  watch: defineMessage({
    id: 'home.topGame.watch',
    defaultMessage: 'Watch this game',
    description: 'Link below the board with the best game that is being played. Opens that game.',
  }),
  position: defineMessage<{ readonly black: MessageValue; readonly white: MessageValue }>({
    id: 'home.topGame.board',
    defaultMessage: '{white} against {black}',
    description:
      'Names the board with the best game that is being played. Both are names of players.',
  }),
  startPosition: defineMessage({
    id: 'home.board',
    defaultMessage: 'Starting position',
    description: 'Names the board of the home page while there is no game to watch.',
  }),
}
