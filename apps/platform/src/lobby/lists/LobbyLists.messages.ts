import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  label: defineMessage({
    id: 'lobbyLists.label',
    defaultMessage: 'Lobby',
    description: 'Names the four lists for screen readers.',
  }),
  challenge: defineMessage<{ readonly name: MessageValue }>({
    id: 'lobbyLists.players.challenge',
    defaultMessage: 'Challenge {name}',
    description: 'Names the button with crossed swords beside one of the best players.',
  }),
  openLobby: defineMessage({
    id: 'lobbyLists.open',
    defaultMessage: 'Open lobby',
    description: 'Link below the newest challenges, to the page with all of them.',
  }),
  notLive: defineMessage({
    id: 'lobbyLists.notLive',
    defaultMessage: 'These lists may be out of date.',
    description: 'Above the lobby’s lists while they are not kept up to date.',
  }),
  refresh: defineMessage({
    id: 'lobbyLists.refresh',
    defaultMessage: 'Refresh',
    description: 'Button that loads all of the lobby’s lists anew.',
  }),
  loading: defineMessage({
    id: 'lobbyLists.loading',
    defaultMessage: 'Loading…',
    description: 'Said to screen readers while a list loads.',
  }),
  failed: defineMessage({
    id: 'lobbyLists.failed',
    defaultMessage: 'Couldn’t load this list',
    description: 'In place of a list, or above the rows that were known before.',
  }),
  countsFailed: defineMessage({
    id: 'lobbyLists.counts.failed',
    defaultMessage: 'Couldn’t load the number of players and games',
    description: 'In place of the two numbers at the head of the lobby.',
  }),
  retry: defineMessage({
    id: 'lobbyLists.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads a list once more.',
  }),
  counts: defineMessage<{ readonly games: number | bigint; readonly players: number | bigint }>({
    id: 'lobbyLists.counts',
    defaultMessage:
      '{players, plural, one {# player online} other {# players online}} · {games, plural, one {# game in progress} other {# games in progress}}',
    description: 'At the head of the lobby: how busy it is.',
  }),
  challenges: defineMessage({
    id: 'lobbyLists.challenges',
    defaultMessage: 'Open challenges',
    description: 'Heading of the list of challenges that anybody may accept.',
  }),
  noChallenges: defineMessage({
    id: 'lobbyLists.challenges.empty',
    defaultMessage: 'No challenges right now',
    description: 'In place of the list of open challenges.',
  }),
  create: defineMessage({
    id: 'lobbyPage.create',
    defaultMessage: 'Create challenge',
    description: 'Button that opens the form of a challenge.',
  }),
  ownColor: defineMessage<{ readonly owner: string }>({
    id: 'lobbyLists.challenges.color',
    defaultMessage: '{owner, select, white {You play Black} other {You play White}}',
    description:
      'In the row of a challenge: the side that is left for the reader. {owner} is the side of who made it.',
  }),
  gone: defineMessage({
    id: 'lobbyLists.challenges.gone',
    defaultMessage: 'No longer open',
    description: 'In the row of a challenge that somebody took or withdrew a moment ago.',
  }),
  accept: defineMessage({
    id: 'lobbyLists.challenges.accept',
    defaultMessage: 'Accept',
    description: 'Button that accepts an open challenge: the game begins.',
  }),
  acceptOf: defineMessage<{ readonly name: MessageValue }>({
    id: 'lobbyLists.challenges.acceptOf',
    defaultMessage: 'Accept {name}’s challenge',
    description: 'The button “Accept” for screen readers. {name} is a player.',
  }),
  ranking: defineMessage({
    id: 'lobbyLists.players.ranking',
    defaultMessage: 'Kind of game',
    description: 'Names the choice of bullet, blitz, rapid or classical above the best players.',
  }),
  players: defineMessage({
    id: 'lobbyLists.players',
    defaultMessage: 'Best players',
    description: 'Heading of the list of the strongest players.',
  }),
  noPlayers: defineMessage({
    id: 'lobbyLists.players.empty',
    defaultMessage: 'No players yet',
    description: 'In place of the list of the strongest players.',
  }),
  games: defineMessage({
    id: 'lobbyLists.games',
    defaultMessage: 'Live games',
    description: 'Heading above the boards of the best games that are played now.',
  }),
  noGames: defineMessage({
    id: 'lobbyLists.games.empty',
    defaultMessage: 'No games right now',
    description: 'In place of the boards of games that are played now.',
  }),
  pairing: defineMessage<{
    readonly black: MessageValue
    readonly time: MessageValue
    readonly white: MessageValue
  }>({
    id: 'lobbyLists.games.pairing',
    defaultMessage: '{white} vs {black}, {time}',
    description:
      'A game for screen readers; both are players, the first has the white pieces. {time} is 3+2 or 5 min.',
  }),
  endedPairing: defineMessage<{
    readonly black: MessageValue
    readonly result: MessageValue
    readonly time: MessageValue
    readonly white: MessageValue
  }>({
    id: 'lobbyLists.games.endedPairing',
    defaultMessage: '{white} vs {black}, {time}, finished: {result}',
    description: 'A game that ended a moment ago, for screen readers. {result} is 1–0, 0–1 or ½–½.',
  }),
}
