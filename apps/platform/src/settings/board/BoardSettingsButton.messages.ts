import { defineMessage } from 'react-intl'

export const boardSettingsButtonMessages = {
  open: defineMessage({
    id: 'boardAppearance.open',
    defaultMessage: 'Board settings',
    description: 'Button beside a board that opens how it looks, sounds and is played on.',
  }),
}
