import type { SoundsView } from '@kingside/machines/sounds'
import { RotateCw, Volume1, Volume2, VolumeX } from 'lucide-react'
import { failureMessages, messages } from './Sounds.messages.ts'

/** What a press of the button does. */
export type SoundPress = 'turn-on' | 'turn-off' | 'retry'

/** The action and the look of the button, and the text beside it. */
export function viewModelOf(view: SoundsView) {
  switch (view.status) {
    case 'on':
      return { press: 'turn-off', icon: <Volume2 />, words: messages.on, tone: 'default' } as const
    case 'off':
      return { press: 'turn-on', icon: <VolumeX />, words: messages.off, tone: 'muted' } as const
    case 'locked':
      return view.enabled
        ? ({
            press: 'turn-off',
            icon: <Volume1 />,
            words: messages.locked,
            tone: 'muted',
          } as const)
        : ({ press: 'turn-on', icon: <VolumeX />, words: messages.off, tone: 'muted' } as const)
    case 'broken':
      return view.failure === 'unsupported'
        ? ({
            press: 'turn-off',
            icon: <VolumeX />,
            words: failureMessages.unsupported,
            tone: 'danger',
          } as const)
        : ({
            press: 'retry',
            icon: <RotateCw />,
            words: failureMessages[view.failure],
            tone: 'danger',
          } as const)
    default:
      return view satisfies never
  }
}

export const pressMessages = {
  'turn-on': messages.turnOn,
  'turn-off': messages.turnOff,
  retry: messages.retry,
} as const satisfies Record<SoundPress, unknown>
