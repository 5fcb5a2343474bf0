import { defineMessage } from 'react-intl'

export const messages = {
  label: defineMessage({
    id: 'theme.label',
    defaultMessage: 'Theme',
    description: 'Label of the choice between the light and the dark look of the whole site.',
  }),
  light: defineMessage({
    id: 'theme.light',
    defaultMessage: 'Light',
    description: 'Name of the light theme.',
  }),
  dark: defineMessage({
    id: 'theme.dark',
    defaultMessage: 'Dark',
    description: 'Name of the dark theme.',
  }),
  system: defineMessage({
    id: 'theme.system',
    defaultMessage: 'Match device',
    description: 'Switch: the theme follows the setting of the computer or phone.',
  }),
  systemHelp: defineMessage({
    id: 'theme.system.help',
    defaultMessage: 'Follows your device’s light or dark setting.',
    description: 'Below the switch “Same as this device”.',
  }),
}
