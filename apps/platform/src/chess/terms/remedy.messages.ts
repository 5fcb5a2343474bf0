import type { GameRemedy } from '@kingside/machines/game-finder'
import { defineMessage } from 'react-intl'

/** The label of the button beside a refusal. `none` has no button. */
export const remedyMessages = {
  retry: defineMessage({
    id: 'play.remedy.retry',
    defaultMessage: 'Try again',
    description: 'Button beside the reason why no game began.',
  }),
  'create-account': defineMessage({
    id: 'play.remedy.createAccount',
    defaultMessage: 'Create an account',
    description: 'Button beside the reason why no game began; opens the registration.',
  }),
  'sign-in': defineMessage({
    id: 'play.remedy.signIn',
    defaultMessage: 'Sign in',
    description: 'Button beside the reason why no game began; opens the sign-in.',
  }),
  upgrade: defineMessage({
    id: 'play.remedy.upgrade',
    defaultMessage: 'Upgrade to Pro',
    description: 'Button beside the reason why no game began. Pro is a name.',
  }),
  'fill-form': defineMessage({
    id: 'play.remedy.fillForm',
    defaultMessage: 'Add your FIDE ID',
    description: 'Button beside the reason why no game began. FIDE ID is a name.',
  }),
  'complete-registration': defineMessage({
    id: 'play.remedy.completeRegistration',
    defaultMessage: 'Complete registration',
    description: 'Button beside the reason why an invitation was not accepted.',
  }),
  'find-opponent': defineMessage({
    id: 'play.remedy.findOpponent',
    defaultMessage: 'Find an opponent',
    description: 'Button beside the reason why no game began; leads to the search.',
  }),
  'finish-a-game': defineMessage({
    id: 'play.remedy.finishAGame',
    defaultMessage: 'Go to your games',
    description: 'Button beside the reason why no game began; leads to the games under way.',
  }),
  'choose-another': defineMessage({
    id: 'play.remedy.chooseAnother',
    defaultMessage: 'Choose another game',
    description: 'Button beside the reason why no game began; leads back to the choice.',
  }),
} as const satisfies Record<Exclude<GameRemedy, 'none'>, unknown>
