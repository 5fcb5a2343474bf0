import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'lobbyPage.title',
    defaultMessage: 'Lobby',
    description: 'Heading and title of the page with all challenges.',
  }),
  filters: defineMessage({
    id: 'lobbyPage.filters.title',
    defaultMessage: 'Filters',
    description: 'Opens the choice of which challenges and games are shown.',
  }),
  hidden: defineMessage<{ readonly count: number | bigint }>({
    id: 'lobbyPage.filter.hidden',
    defaultMessage: 'Hidden by your filters: {count, number}',
    description: 'Beside the filters: how many challenges and games they hide.',
  }),
  tournaments: defineMessage({
    id: 'lobbyPage.tournaments',
    defaultMessage: 'Tournament games start automatically, so they aren’t listed here.',
    description: 'In place of the challenges, where only games of tournaments are to be shown.',
  }),
  acceptTitle: defineMessage({
    id: 'lobbyPage.accept.title',
    defaultMessage: 'Challenge',
    description: 'Title of the popup in which a challenge is accepted.',
  }),
  close: defineMessage({
    id: 'lobbyPage.accept.close',
    defaultMessage: 'Close',
    description: 'Names the cross that closes a popup.',
  }),
}
