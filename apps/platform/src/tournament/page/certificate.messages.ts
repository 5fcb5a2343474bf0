import { defineMessage } from 'react-intl'

export const certificateMessages = {
  pdf: defineMessage({
    id: 'tournament.certificate.pdf',
    defaultMessage: 'Certificate as PDF',
    description: 'Button that has the reader’s certificate made as a PDF.',
  }),
  image: defineMessage({
    id: 'tournament.certificate.image',
    defaultMessage: 'Certificate as picture',
    description: 'Button that has the reader’s certificate made as a picture.',
  }),
  preparing: defineMessage({
    id: 'tournament.certificate.preparing',
    defaultMessage: 'Preparing your certificate…',
    description: 'While the server draws a certificate.',
  }),
  ready: defineMessage({
    id: 'tournament.certificate.ready',
    defaultMessage: 'Your certificate is ready.',
    description: 'A certificate was drawn; a link to save it follows.',
  }),
  save: defineMessage({
    id: 'tournament.certificate.save',
    defaultMessage: 'Save it',
    description: 'Link that saves a certificate.',
  }),
  failed: defineMessage({
    id: 'tournament.certificate.failed',
    defaultMessage: 'Couldn’t prepare your certificate. Try again.',
    description: 'A certificate could not be drawn.',
  }),
  cancel: defineMessage({
    id: 'tournament.certificate.cancel',
    defaultMessage: 'Cancel',
    description: 'Stops waiting for a certificate.',
  }),
}
