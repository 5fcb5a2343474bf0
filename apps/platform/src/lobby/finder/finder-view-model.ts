import type {
  GameFinderView,
  GameRefusalCode,
  GameRefusalView,
} from '@kingside/machines/game-finder'
import { startGameMessages, stepMessages, stepReasons } from './start-game.messages.ts'
import type { PressableStep } from './start-game.messages.ts'
import { refusedBeforeMessages, remedyMessages } from '../../chess/terms/index.ts'
import { messages } from './GameFinder.messages.ts'

/** What a press of the panel's button does. */
export type FinderPress = PressableStep | 'cancel' | 'open-game' | 'wait' | 'refuse'

/** The panel's button for each view. */
export interface FinderViewModel {
  readonly label:
    | (typeof stepMessages)[PressableStep]
    | (typeof startGameMessages)[keyof typeof startGameMessages]
    | (typeof remedyMessages)['retry']
    | (typeof messages)['openGame']
  readonly type: 'primary' | 'secondary'
  readonly does: FinderPress
  /** Why the button does not start a search; null when it does. */
  readonly reason: (typeof refusedBeforeMessages)[keyof typeof refusedBeforeMessages] | null
  /** The code of what blocks a search, when it can be resolved elsewhere. */
  readonly because: GameRefusalCode | null
}

const plain = { type: 'primary', reason: null, because: null } as const
const refused = (because: 'player_banned' | 'ongoing_challenge'): FinderViewModel => ({
  ...plain,
  label: stepMessages['find-opponent'],
  does: 'refuse',
  reason: refusedBeforeMessages[because],
  because,
})
const cancel = {
  ...plain,
  type: 'secondary',
  label: startGameMessages.cancel,
  does: 'cancel',
} as const
const cancelling = {
  ...plain,
  type: 'secondary',
  label: startGameMessages.cancelling,
  does: 'wait',
} as const

export function viewModelOf(view: GameFinderView): FinderViewModel {
  switch (view.status) {
    case 'choosing':
      if (view.step === 'wait') return { ...plain, label: startGameMessages.loading, does: 'wait' }
      if (view.step === 'banned') return refused('player_banned')
      if (view.step === 'find-opponent' && view.isBlocked) return refused('ongoing_challenge')
      return {
        ...plain,
        label: stepMessages[view.step],
        does: view.step,
        reason: stepReasons[view.step],
      }
    case 'refused':
      return {
        ...plain,
        label:
          view.refusal.remedy === 'retry' ? remedyMessages.retry : stepMessages['find-opponent'],
        does: 'find-opponent',
      }
    case 'requesting':
      return view.isCancelling ? cancelling : cancel
    case 'searching':
    case 'calling-bot':
      return cancel
    case 'cancelling':
      return cancelling
    case 'found':
      return { ...plain, label: messages.openGame, does: 'open-game' }
    default:
      return view satisfies never
  }
}

/** Why there is no game, or why the search could not be cancelled. */
export function refusalOf(view: GameFinderView): GameRefusalView | null {
  return view.status === 'refused' || view.status === 'searching' ? view.refusal : null
}
