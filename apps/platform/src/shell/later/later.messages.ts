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
    defaultMessage: 'We’re still building this part of Kingside. How about a game in the meantime?',
    description: 'Under the heading of a page, or in a popup, that is not built yet.',
  }),
  play: defineMessage({
    id: 'later.play',
    defaultMessage: 'Play chess',
    description: 'Button that leads from a page that is not built yet to the start page.',
  }),
}
