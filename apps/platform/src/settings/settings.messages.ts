import { defineMessage } from 'react-intl'

/** The page of the settings. */
export const messages = {
  title: defineMessage({
    id: 'settings.title',
    defaultMessage: 'Settings',
    description: 'Title of the page with the settings of the site.',
  }),
  look: defineMessage({
    id: 'settings.look',
    defaultMessage: 'Appearance and language',
    description: 'Title of a group of settings: theme and language.',
  }),
  board: defineMessage({
    id: 'settings.board',
    defaultMessage: 'Board and pieces',
    description: 'Title of a group of settings, and of the button that opens them.',
  }),
  boardText: defineMessage({
    id: 'settings.board.text',
    defaultMessage:
      'Colours, pieces, auto-queen, premoves, move confirmation, typed moves and highlights.',
    description: 'What the settings of the board are about.',
  }),
  openBoard: defineMessage({
    id: 'settings.board.open',
    defaultMessage: 'Open board settings',
    description: 'Button that opens the popup with the settings of the board.',
  }),
  sounds: defineMessage({
    id: 'settings.sounds',
    defaultMessage: 'Sounds',
    description: 'Title of a group of settings: sounds on or off, and how loud.',
  }),
  privacy: defineMessage({
    id: 'settings.privacy',
    defaultMessage: 'Privacy',
    description: 'Title of a group of settings: what the site may count.',
  }),
  statistics: defineMessage({
    id: 'settings.statistics',
    defaultMessage: 'Allow statistics',
    description: 'Switch, off at first: whether the site may count how it is used.',
  }),
  statisticsText: defineMessage({
    id: 'settings.statistics.text',
    defaultMessage:
      'Lets us count finished registrations. Reports of failures are sent either way, without anything that you typed.',
    description: 'Below the switch “Allow statistics”.',
  }),
  security: defineMessage({
    id: 'settings.security',
    defaultMessage: 'Sign-in',
    description: 'Title of a group of settings: the password.',
  }),
  devices: defineMessage({
    id: 'settings.devices',
    defaultMessage: 'Devices and security',
    description:
      'Link to the page with all devices, passkeys, own details and the end of the account.',
  }),
  password: defineMessage({
    id: 'settings.password',
    defaultMessage: 'Change password',
    description: 'Button that opens the popup for a new password.',
  }),
}
