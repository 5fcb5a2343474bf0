import { defineMessage } from 'react-intl'

export const messages = {
  open: defineMessage({
    id: 'tournaments.feed.open',
    defaultMessage: 'Subscribe in your calendar',
    description: 'Button that opens the dialog with the address of the own calendar.',
  }),
  title: defineMessage({
    id: 'tournaments.feed.title',
    defaultMessage: 'Your tournaments in your calendar',
    description: 'Title of the dialog with the address of the own calendar.',
  }),
  text: defineMessage({
    id: 'tournaments.feed.text',
    defaultMessage:
      'Your calendar reads the tournaments you join from a private link. Anyone with the link can read them too.',
    description: 'In the dialog with the address of the own calendar.',
  }),
  make: defineMessage({
    id: 'tournaments.feed.make',
    defaultMessage: 'Create link',
    description: 'Button that makes the address of the own calendar.',
  }),
  renew: defineMessage({
    id: 'tournaments.feed.renew',
    defaultMessage: 'Create new link',
    description: 'Button that makes another address of the own calendar.',
  }),
  exists: defineMessage({
    id: 'tournaments.feed.exists',
    defaultMessage: 'You have a link. A new one replaces it, and the old one stops working.',
    description: 'In the dialog when there is an address already, which is not shown again.',
  }),
  drop: defineMessage({
    id: 'tournaments.feed.drop',
    defaultMessage: 'Remove link',
    description: 'Button that ends the address of the own calendar.',
  }),
  copy: defineMessage({
    id: 'tournaments.feed.copy',
    defaultMessage: 'Copy link',
    description: 'Button that copies the address of the own calendar.',
  }),
}
