import type { RatingMode } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import { type GameRefusalView, viewOfRefusal } from '../game-finder/game-refusal.ts'
import type { startGameButtonMachine } from './start-game-button.machine.ts'

/** The state of the button; `label` names the specification's state as an address does. */
export type StartGameButtonView = { readonly mode: RatingMode } & (
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly label: 'find-opponent' | 'create-account' | 'upgrade-now' | 'fill-form'
      readonly isBusy: boolean
    }
  /** Pressing shows the reason in `because` instead of starting a game. */
  | { readonly status: 'unavailable'; readonly because: 'player_banned' | 'ongoing_challenge' }
  /** Pressing cancels. */
  | { readonly status: 'searching'; readonly refusal: GameRefusalView | null }
  | { readonly status: 'cancelling' }
  /** Pressing tries again. */
  | { readonly status: 'failed'; readonly refusal: GameRefusalView }
)

/** The machine's snapshot as the page sees it. */
export function selectStartGameButtonView({
  value,
  context: { mode, refusal },
}: SnapshotFrom<typeof startGameButtonMachine>): StartGameButtonView {
  if (typeof value === 'object') {
    if ('createAccount' in value)
      return ready(mode, 'create-account', value.createAccount === 'opening')
    if ('upgradeNow' in value) return ready(mode, 'upgrade-now', value.upgradeNow === 'opening')
    return ready(mode, 'fill-form', value.fillForm === 'opening')
  }
  switch (value) {
    case 'deciding':
    case 'loading':
      return { mode, status: 'loading' }
    case 'banned':
      return { mode, status: 'unavailable', because: 'player_banned' }
    case 'blocked':
      return { mode, status: 'unavailable', because: 'ongoing_challenge' }
    case 'findOpponent':
      return ready(mode, 'find-opponent', false)
    case 'starting':
    case 'searching':
      return { mode, status: 'searching', refusal: refusal && viewOfRefusal(refusal) }
    case 'cancelling':
      return { mode, status: 'cancelling' }
    case 'failed':
      return { mode, status: 'failed', refusal: viewOfRefusal(refusal) }
    default:
      return value satisfies never
  }
}

const ready = (
  mode: RatingMode,
  label: 'find-opponent' | 'create-account' | 'upgrade-now' | 'fill-form',
  isBusy: boolean,
): StartGameButtonView => ({ mode, status: 'ready', label, isBusy })
