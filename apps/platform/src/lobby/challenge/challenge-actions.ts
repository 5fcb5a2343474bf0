import type { GameRefusalCode, GameRemedy } from '@kingside/machines/game-finder'
import type { ChallengeView } from '@kingside/machines/challenge'
import type { StartGameStep } from '@kingside/machines/start-game-button'

/** Where a refusal or a missing step leads. What can be tried again has its own button in the card. */
export type ChallengeRemedy = Exclude<GameRemedy, 'none' | 'retry'>

/** What the buttons of a challenge do. */
export type ChallengePress =
  | 'create'
  | 'stop'
  | 'cancel'
  | 'check'
  | 'accept'
  | 'decline'
  | 'open-game'
  | ChallengeRemedy

export interface ActionFace {
  readonly press: ChallengePress
  /** `busy` is on its way, `loading` has to wait for the player's data, `off` waits for the other button. */
  readonly state: 'ready' | 'busy' | 'loading' | 'off' | 'banned'
}

export interface ActionFaces {
  readonly main: ActionFace
  readonly second?: ActionFace
}

export const ready = (press: ChallengePress): ActionFace => ({ press, state: 'ready' })
export const busy = (press: ChallengePress): ActionFace => ({ press, state: 'busy' })
export const off = (press: ChallengePress): ActionFace => ({ press, state: 'off' })

/** The step between the player and a challenge: the button that takes it, and the code that says why. */
export const missingSteps = {
  'create-account': { remedy: 'create-account', code: 'registration_required' },
  'upgrade-now': { remedy: 'upgrade', code: 'foa_unavailable' },
  'fill-form': { remedy: 'fill-form', code: 'fide_id_missing' },
} as const satisfies Partial<
  Record<StartGameStep, { readonly remedy: ChallengeRemedy; readonly code: GameRefusalCode }>
>

/** The buttons of a challenge, as it stands. */
export function actionsOf(view: ChallengeView): ActionFaces {
  switch (view.status) {
    case 'drafting':
      return { main: firstStep(view.step) }
    case 'creating':
      return view.isCancelling
        ? { main: busy('cancel') }
        : { main: busy('create'), second: ready('stop') }
    case 'waiting':
      return { main: ready('cancel') }
    case 'cancelling':
      return { main: busy('cancel') }
    case 'checking':
      return { main: busy('check') }
    case 'offered':
      return { main: ready('accept'), second: ready('decline') }
    case 'accepting':
      return { main: busy('accept'), second: off('decline') }
    case 'declining':
      return { main: off('accept'), second: busy('decline') }
    case 'started':
      return { main: ready('open-game') }
    case 'ended':
      return { main: ready('find-opponent') }
    default:
      return view satisfies never
  }
}

function firstStep(step: StartGameStep): ActionFace {
  switch (step) {
    case 'find-opponent':
      return ready('create')
    case 'wait':
      return { press: 'create', state: 'loading' }
    case 'banned':
      return { press: 'create', state: 'banned' }
    case 'create-account':
    case 'upgrade-now':
    case 'fill-form':
      return ready(missingSteps[step].remedy)
    default:
      return step satisfies never
  }
}
