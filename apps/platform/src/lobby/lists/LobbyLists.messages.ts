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
  live: defineMessage({
    id: 'lobbyLists.live',
    defaultMessage: 'Live',
    description: 'Status of the lobby’s lists: they are kept up to date.',
  }),
  notLive: defineMessage({
    id: 'lobbyLists.notLive',
    defaultMessage: 'Connection lost. These lists may be out of date.',
    description: 'Title of the notice above the lobby’s lists.',
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
  playersOnline: defineMessage({
    id: 'lobbyLists.counts.players',
    defaultMessage: 'Players online',
    description: 'Below it stands a number.',
  }),
  gamesGoing: defineMessage({
    id: 'lobbyLists.counts.games',
    defaultMessage: 'Games in progress',
    description: 'Below it stands a number.',
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
  noChallengesHint: defineMessage({
    id: 'lobbyLists.challenges.emptyHint',
    defaultMessage: 'New challenges appear here.',
    description: 'Below “No challenges at the moment”.',
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
    defaultMessage: 'Top games',
    description: 'Heading of the list of games that are worth watching.',
  }),
  noGames: defineMessage({
    id: 'lobbyLists.games.empty',
    defaultMessage: 'No games right now',
    description: 'In place of the list of games that are worth watching.',
  }),
  pairing: defineMessage<{ readonly black: MessageValue; readonly white: MessageValue }>({
    id: 'lobbyLists.games.pairing',
    defaultMessage: '{white} vs {black}',
    description: 'A game for screen readers; both are players, the first has the white pieces.',
  }),
}
