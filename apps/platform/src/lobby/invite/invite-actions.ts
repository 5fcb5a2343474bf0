import type { InviteChallengeView } from '@kingside/machines/invite-challenge'
import { type ActionViews, busy, off, ready } from '../challenge/challenge-actions.ts'

/** The buttons of an invite in each state; null while a guest types the code, whose form has its own button. */
export function inviteActionsOf(view: InviteChallengeView): ActionViews | null {
  switch (view.status) {
    case 'drafting':
      return { main: view.isReady ? ready('create') : { press: 'create', state: 'loading' } }
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
    case 'entering-code':
      return null
    case 'invited':
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
