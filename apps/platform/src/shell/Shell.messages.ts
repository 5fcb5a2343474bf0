import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  signIn: defineMessage({
    id: 'shell.signIn',
    defaultMessage: 'Sign in',
    description: 'Button in the header of a visitor. Opens the sign-in form.',
  }),
  createAccount: defineMessage({
    id: 'shell.createAccount',
    defaultMessage: 'Create account',
    description: 'Button in the header of a visitor. Opens the registration form.',
  }),
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
    defaultMessage: '{theme, select, dark {Use light theme} other {Use dark theme}}',
    description: 'Button in the header. {theme} is the theme in use now.',
  }),
  language: defineMessage({
    id: 'shell.language',
    defaultMessage: 'Language',
    description: 'Label of the choice of language in the header.',
  }),
  navigation: defineMessage({
    id: 'shell.navigation',
    defaultMessage: 'Main',
    description: 'Names the links of the header for screen readers.',
  }),
  further: defineMessage({
    id: 'shell.further',
    defaultMessage: 'More links',
    description: 'Names the links of the footer for screen readers.',
  }),
  bar: defineMessage({
    id: 'shell.bar',
    defaultMessage: 'Sections',
    description: 'Names the bar at the lower edge of a phone for screen readers.',
  }),
  more: defineMessage({
    id: 'shell.more',
    defaultMessage: 'More',
    description: 'Button that holds the links without room in the header, or in a phone’s bar.',
  }),
  menu: defineMessage({
    id: 'shell.menu',
    defaultMessage: 'Menu',
    description: 'Title of the drawer with all places, on a phone.',
  }),
  close: defineMessage({
    id: 'shell.close',
    defaultMessage: 'Close',
    description: 'Names the button that closes the drawer with all places.',
  }),
  themeLabel: defineMessage({
    id: 'shell.theme.label',
    defaultMessage: 'Theme',
    description: 'Label of the choice between light and dark in the drawer of a phone.',
  }),
  light: defineMessage({
    id: 'shell.theme.light',
    defaultMessage: 'Light',
    description: 'Name of the light theme.',
  }),
  dark: defineMessage({
    id: 'shell.theme.dark',
    defaultMessage: 'Dark',
    description: 'Name of the dark theme.',
  }),
  help: defineMessage({
    id: 'shell.footer.help',
    defaultMessage: 'Help',
    description: 'Title of a column of links in the footer: support, prices.',
  }),
  product: defineMessage({
    id: 'shell.footer.product',
    defaultMessage: 'Product',
    description: 'Title of a column of links in the footer: what is new, the API.',
  }),
  rules: defineMessage({
    id: 'shell.footer.rules',
    defaultMessage: 'Rules',
    description: 'Title of a column of links in the footer: fair play, privacy, terms.',
  }),
  social: defineMessage<{
    readonly network: MessageValue
    readonly product: MessageValue
  }>({
    id: 'shell.footer.social',
    defaultMessage: '{product} on {network}',
    description: 'Names the sign of a social network. {product} is the product’s name.',
  }),
  actionsRetry: defineMessage({
    id: 'shell.actions.retry',
    defaultMessage: 'Reload account menu',
    description:
      'Names the button in the header, in place of notifications and account menu, which did not arrive.',
  }),
  server: defineMessage<{ readonly status: string }>({
    id: 'shell.server',
    defaultMessage:
      '{status, select, online {Connected} offline {Offline. You can still play the computer.} other {Connecting…}}',
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
}
