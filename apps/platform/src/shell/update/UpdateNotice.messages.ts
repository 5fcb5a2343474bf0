import { defineMessage } from 'react-intl'

export const messages = {
  text: defineMessage({
    id: 'update.text',
    defaultMessage: 'A new version of Kingside is ready.',
    description: 'Notice at the edge of the screen. Kingside is the product’s name.',
  }),
  load: defineMessage({
    id: 'update.load',
    defaultMessage: 'Update now',
    description: 'Button in the notice of a new version: the page is loaded again.',
  }),
  later: defineMessage({
    id: 'update.later',
    defaultMessage: 'Later',
    description: 'Names the button that sends the notice of a new version away.',
  }),
}
