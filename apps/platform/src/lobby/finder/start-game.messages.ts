import type { GameRemedy } from '@kingside/machines/game-finder'
import type { StartGameStep } from '@kingside/machines/start-game-button'
import { defineMessage } from 'react-intl'
import { refusedBeforeMessages } from '../../chess/terms/index.ts'

/** The steps that a player can take by pressing the button that starts a game. */
export type PressableStep = Exclude<StartGameStep, 'wait' | 'banned'>

/** The label of the button that starts a game, by the next step. */
export const stepMessages = {
  'find-opponent': defineMessage({
    id: 'startGame.step.findOpponent',
    defaultMessage: 'Find an opponent',
    description: 'Button that starts the search for an opponent.',
  }),
  'create-account': defineMessage({
    id: 'startGame.step.createAccount',
    defaultMessage: 'Create an account',
    description: 'In place of the button that starts the search: opens the registration.',
  }),
  'upgrade-now': defineMessage({
    id: 'startGame.step.upgradeNow',
    defaultMessage: 'Upgrade to Pro',
    description: 'In place of the button that starts the search: opens the popup of the Pro plan.',
  }),
  'fill-form': defineMessage({
    id: 'startGame.step.fillForm',
    defaultMessage: 'Add your FIDE ID',
    description:
      'In place of the button that starts the search: opens the form for the id of the chess federation FIDE.',
  }),
} as const satisfies Record<PressableStep, unknown>

/** Why the button asks for this step; shown below the button. */
export const stepReasons = {
  'find-opponent': null,
  'create-account': refusedBeforeMessages.registration_required,
  'upgrade-now': refusedBeforeMessages.foa_unavailable,
  'fill-form': refusedBeforeMessages.fide_id_missing,
} as const satisfies Record<PressableStep, unknown>

/** The label of the step among the remedies of a refusal. */
export const stepRemedies = {
  'find-opponent': 'find-opponent',
  'create-account': 'create-account',
  'upgrade-now': 'upgrade',
  'fill-form': 'fill-form',
} as const satisfies Record<PressableStep, GameRemedy>

export const startGameMessages = {
  loading: defineMessage({
    id: 'startGame.loading',
    defaultMessage: 'Loading…',
    description: 'On the button that starts a game, while the person’s own data load.',
  }),
  looking: defineMessage({
    id: 'startGame.looking',
    defaultMessage: 'Looking for an opponent…',
    description: 'Status while the search for an opponent runs.',
  }),
  cancel: defineMessage({
    id: 'startGame.cancel',
    defaultMessage: 'Cancel search',
    description: 'Button that ends the search for an opponent.',
  }),
  cancelling: defineMessage({
    id: 'startGame.cancelling',
    defaultMessage: 'Cancelling…',
    description: 'On the button while the search for an opponent is being ended.',
  }),
}
