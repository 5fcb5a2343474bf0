import type { SoundFailure } from '@kingside/machines/sounds'
import { defineMessage } from 'react-intl'

export const messages = {
  on: defineMessage({
    id: 'sounds.on',
    defaultMessage: 'Sounds are on',
    description: 'How the sounds of the site stand.',
  }),
  off: defineMessage({
    id: 'sounds.off',
    defaultMessage: 'Sounds are off',
    description: 'How the sounds of the site stand.',
  }),
  locked: defineMessage({
    id: 'sounds.locked',
    defaultMessage: 'Sounds start when you first click, tap or press a key',
    description: 'Browsers play no sound before the reader has done something on the page.',
  }),
  turnOn: defineMessage({
    id: 'sounds.turnOn',
    defaultMessage: 'Turn on sounds',
    description: 'Button with the sign of a loudspeaker.',
  }),
  turnOff: defineMessage({
    id: 'sounds.turnOff',
    defaultMessage: 'Turn off sounds',
    description: 'Button with the sign of a loudspeaker.',
  }),
  retry: defineMessage({
    id: 'sounds.retry',
    defaultMessage: 'Try the sounds again',
    description: 'Button with the sign of a round arrow, after the sounds failed.',
  }),
  volume: defineMessage({
    id: 'sounds.volume',
    defaultMessage: 'Volume',
    description: 'Label of the slider for how loud the sounds are.',
  }),
}

/** Why there is no sound. */
export const failureMessages = {
  unsupported: defineMessage({
    id: 'sounds.failure.unsupported',
    defaultMessage: 'This browser can’t play sounds.',
    description: 'Why there is no sound.',
  }),
  'fetch-failed': defineMessage({
    id: 'sounds.failure.fetchFailed',
    defaultMessage: 'Couldn’t load the sounds.',
    description: 'Why there is no sound. They come in one file over the network.',
  }),
  'decode-failed': defineMessage({
    id: 'sounds.failure.decodeFailed',
    defaultMessage: 'Couldn’t read the sounds.',
    description: 'Why there is no sound: their file makes no sense to the browser.',
  }),
  'play-failed': defineMessage({
    id: 'sounds.failure.playFailed',
    defaultMessage: 'Couldn’t play the sound.',
    description: 'Why there is no sound.',
  }),
} as const satisfies Record<SoundFailure, unknown>
