import { useIntl } from 'react-intl'
import { refusalMessages, remedyMessages } from '../../chess/terms/index.ts'
import type { CardAction } from './ActionRow.tsx'
import type { ActionView, ChallengePress } from './challenge-actions.ts'
import type { ChallengeTexts } from './useChallengeTexts.ts'
import { challengeMessages } from './challenge.messages.ts'

export type ActionTexts = Pick<ChallengeTexts, 'create' | 'creating' | 'decline' | 'cancel'>

/** The buttons of a challenge with their labels. */
export function useCardAction(
  { create, creating, decline, cancel }: ActionTexts,
  onPress: (press: ChallengePress) => void,
) {
  const { formatMessage } = useIntl()

  const labelOf = ({ press, state }: ActionView) => {
    switch (press) {
      case 'create':
        return state === 'busy' ? creating : create
      case 'decline':
        return state === 'busy' ? formatMessage(challengeMessages.declining) : decline
      case 'accept':
        return formatMessage(challengeMessages[state === 'busy' ? 'accepting' : 'accept'])
      case 'cancel':
        return state === 'busy' ? formatMessage(challengeMessages.cancelling) : cancel
      case 'check':
        return formatMessage(challengeMessages.checking)
      case 'stop':
        return formatMessage(challengeMessages.stop)
      case 'open-game':
        return formatMessage(challengeMessages.openGame)
      case 'create-account':
      case 'sign-in':
      case 'upgrade':
      case 'fill-form':
      case 'complete-registration':
      case 'find-opponent':
      case 'finish-a-game':
      case 'choose-another':
        return formatMessage(remedyMessages[press])
      default:
        return press satisfies never
    }
  }

  return (action: ActionView): CardAction => ({
    label: labelOf(action),
    type: quiet.has(action.press) ? 'secondary' : 'primary',
    loading: action.state === 'busy' || action.state === 'loading',
    disabled: action.state === 'off',
    ...(action.state === 'banned' && {
      disabledReason: formatMessage(refusalMessages.player_banned),
    }),
    onPress: () => onPress(action.press),
  })
}

/** Actions that do not lead to a game. */
const quiet: ReadonlySet<ChallengePress> = new Set(['stop', 'cancel', 'check', 'decline'])
