import type { GameRefusalView } from '@kingside/machines/game-finder'
import type { StartGameButtonView } from '@kingside/machines/start-game-button'
import { startGameMessages, stepMessages, stepReasons } from './start-game.messages.ts'
import { refusalMessages, remedyMessages } from '../../chess/terms/index.ts'

/** The button for each view. */
export interface StartGameViewModel {
  readonly label:
    | (typeof stepMessages)[keyof typeof stepMessages]
    | (typeof startGameMessages)[keyof typeof startGameMessages]
    | (typeof remedyMessages)['retry']
  readonly type: 'primary' | 'secondary'
  readonly does: 'press' | 'wait' | 'refuse'
  /** Why the button does not start a game; null when it does. */
  readonly reason: (typeof refusalMessages)[keyof typeof refusalMessages] | null
  /** Whether an opponent is being looked for. */
  readonly isLooking: boolean
  readonly refusal: GameRefusalView | null
}

const plain = {
  type: 'primary',
  does: 'press',
  reason: null,
  isLooking: false,
  refusal: null,
} as const

export function viewModelOf(view: StartGameButtonView): StartGameViewModel {
  switch (view.status) {
    case 'loading':
      return { ...plain, label: startGameMessages.loading, does: 'wait' }
    case 'ready':
      return {
        ...plain,
        label: stepMessages[view.label],
        does: view.isBusy ? 'wait' : 'press',
        reason: stepReasons[view.label],
      }
    case 'unavailable':
      return {
        ...plain,
        label: stepMessages['find-opponent'],
        does: 'refuse',
        reason: refusalMessages[view.because],
      }
    case 'searching':
      return {
        ...plain,
        label: startGameMessages.cancel,
        type: 'secondary',
        isLooking: true,
        refusal: view.refusal,
      }
    case 'cancelling':
      return { ...plain, label: startGameMessages.cancelling, type: 'secondary', does: 'wait' }
    case 'failed':
      return {
        ...plain,
        label:
          view.refusal.remedy === 'retry' ? remedyMessages.retry : stepMessages['find-opponent'],
        refusal: view.refusal,
      }
    default:
      return view satisfies never
  }
}
