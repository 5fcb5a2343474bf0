import { defineMessage } from 'react-intl'

/** For pages and popups whose feature comes later. */
export const messages = {
  title: defineMessage({
    id: 'later.title',
    defaultMessage: 'Coming soon',
    description: 'Heading of a page that is announced but not built yet.',
  }),
  text: defineMessage({
    id: 'later.text',
    defaultMessage: 'This part of Kingside is being built. Until then there is a game to play.',
    description: 'Under the heading of a page, or in a popup, that is not built yet.',
  }),
  play: defineMessage({
    id: 'later.play',
    defaultMessage: 'Play chess',
    description: 'Button that leads from a page that is not built yet to the start page.',
  }),
}
