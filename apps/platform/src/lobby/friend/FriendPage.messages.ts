import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'friendPage.title',
    defaultMessage: 'Play a friend',
    description: 'Title of the page where a link for a friend is made and the friend waited for.',
  }),
  inviteTitle: defineMessage({
    id: 'friendPage.invite.title',
    defaultMessage: 'Invite to play',
    description: 'Title of the page that a link of a friend opens.',
  }),
  loading: defineMessage({
    id: 'friendPage.loading',
    defaultMessage: 'Loading…',
    description: 'Said to screen readers until the page is there.',
  }),
  qr: defineMessage({
    id: 'friendPage.qr',
    defaultMessage: 'QR code of the link',
    description: 'Names the picture for screen readers.',
  }),
  qrHint: defineMessage({
    id: 'friendPage.qr.hint',
    defaultMessage: 'Friend nearby? Ask them to scan this code.',
    description: 'Below the QR code of a link for a friend.',
  }),
}
