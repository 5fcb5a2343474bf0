import type { GameRemedy } from '@kingside/machines/game-finder'
import type { AppDependencies } from '../../dependencies.ts'

/**
 * Opens what resolves a refusal of a game.
 * @param isInvited whether a friend waits: who is no member signs in or registers for that game. @default false
 */
export function openRemedy(
  { actors: { popups } }: Pick<AppDependencies, 'actors'>,
  remedy: Exclude<GameRemedy, 'none' | 'retry'>,
  navigate: (to: string) => unknown,
  isInvited = false,
): void {
  switch (remedy) {
    case 'create-account':
      return popups.send({
        type: 'popup.open',
        popup: isInvited ? 'sign-in-invite' : 'registration',
      })
    case 'sign-in':
      return popups.send({ type: 'popup.open', popup: isInvited ? 'sign-in-invite' : 'sign-in' })
    case 'upgrade':
      return popups.send({
        type: 'popup.open',
        popup: 'upgrade-to-pro',
        params: { paywall: 'foa' },
      })
    case 'fill-form':
      return popups.send({ type: 'popup.open', popup: 'fide' })
    case 'complete-registration':
      return popups.send({ type: 'popup.open', popup: 'confirm-personal-info' })
    case 'find-opponent':
      return void navigate('/')
    case 'finish-a-game':
      return void navigate('/active-games')
    case 'choose-another':
      return void navigate('/lobby')
    default:
      return remedy satisfies never
  }
}
