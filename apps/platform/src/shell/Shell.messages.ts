import { defineMessage, type MessageValue } from 'react-intl'

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
  navigation: defineMessage({
    id: 'shell.navigation',
    defaultMessage: 'Main',
    description: 'Names the links of the header for screen readers.',
  }),
  further: defineMessage({
    id: 'shell.further',
    defaultMessage: 'Further links',
    description: 'Names the links of the footer for screen readers.',
  }),
  bar: defineMessage({
    id: 'shell.bar',
    defaultMessage: 'Places',
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
    defaultMessage: 'Load the account menu again',
    description:
      'Names the button in the header, in place of notifications and account menu, which did not arrive.',
  }),
  loading: defineMessage({
    id: 'shell.loading',
    defaultMessage: 'Loading the page…',
    description: 'Said to screen readers while the page that was asked for is on its way.',
  }),
  unloadedTitle: defineMessage({
    id: 'shell.unloaded.title',
    defaultMessage: 'This page could not be loaded',
    description: 'Title of what stands in place of a page, or popup, whose code did not arrive.',
  }),
  unloadedText: defineMessage({
    id: 'shell.unloaded.text',
    defaultMessage: 'Check your connection. After an update of the site, loading it again helps.',
    description: 'Text of what stands in place of a page, or popup, whose code did not arrive.',
  }),
  partTitle: defineMessage({
    id: 'shell.part.title',
    defaultMessage: 'Something went wrong here',
    description: 'In a popup whose content failed.',
  }),
  partUnloadedTitle: defineMessage({
    id: 'shell.part.unloaded',
    defaultMessage: 'This could not be loaded. Check your connection.',
    description: 'In a popup whose code did not arrive.',
  }),
  retry: defineMessage({
    id: 'shell.part.retry',
    defaultMessage: 'Try again',
    description: 'Button in a popup whose content failed.',
  }),
  homeLink: defineMessage({
    id: 'shell.error.home',
    defaultMessage: 'To the start page',
    description: 'Link on a page that failed.',
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
    defaultMessage: 'Play chess',
    description: 'Link on the page for an unknown address; it leads to the start page.',
  }),
}
