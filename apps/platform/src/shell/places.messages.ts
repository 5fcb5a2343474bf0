import { defineMessage } from 'react-intl'

/** The names of the site's places, in header, footer and menus. */
export const places = {
  play: defineMessage({
    id: 'places.play',
    defaultMessage: 'Play',
    description: 'Link in the bar of a phone: the home page, where a game starts.',
  }),
  computer: defineMessage({
    id: 'places.computer',
    defaultMessage: 'Computer',
    description: 'Link in the header: games against the computer.',
  }),
  analysis: defineMessage({
    id: 'places.analysis',
    defaultMessage: 'Analysis',
    description: 'Link in the header: the analysis board.',
  }),
  games: defineMessage({
    id: 'places.games',
    defaultMessage: 'Your games',
    description: 'Link in the menu of a phone: finished games.',
  }),
  settings: defineMessage({
    id: 'places.settings',
    defaultMessage: 'Settings',
    description: 'Link in the menu of a phone.',
  }),
  lobby: defineMessage({
    id: 'places.lobby',
    defaultMessage: 'Lobby',
    description: 'Link in the header: where opponents are found.',
  }),
  tournaments: defineMessage({
    id: 'places.tournaments',
    defaultMessage: 'Tournaments',
    description: 'Link in the header.',
  }),
  puzzles: defineMessage({
    id: 'places.puzzles',
    defaultMessage: 'Puzzles',
    description: 'Link in the header: chess puzzles to solve.',
  }),
  masterclasses: defineMessage({
    id: 'places.masterclasses',
    defaultMessage: 'Masterclasses',
    description: 'Link in the header: lessons by strong players.',
  }),
  players: defineMessage({
    id: 'places.players',
    defaultMessage: 'Players',
    description: 'Link in the header: lists of players.',
  }),
  clubs: defineMessage({
    id: 'places.clubs',
    defaultMessage: 'Clubs',
    description: 'Link in the header: chess clubs and their members.',
  }),
  watch: defineMessage({
    id: 'places.watch',
    defaultMessage: 'Watch',
    description: 'Link in the header: games of others to look at.',
  }),
  shop: defineMessage({
    id: 'places.shop',
    defaultMessage: 'Shop',
    description: 'Link in the header.',
  }),
  coaches: defineMessage({
    id: 'places.coaches',
    defaultMessage: 'Coaches',
    description: 'Link in the header: people who teach chess.',
  }),
  support: defineMessage({
    id: 'places.support',
    defaultMessage: 'Support',
    description: 'Link in the footer: help for users.',
  }),
  pricing: defineMessage({
    id: 'places.pricing',
    defaultMessage: 'Pricing',
    description: 'Link in the footer: what a subscription costs.',
  }),
  releaseNotes: defineMessage({
    id: 'places.releaseNotes',
    defaultMessage: 'What’s new',
    description: 'Link in the footer: what is new in the product.',
  }),
  fairPlay: defineMessage({
    id: 'places.fairPlay',
    defaultMessage: 'Fair play policy',
    description: 'Link in the footer: rules against cheating.',
  }),
  privacy: defineMessage({
    id: 'places.privacy',
    defaultMessage: 'Privacy policy',
    description: 'Link in the footer.',
  }),
  terms: defineMessage({
    id: 'places.terms',
    defaultMessage: 'Terms of use',
    description: 'Link in the footer.',
  }),
  api: defineMessage({
    id: 'places.api',
    defaultMessage: 'API',
    description: 'Link in the footer to the description of the interface for programs.',
  }),
}
