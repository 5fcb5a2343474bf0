import { defineMessage } from 'react-intl'

export const messages = {
  skip: defineMessage({
    id: 'shell.skip',
    defaultMessage: 'Skip to content',
    description: 'Link for keyboard users that jumps over the header.',
  }),
  home: defineMessage({
    id: 'shell.home',
    defaultMessage: 'Kingside, home',
    description: 'Names the brand link in the header. Kingside is the product’s name.',
  }),
  theme: defineMessage<{ readonly theme: string }>({
    id: 'shell.theme',
    defaultMessage: '{theme, select, dark {Use the light theme} other {Use the dark theme}}',
    description: 'Button in the header. {theme} is the theme in use now.',
  }),
  language: defineMessage({
    id: 'shell.language',
    defaultMessage: 'Language',
    description: 'Label of the choice of language in the header.',
  }),
  server: defineMessage<{ readonly status: string }>({
    id: 'shell.server',
    defaultMessage:
      '{status, select, online {Connected} offline {Offline: games against the computer still work} other {Connecting…}}',
    description: 'Line in the footer that says whether the server answers.',
  }),
  engineLicence: defineMessage({
    id: 'shell.engineLicence',
    defaultMessage: 'The engine is Stockfish, free software under GPL-3.0.',
    description: 'Line in the footer. Stockfish and GPL-3.0 are names.',
  }),
  engineSource: defineMessage({
    id: 'shell.engineSource',
    defaultMessage: 'Source code',
    description: 'Link in the footer to the source code of Stockfish.',
  }),
  errorTitle: defineMessage({
    id: 'shell.error.title',
    defaultMessage: 'Something went wrong on this page',
    description: 'Title of the page shown in place of one that failed.',
  }),
  errorText: defineMessage({
    id: 'shell.error.text',
    defaultMessage: 'Your game is kept in this browser. Load the page again to go on.',
    description: 'Text of the page shown in place of one that failed.',
  }),
  reload: defineMessage({
    id: 'shell.error.reload',
    defaultMessage: 'Load again',
    description: 'Button that loads the page again.',
  }),
  notFound: defineMessage({
    id: 'shell.notFound.title',
    defaultMessage: 'Page is not found, but let’s play some chess?',
    description: 'Title of the page for an unknown address.',
  }),
  play: defineMessage({
    id: 'shell.notFound.play',
    defaultMessage: 'Play the computer',
    description: 'Link on the page for an unknown address.',
  }),
}
