import { defineMessage } from 'react-intl'

/** Zen mode shows nothing but the game. */
export const messages = {
  enter: defineMessage({
    id: 'zenMode.enter',
    defaultMessage: 'Zen mode',
    description:
      'Button: hides everything on the page but the game. Zen mode is the name that players know it by.',
  }),
  leave: defineMessage({
    id: 'zenMode.leave',
    defaultMessage: 'Exit zen mode',
    description: 'Button: shows again what zen mode has hidden.',
  }),
  on: defineMessage({
    id: 'zenMode.on',
    defaultMessage: 'Zen mode is on: only the game is visible.',
    description: 'Told to screen readers when zen mode starts.',
  }),
  off: defineMessage({
    id: 'zenMode.off',
    defaultMessage: 'Zen mode is off.',
    description: 'Told to screen readers when zen mode ends.',
  }),
}
