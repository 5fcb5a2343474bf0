import { defineMessage } from 'react-intl'

export const messages = {
  label: defineMessage({
    id: 'profile.avatar',
    defaultMessage: 'Your picture',
    description: 'Label of the field for the own picture, and the name of the picture.',
  }),
  choose: defineMessage({
    id: 'profile.avatar.choose',
    defaultMessage: 'Choose a picture',
    description: 'Button that opens the choice of a file.',
  }),
  replace: defineMessage({
    id: 'profile.avatar.replace',
    defaultMessage: 'Change picture',
    description: 'Button that opens the choice of another file.',
  }),
  remove: defineMessage({
    id: 'profile.avatar.remove',
    defaultMessage: 'Remove picture',
    description: 'Button that takes the own picture away.',
  }),
  retry: defineMessage({
    id: 'profile.avatar.retry',
    defaultMessage: 'Try again',
    description: 'Button that sends the picture again.',
  }),
  removed: defineMessage({
    id: 'profile.avatar.removed',
    defaultMessage: 'Picture removed',
    description: 'Passing message.',
  }),
  removeFailed: defineMessage({
    id: 'profile.avatar.removeFailed',
    defaultMessage: 'Couldn’t remove your picture. Try again.',
    description: 'Passing message when the server could not be asked.',
  }),
}
