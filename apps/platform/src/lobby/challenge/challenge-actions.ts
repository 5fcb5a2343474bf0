import type { GameRefusalCode, GameRemedy } from '@kingside/machines/game-finder'
import type { ChallengeView } from '@kingside/machines/challenge'
import type { StartGameStep } from '@kingside/machines/start-game-button'

/** What resolves a refusal or a missing step. A button of the card tries again, so `retry` is not among them. */
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

export interface ActionView {
  readonly press: ChallengePress
  /** `busy`: its call is running; `loading`: the player's data are loading; `off`: another button's call is running. */
  readonly state: 'ready' | 'busy' | 'loading' | 'off' | 'banned'
}

export interface ActionViews {
  readonly main: ActionView
  readonly second?: ActionView
}

export const ready = (press: ChallengePress): ActionView => ({ press, state: 'ready' })
export const busy = (press: ChallengePress): ActionView => ({ press, state: 'busy' })
export const off = (press: ChallengePress): ActionView => ({ press, state: 'off' })

/** The step that a player needs before a challenge: its button, and the code of the reason. */
export const missingSteps = {
  'create-account': { remedy: 'create-account', code: 'registration_required' },
  'upgrade-now': { remedy: 'upgrade', code: 'foa_unavailable' },
  'fill-form': { remedy: 'fill-form', code: 'fide_id_missing' },
} as const satisfies Partial<
  Record<StartGameStep, { readonly remedy: ChallengeRemedy; readonly code: GameRefusalCode }>
>

/** The buttons of a challenge in each state. */
export function actionsOf(view: ChallengeView): ActionViews {
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
    case 'scheduled':
      return { main: ready('open-game') }
    case 'ended':
      return { main: ready('find-opponent') }
    default:
      return view satisfies never
  }
}

function firstStep(step: StartGameStep): ActionView {
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
