import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'home.title',
    defaultMessage: 'Play chess online',
    description: 'Heading and title of the start page.',
  }),
  text: defineMessage({
    id: 'home.text',
    defaultMessage: 'Choose a time control and we’ll find you an opponent.',
    description: 'Below the heading of the start page.',
  }),
  ways: defineMessage({
    id: 'home.ways',
    defaultMessage: 'Other ways to play',
    description: 'Heading of a short list: a friend, a challenge, the computer.',
  }),
  friend: defineMessage({
    id: 'home.ways.friend',
    defaultMessage: 'Play a friend',
    description: 'Leads to a page where a link for a friend is made.',
  }),
  friendHint: defineMessage({
    id: 'home.ways.friend.hint',
    defaultMessage: 'Send a link with the time and colour chosen here',
    description: 'Below “Play a friend”.',
  }),
  challenge: defineMessage({
    id: 'home.ways.challenge',
    defaultMessage: 'Create a challenge',
    description: 'Opens the form of a challenge to anyone in the lobby.',
  }),
  challengeHint: defineMessage({
    id: 'home.ways.challenge.hint',
    defaultMessage: 'It stays in the lobby until someone accepts it',
    description: 'Below “Make a challenge”.',
  }),
  computer: defineMessage({
    id: 'home.ways.computer',
    defaultMessage: 'Play the computer',
    description: 'Leads to the page where a game against the computer is set up.',
  }),
  computerHint: defineMessage({
    id: 'home.ways.computer.hint',
    defaultMessage: 'At any level, even offline',
    description: 'Below “Play the computer”.',
  }),
  analysis: defineMessage({
    id: 'home.ways.analysis',
    defaultMessage: 'Analyse',
    description: 'Leads to the page where positions and games are analysed.',
  }),
  analysisHint: defineMessage({
    id: 'home.ways.analysis.hint',
    defaultMessage: 'Study your games with the engine',
    description: 'Below “Analyse”.',
  }),
}
